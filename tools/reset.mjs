#!/usr/bin/env node
// npm run reset: asks, then empties the embedded database and its files. --yes answers for scripts, --data-dir DIR names
// another directory than .data.
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { empty, holderOf, keptIn } from './lib/data.mjs';
import { root } from './lib/install.mjs';

const { values } = parseArgs({ options: { yes: { type: 'boolean' }, 'data-dir': { type: 'string' } } });
const directory = resolve(root, values['data-dir'] ?? process.env.BANYAN_DATA_DIR ?? '.data');

function end(words, code) {
  console[code === 0 ? 'log' : 'error'](words);
  process.exit(code);
}

function refuseHeld() {
  const pid = holderOf(directory);
  if (pid) end(`The data are in use by process ${pid}. Stop Banyan first (Ctrl-C in its window).`, 1);
}

async function agrees() {
  if (values.yes) return true;
  if (!process.stdin.isTTY) {
    const what = `This deletes all accounts, progress and files in ${directory}.`;
    end(`${what} Run it in a terminal, or with --yes.`, 1);
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const question = `Delete all accounts, progress and files in ${directory}? Type "yes" to go on: `;
  const answer = await prompt.question(question);
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
}

if (process.env.DATABASE_URL) {
  end('DATABASE_URL is set: data in PostgreSQL are not emptied from here. Drop and create that database yourself.', 1);
}
if (keptIn(directory).length === 0) end(`There are no data in ${directory}; nothing to empty.`, 0);
refuseHeld();
if (!(await agrees())) end('Nothing was deleted.', 0);
// Someone may have started it while the question stood there.
refuseHeld();
empty(directory);
end('Emptied. The next npm start fills it with the demo enterprises again.', 0);
