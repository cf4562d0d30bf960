# SPDX-License-Identifier: Apache-2.0
"""Second opinions: a language model's marks at the slots that the bundle doubts."""
