#!/usr/bin/env node
// npm run test-storybook: every story in Storybook's own test runner. npm run test-storybook -- libs/ui/src/data: those of a folder.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { broken, storybookRunner } from './lib/runners.mjs';
import { withWorkshop } from './lib/workshop.mjs';

ensureInstalled();
const chromium = ensureChromium();
const { passed, failed, output } = await withWorkshop(
  { cache: true },
  (url) => storybookRunner(url, process.argv.slice(2), chromium),
  broken,
);
if (output) console.log(output);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
