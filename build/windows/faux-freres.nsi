; The Windows installer, for one account and without an administrator's rights.
; `build/windows/installer.py` runs it and says VERSION, FOUR, PROGRAM, ICON, SIDE, OUT, KILOBYTES
; and LISTS. The letters beyond ASCII stand in words.nsh, whose encoding is said there and not guessed.
;
; Silently:  setup.exe /S /D=C:\any\folder      and    "C:\any\folder\uninstall.exe" /S
; It ends with 2 where it refused: the program is running, or the folder is somebody else's.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include x64.nsh
!include WinVer.nsh
!include /CHARSET=UTF8 words.nsh
!include /CHARSET=UTF8 "${LISTS}"

!define EXE "faux-freres.exe"
!define LINK "$SMPROGRAMS\${TITLE}.lnk"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\faux-freres"
!define REFUSED 2

Name "${TITLE}"
BrandingText "${TITLE} ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\faux-freres"
InstallDirRegKey HKCU "${KEY}" InstallLocation

VIProductVersion "${FOUR}"
VIFileVersion "${FOUR}"
!macro DETAILS language
  VIAddVersionKey /LANG=${language} ProductName "${TITLE}"
  VIAddVersionKey /LANG=${language} ProductVersion "${VERSION}"
  VIAddVersionKey /LANG=${language} FileVersion "${VERSION}"
  VIAddVersionKey /LANG=${language} FileDescription "${TITLE} ${VERSION}"
  VIAddVersionKey /LANG=${language} CompanyName "${MAKERS}"
  VIAddVersionKey /LANG=${language} LegalCopyright "${RIGHTS}"
!macroend

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE check_folder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_TEXT "$(INSTALLED)"
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(STAYS)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TEXT "$(STAYED)"
!insertmacro MUI_UNPAGE_FINISH

; the first is for systems that speak neither, as in the program itself
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE English
!insertmacro DETAILS ${LANG_FRENCH}
!insertmacro DETAILS ${LANG_ENGLISH}
!insertmacro SENTENCES

!macro REFUSE text
  MessageBox MB_OK|MB_ICONSTOP "${text}" /SD IDOK
  SetErrorLevel ${REFUSED}
!macroend

; Windows lets nobody write to a program that runs.
!macro WAIT_FOR_END
  ${If} ${FileExists} "$INSTDIR\${EXE}"
    ${Do}
      ClearErrors
      FileOpen $0 "$INSTDIR\${EXE}" a
      ${IfNot} ${Errors}
        FileClose $0
        ${ExitDo}
      ${EndIf}
      ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
        SetErrorLevel ${REFUSED}
        Quit
      ${EndIf}
    ${Loop}
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    !insertmacro REFUSE "$(TOO_OLD)"
    Quit
  ${EndIf}
FunctionEnd

; A folder with other things in it would lose them to nobody, but ours would lie among them.
Function check_folder
  ${DirState} "$INSTDIR" $0
  ${If} $0 = 1
  ${AndIfNot} ${FileExists} "$INSTDIR\${EXE}"
  ${AndIfNot} ${FileExists} "$INSTDIR\faux-freres-data\*.*"
    !insertmacro REFUSE "$(NOT_EMPTY)"
    Abort
  ${EndIf}
FunctionEnd

Section
  ${If} ${Silent} ; there is no page that asked
    Call check_folder
  ${EndIf}
  !insertmacro WAIT_FOR_END
  !insertmacro REMOVE_PROGRAM ; an older version's modules must not stay among the new ones
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${PROGRAM}\*"
  ${If} ${Errors}
    !insertmacro REFUSE "$(NOT_WRITTEN)"
    Abort
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${LINK}" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${KEY}" DisplayName "${TITLE}"
  WriteRegStr HKCU "${KEY}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${KEY}" DisplayIcon "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${KEY}" Publisher "${MAKERS}"
  WriteRegStr HKCU "${KEY}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${KEY}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" EstimatedSize ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" NoModify 1
  WriteRegDWORD HKCU "${KEY}" NoRepair 1
SectionEnd

; The player's files lie elsewhere, or in faux-freres-data after --portable: neither is touched,
; and a folder with anything in it stays.
Section Uninstall
  !insertmacro WAIT_FOR_END
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "${LINK}"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
