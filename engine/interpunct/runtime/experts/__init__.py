# SPDX-License-Identifier: Apache-2.0
"""Language experts: small recurrent networks with n-gram evidence, run with NumPy."""
