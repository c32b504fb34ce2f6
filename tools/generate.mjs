#!/usr/bin/env node
// npm run generate -- domain <name>, npm run generate -- screen <domain> <thing> --path <path>: see CONTRIBUTING.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const plugin = './tools/generators/generators.json';
const { generators } = JSON.parse(readFileSync(join(root, plugin), 'utf8'));
const [what = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(generators, what)) {
  const lines = Object.entries(generators).map(([name, { description }]) => `  ${name.padEnd(8)}${description}`);
  const unknown = what === '' ? [] : [`There is no generator "${what}".`];
  console.error([...unknown, 'There are:', ...lines, 'Their options: npm run generate -- screen --help'].join('\n'));
  process.exit(1);
}
ensureInstalled();
const { code } = await run('nx', ['generate', `${plugin}:${what}`, ...args, '--no-interactive']);
process.exit(code);
