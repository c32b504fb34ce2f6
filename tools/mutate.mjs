#!/usr/bin/env node
// npm run mutate -- <project> [glob …]: puts small faults into stores and services, one at a time, and tells which of them
// no test notices. What survives is read before a domain is called done. Not part of npm test: it takes its time.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const [project = '', ...globs] = process.argv.slice(2);
const places = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => existsSync(join(root, path, 'vitest.config.mts')));
const place = places.find((path) => basename(path) === project);
if (place === undefined) {
  console.error(
    `There is no project "${project}" with tests. There are: ${places.map((path) => basename(path)).join(', ')}.`,
  );
  process.exit(1);
}
ensureInstalled();

/** Folders with the rules of a project. */
const rules = ['src/**/*Store.ts', 'src/**/*.service.ts'];
const mutated = (globs.length > 0 ? globs : rules).map((glob) => `${place}/${glob}`);
const reports = join(root, 'dist', 'mutation');
mkdirSync(reports, { recursive: true });
const settings = join(reports, `${project}.config.json`);
writeFileSync(
  settings,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `${place}/vitest.config.mts`, dir: place },
    mutate: [...mutated, '!**/*.test.ts'],
    ignorePatterns: ['/dist', '.nx', '.data', 'coverage', '/tools/visual/accepted', '/docs'],
    tempDirName: 'dist/.stryker',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false },
    htmlReporter: { fileName: `dist/mutation/${project}.html` },
  }),
);
const { code } = await run('stryker', ['run', settings]);
process.exit(code);
