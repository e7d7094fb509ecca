# The browser: every word around the table that is not the game's own.

web-name = Consigliere
