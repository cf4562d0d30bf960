# SPDX-License-Identifier: Apache-2.0
"""Settings kept between runs, and the titles of choices."""
