#!/usr/bin/env node
// npm test: every suite, then one line "N passed, N failed". --only name[,name] runs some of them,
// --accept takes the pictures of stories anew.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { suites } from './lib/suites.mjs';

ensureInstalled();
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1].split(',') : null;
const { all, stop } = suites({
  chromium: ensureChromium(),
  postgres: startPostgres,
  accept: process.argv.includes('--accept'),
});

let passed = 0;
let failed = 0;
try {
  for (const [name, suite] of all) {
    if (only && !only.includes(name)) continue;
    const began = Date.now();
    const result = await suite().catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }));
    passed += result.passed;
    failed += result.failed;
    if (result.output) console.log(`\n──── ${name} ────\n${result.output}\n`);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      `${result.failed ? 'FAIL' : 'ok  '} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
  }
} finally {
  await stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
