#!/usr/bin/env node
// Runs one of the workspace's programs after installing what is missing: node tools/with-install.mjs storybook dev …
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
const [command, ...args] = process.argv.slice(2);
const { code } = await run(command, args);
process.exit(code);
