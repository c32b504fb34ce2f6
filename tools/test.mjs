#!/usr/bin/env node
// npm test: every suite, what needed a second try, what failed, how much of the product is there, then one line
// "N passed, N failed".
//   --only name[,name]   some of the suites
//   -g, --grep words     only tests whose title matches, e.g. --only stories -g Button
//   --library name       only the stories of one library
//   --no-cache           what Nx kept of an earlier run of the same files does not count
//   --accept             pictures of stories are taken anew
//   --touched            only what the changes since main (or --base commit) can break
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inLanes } from './lib/lanes.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { broken } from './lib/runners.mjs';
import { suites } from './lib/suites.mjs';
import { changedSince, touchedBy } from './lib/touched.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    grep: { type: 'string', short: 'g' },
    library: { type: 'string' },
    cache: { type: 'boolean', default: true },
    accept: { type: 'boolean', default: false },
    touched: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
  },
});
ensureInstalled();
const touched = values.touched ? touchedBy(changedSince(values.base)) : null;
if (touched?.files.length === 0) {
  console.log(`Nothing differs from ${values.base}.\n0 passed, 0 failed`);
  process.exit(0);
}
const { all, stop } = suites({ ...values, touched, chromium: ensureChromium(), postgres: startPostgres });
const only = values.only?.split(',');
const unknown = only?.filter((name) => !all.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = all.filter(
  ({ name, titled }) => (only?.includes(name) ?? true) && (titled || values.grep === undefined),
);

let passed = 0;
let failed = 0;
const secondTries = [];
const failures = [];
const coresOf = ({ cores = 2 }) => cores;
/** Part of a failed suite's output that is repeated at the end of the run. */
const failuresOf = ({ failures: told = [], output }) =>
  told.length > 0 ? told : [stripVTControlCharacters(output).trim().split('\n').slice(-12).join('\n    ')];
try {
  await inLanes(chosen, coresOf, async ({ name, run: play }) => {
    const began = Date.now();
    const result = await play().catch((error) => broken(String(error?.stack ?? error)));
    passed += result.passed;
    failed += result.failed;
    secondTries.push(...(result.secondTry ?? []).map((title) => `${name}: ${title}`));
    if (result.failed > 0) failures.push(...failuresOf(result).map((failure) => `${name}: ${failure}`));
    if (result.output) console.log(`\n──── ${name} ────\n${result.output}\n`);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      `${result.failed ? 'FAIL' : 'ok  '} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
  });
} finally {
  await stop();
}
if (passed + failed === 0) {
  console.error(`No test is titled "${values.grep}".`);
  failed = 1;
}
if (secondTries.length > 0) console.log(['Needed a second try:', ...secondTries].join('\n  '));
if (failures.length > 0) console.log(['Failed:', ...failures].join('\n  '));
const ledger = await run('tsx', ['--tsconfig', 'tsconfig.base.json', 'tools/ledger/ledger.mjs'], { quiet: true });
console.log(ledger.code === 0 ? ledger.stdout.trim() : ledger.output);
if (ledger.code !== 0) failed += 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
