// Programs that test, each as a suite: how many tests passed and failed, and its output when something failed.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';
import { run } from './run.mjs';

/**
 * Result of a suite. `secondTry`: titles of tests that failed first and passed when they were tried again. `failures`:
 * titles of those that failed, each with the first lines of why; a suite that has none to tell is told by its output's end.
 * @typedef {{ passed: number, failed: number, output: string, secondTry?: string[], failures?: string[] }} Result
 */

const reports = mkdtempSync(join(tmpdir(), 'banyan-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @returns {Result} of a suite that could not even begin */
export const broken = (output) => ({ passed: 0, failed: 1, output });

/** A check that passes or fails as a whole. */
export const check = (command, args) => async () => {
  const { code, output } = await run(command, args, { quiet: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output };
};

/** Arguments of `nx run-many`. Nx keeps what it cached in the home folder, for all checkouts of the repository. */
export const nxMany = (target, { cache, projects }) => [
  ...['run-many', '-t', target, '--output-style=static'],
  ...(projects ? ['-p', projects] : []),
  ...(cache ? [] : ['--skip-nx-cache']),
];

/** A failed test as the end of a run tells it: its title and the first lines of why, without colours. */
const failureOf = (title, why = '') => [title, ...stripVTControlCharacters(why).split('\n').slice(0, 4)].join('\n    ');

/** Counts of Vitest's report, and of Jest's, which is the same. A file that does not load is a failed suite without tests. */
function jestCounts(text) {
  if (!text.trim().startsWith('{')) return { passed: 0, failed: 1, failures: [] };
  const report = JSON.parse(text);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failureOf(`${relative(root, name)} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...tests, ...unloaded.map(({ name, message }) => failureOf(relative(root, name), message))],
  };
}

/** The same of a file; a report that was not written is a failure. */
const countsOf = (file) => jestCounts(existsSync(file) ? readFileSync(file, 'utf8') : '');

/** One run of Vitest; `related`: only the tests that these files can break. */
export async function vitest(name, args, env = {}, related) {
  const file = join(reports, `${name}.json`);
  const { code, output } = await run(
    'vitest',
    [
      ...(related === undefined ? ['run'] : ['related', '--run', ...related]),
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { quiet: true, env },
  );
  const { passed, failed, failures } = countsOf(file);
  return { passed, failed: failed || (code === 0 ? 0 : 1), output: code === 0 ? '' : output, failures };
}

/** Names of the folders of projects that Vitest runs. */
const projectsWithTests = (chosen) =>
  ['apps', 'libs', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, 'vitest.config.mts'))),
    )
    .filter((name) => chosen?.split(',').includes(name) ?? true);

/**
 * The unit suites of all projects, each by itself. Those of unchanged projects come from Nx's cache, their reports with
 * them; a project whose report is not there has failed.
 * Services run whole on PostgreSQL in a suite of their own; here the embedded database gets a slice of them.
 * @param {{ cache: boolean, projects?: string }} wishes `cache`: whether what is cached counts; `projects`: these alone
 */
export const unitSuites =
  ({ cache, projects: chosen }) =>
  async () => {
    // Path of the reports in the target's options in nx.json; Nx brings those of cached suites back to it.
    const folder = 'dist/reports/unit';
    rmSync(join(root, folder), { recursive: true, force: true });
    const { code, output } = await run('nx', nxMany('test', { cache, projects: chosen }), {
      quiet: true,
      env: { BANYAN_EMBEDDED: 'slice' },
    });
    const projects = projectsWithTests(chosen);
    const counts = projects.map((project) => {
      const count = countsOf(join(root, folder, `${project}.json`));
      // A project whose report is not there has no titles either.
      return count.failed > 0 && count.failures.length === 0
        ? { ...count, failures: [`${project} wrote no report`] }
        : count;
    });
    const sum = (what) => counts.reduce((total, count) => total + count[what], 0);
    const failed = sum('failed') || (code === 0 ? 0 : 1);
    return {
      passed: sum('passed'),
      failed,
      output: failed ? output : '',
      failures: counts.flatMap(({ failures }) => failures),
    };
  };

/** The tests that Playwright gives a status, with the files and groups they are in, and the first message of each. */
const testsWith = (wanted, { title, suites = [], specs = [] }, before = []) => {
  const path = title ? [...before, title] : before;
  return [
    ...specs.flatMap((spec) => {
      const test = spec.tests.find(({ status }) => status === wanted);
      if (test === undefined) return [];
      const why = test.results.find(({ error }) => error)?.error.message;
      return [{ title: [...path, spec.title].join(' › '), why }];
    }),
    ...suites.flatMap((suite) => testsWith(wanted, suite, path)),
  ];
};

/** One run of Playwright. What passed at the second try counts as passed, but its report is shown. */
export async function playwright(name, config, args, env) {
  const file = join(reports, `${name}.json`);
  const { code, output } = await run('playwright', ['test', '--config', config, '--reporter=list,json', ...args], {
    quiet: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) return broken(output);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const secondTry = testsWith('flaky', report).map(({ title }) => title);
  const failures = testsWith('unexpected', report).map(({ title, why }) => failureOf(title, why));
  const failed = report.stats.unexpected || (code === 0 ? 0 : 1);
  const passed = report.stats.expected + report.stats.flaky;
  return { passed, failed, output: failed || secondTry.length > 0 ? output : '', secondTry, failures };
}

/** One run of Storybook's own test runner on a served workshop; `paths` choose among the files of stories. */
export async function storybookRunner(url, paths, chromium) {
  const { code, output, stdout } = await run(
    'test-storybook',
    ['--url', url, '--maxWorkers=2', '--testTimeout=60000', '--json', ...paths],
    { quiet: true, env: { CHROMIUM_PATH: chromium } },
  );
  // The report is printed; what people read of a run goes to the other stream.
  const json = stdout.slice(Math.max(0, stdout.indexOf('{"')));
  const { passed, failed, failures } = jestCounts(json);
  const shown = code === 0 ? '' : output.replace(json, '');
  return { passed, failed: failed || (code === 0 ? 0 : 1), output: shown, failures };
}
