#!/usr/bin/env bash
# Builds the floor: the least app that uses every mandated package. dist/t0 is the floor, dist/x_shell the floor with an HTML shell and preloads.
set -eu
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-audit --no-fund
VARIANT=t0 SEAL=lazy I18N=split npx vite build -c build.config.mjs
VARIANT=t_best SEAL=lazy I18N=split TRICKS=nofetch,mobxprod,routerprod npx vite build -c build.config.mjs
VARIANT=t_bestlazy SEAL=lazy I18N=split TRICKS=nofetch,mobxprod,routerprod,lazyaxios npx vite build -c build.config.mjs
node shell.mjs
