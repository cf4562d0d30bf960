# SPDX-License-Identifier: Apache-2.0
"""Language experts: small recurrent networks with n-gram evidence, read and run with NumPy."""
