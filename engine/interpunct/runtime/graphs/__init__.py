# SPDX-License-Identifier: Apache-2.0
"""Published graphs in the format ONNX: conversion to bundles, and reading of their answers."""
