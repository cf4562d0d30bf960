@echo off
py "%~dp0interpunct_plugin.py" %1
