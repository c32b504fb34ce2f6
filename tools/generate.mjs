#!/usr/bin/env node
// npm run generate -- domain <name>, npm run generate -- screen <domain> <thing> --path <path>: see CONTRIBUTING.
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
const [what = '', ...args] = process.argv.slice(2);
const plugin = './tools/generators/generators.json';
const command = what === '' ? ['list', plugin] : ['generate', `${plugin}:${what}`, ...args, '--no-interactive'];
const { code } = await run('nx', command);
process.exit(code);
