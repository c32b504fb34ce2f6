#!/usr/bin/env node
// npm run storybook: the workshop with hot reload. npm run storybook -- domain-course: with the stories of one library alone.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const [library = '', ...rest] = process.argv.slice(2);
if (library !== '' && !existsSync(join(root, 'libs', library, 'src'))) {
  console.error(`There is no library "${library}". There are: ${readdirSync(join(root, 'libs')).join(', ')}.`);
  process.exit(1);
}
ensureInstalled();
const port = process.env.STORYBOOK_PORT ?? '6006';
const args = [
  'dev',
  '-c',
  '.storybook',
  '-p',
  port,
  '--host',
  '127.0.0.1',
  '--no-open',
  '--disable-telemetry',
  ...rest,
];
const { code } = await run('storybook', args, { env: library === '' ? {} : { STORYBOOK_LIBRARY: library } });
process.exit(code);
