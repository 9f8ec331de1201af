"""The screens: title, lobby, table, result and the rest. A scene answers; the stack acts."""
