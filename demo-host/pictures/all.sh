#!/bin/sh
# Renders what is missing and writes the shop's pictures. Run from the repository's root.
set -e
cd "$(dirname "$0")/../.."
nice -n 19 blender -b --python-exit-code 1 -P demo-host/pictures/render.py -- --view main
nice -n 19 blender -b --python-exit-code 1 -P demo-host/pictures/scenes.py
nice -n 19 blender -b --python-exit-code 1 -P demo-host/pictures/render.py -- --view second colours
node demo-host/pictures/finish.mjs
