// The suites of npm test: each returns how many tests passed and failed, and its output when something failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { withWorkshop } from './workshop.mjs';

const reports = mkdtempSync(join(tmpdir(), 'banyan-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** A check that passes or fails as a whole. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args, { quiet: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output };
};

/** Jest's and Vitest's JSON reports have the same counts. */
function jestCounts(json, code, output) {
  if (!json.trim().startsWith('{')) return { passed: 0, failed: 1, output };
  const report = JSON.parse(json);
  // A file that does not load is a failed suite without tests.
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1), output: code === 0 ? '' : output };
}

const vitest = (name, args, env) => async () => {
  const file = join(reports, `${name}.json`);
  const { code, output } = await run(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    { quiet: true, env: env ? await env() : {} },
  );
  return jestCounts(existsSync(file) ? readFileSync(file, 'utf8') : '', code, output);
};

const broken = (output) => ({ passed: 0, failed: 1, output });

const stories = (chromium) => () =>
  withWorkshop(
    (url) =>
      playwright('stories', 'tools/stories/playwright.config.mjs', [], { CHROMIUM_PATH: chromium, WORKSHOP_URL: url }),
    broken,
  );

/** @param {boolean} accept what the stories look like now is from here on how they should look */
const pictures = (chromium, accept) => () =>
  withWorkshop(
    (url) =>
      playwright('pictures', 'tools/visual/playwright.config.mjs', accept ? ['--update-snapshots=changed'] : [], {
        CHROMIUM_PATH: chromium,
        WORKSHOP_URL: url,
      }),
    broken,
  );

async function playwright(name, config, args, env) {
  const file = join(reports, `${name}.json`);
  const { code, output } = await run('playwright', ['test', '--config', config, '--reporter=list,json', ...args], {
    quiet: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) return broken(output);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected || (code === 0 ? 0 : 1);
  // What passed at the second try counts as passed, but its report is shown.
  return { passed: stats.expected + stats.flaky, failed, output: failed || stats.flaky ? output : '' };
}

const journeys = (chromium) => async () => {
  const build = await run('nx', ['run-many', '-t', 'build', '-p', 'portal,api', '--output-style=static'], {
    quiet: true,
  });
  if (build.code !== 0) return broken(build.output);
  return playwright('journeys', 'apps/portal-e2e/playwright.config.ts', [], { CHROMIUM_PATH: chromium });
};

/**
 * All suites in the order in which they run; cheap ones first.
 * @param {{ chromium: string, postgres: () => Promise<{ url: string, stop: () => Promise<void> }>, accept: boolean }} parts
 *   accept: pictures of stories are taken anew instead of compared
 */
export function suites({ chromium, postgres, accept }) {
  let cluster = null;
  return {
    all: [
      ['format', check('prettier', ['--check', '--log-level=warn', '.'])],
      ['lint', check('nx', ['run-many', '-t', 'lint', '--output-style=static'])],
      ['types', check('nx', ['run-many', '-t', 'typecheck', '--output-style=static'])],
      ['cycles', check('depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'libs'])],
      ['unused', check('knip', [])],
      ['unit', vitest('unit', [])],
      [
        'service on PostgreSQL',
        vitest('postgres', ['--project', 'api'], async () => {
          cluster ??= await postgres();
          return { TEST_DATABASE_URL: cluster.url };
        }),
      ],
      ['journeys', journeys(chromium)],
      ['stories', stories(chromium)],
      ['pictures', pictures(chromium, accept)],
    ],
    stop: async () => cluster?.stop(),
  };
}
