# SPDX-License-Identifier: Apache-2.0
"""What ships beside the code: profiles, language data, icons, translations, sample captions."""
