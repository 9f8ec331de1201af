; What the installer says, in UTF-8; French and English say the same.
!define TITLE "Faux Frères"
!define MAKERS "Faux Frères contributors"
!define RIGHTS "© 2026 Faux Frères contributors, MIT licence"
!define DATA "$APPDATA\faux-freres"

!macro SENTENCES
  LangString INSTALLED ${LANG_FRENCH} "Faux Frères est installé. Le jeu est aussi dans le menu Démarrer. Vos réglages et vos parties iront dans ${DATA}."
  LangString INSTALLED ${LANG_ENGLISH} "Faux Frères is installed. You find it in the Start menu, too. Your settings and matches will go to ${DATA}."

  LangString STAYS ${LANG_FRENCH} "Le programme va être effacé. Vos réglages et vos parties restent dans ${DATA} ; si vous n’en voulez plus, effacez ce dossier vous-même."
  LangString STAYS ${LANG_ENGLISH} "The program will be deleted. Your settings and matches stay in ${DATA}; if you do not want them any more, delete that folder yourself."

  LangString STAYED ${LANG_FRENCH} "Le programme est effacé. Vos réglages et vos parties sont toujours dans ${DATA}."
  LangString STAYED ${LANG_ENGLISH} "The program is deleted. Your settings and matches are still in ${DATA}."

  LangString RUNNING ${LANG_FRENCH} "Faux Frères est ouvert, ou son fichier est protégé : $INSTDIR\${EXE}. Fermez le jeu, puis réessayez."
  LangString RUNNING ${LANG_ENGLISH} "Faux Frères is open, or its file is protected: $INSTDIR\${EXE}. Close the game, then retry."

  LangString NOT_EMPTY ${LANG_FRENCH} "Ce dossier contient déjà autre chose : $INSTDIR. Choisissez un dossier vide ou nouveau."
  LangString NOT_EMPTY ${LANG_ENGLISH} "This folder holds something else already: $INSTDIR. Choose an empty or a new one."

  LangString NOT_WRITTEN ${LANG_FRENCH} "Tout n’a pas pu être écrit dans $INSTDIR. Vérifiez la place libre et vos droits sur ce dossier, puis recommencez."
  LangString NOT_WRITTEN ${LANG_ENGLISH} "Not everything could be written to $INSTDIR. Check the free space and your rights to this folder, then try again."

  LangString TOO_OLD ${LANG_FRENCH} "Faux Frères a besoin de Windows 10 ou plus récent, en 64 bits."
  LangString TOO_OLD ${LANG_ENGLISH} "Faux Frères needs Windows 10 or newer, 64-bit."
!macroend
