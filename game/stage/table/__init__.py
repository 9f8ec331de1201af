"""The edge of any table: its top bar, its log, and what is asked of whom, with its buttons."""
