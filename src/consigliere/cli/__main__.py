"""So that `python -m consigliere.cli` is the command too."""

import sys

from consigliere.cli import main

sys.exit(main())
