# SPDX-License-Identifier: Apache-2.0
"""What ships beside the code: bundles, profiles, language data, icons, sample captions."""
