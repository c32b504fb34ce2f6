// The suites of npm test.
import { checkBudget } from '../bench/budget.mjs';
import { run } from './run.mjs';
import { broken, check, nxMany, playwright, storybookRunner, unitSuites, vitest } from './runners.mjs';
import { withWorkshop } from './workshop.mjs';

/**
 * Options of a run.
 * @typedef {object} Wishes
 * @property {string} chromium path of the browser
 * @property {() => Promise<{ url: string, stop: () => Promise<void> }>} postgres starts a database
 * @property {boolean} accept pictures of stories are taken anew instead of compared
 * @property {boolean} cache what Nx has of an earlier run of the same files counts
 * @property {string} [grep] only tests whose title matches
 * @property {string} [library] only the stories of this library
 * @property {import('./touched.mjs').Touched | null} touched only what these changes can break; null: everything
 */

/**
 * A suite. `titled`: its tests have titles of their own, of which a run may choose some. `cores`: how many it fills, both
 * where it does not say.
 * @typedef {{ name: string, titled?: boolean, cores?: 1 | 2, run: () => Promise<import('./runners.mjs').Result> }} Suite
 */

/**
 * All suites in the order in which they run; cheap ones first.
 * @param {Wishes} wishes
 * @returns {{ all: Suite[], stop: () => Promise<void> }}
 */
export function suites({ chromium, postgres, accept, cache, grep, library, touched }) {
  let cluster = null;
  const chosenPlaywright = grep === undefined ? [] : ['--grep', grep, '--pass-with-no-tests'];
  const chosenVitest = grep === undefined ? [] : ['--testNamePattern', grep];

  const onPostgres = async () => {
    cluster ??= await postgres();
    // The database works in a process of its own: two files at a time fill two cores.
    const args = ['--project', 'api', '--maxWorkers=2', ...chosenVitest];
    return vitest('postgres', args, { TEST_DATABASE_URL: cluster.url }, touched?.server);
  };
  const build = () => run('nx', nxMany('build', { cache, projects: 'portal,api' }), { quiet: true });
  const budget = async () => {
    const { code, output } = await build();
    return code === 0 ? checkBudget() : broken(output);
  };
  const journeys = async () => {
    const { code, output } = await build();
    if (code !== 0) return broken(output);
    const args = [...chosenPlaywright, ...(touched?.journeys ?? [])];
    return playwright('journeys', 'apps/portal-e2e/playwright.config.ts', args, { CHROMIUM_PATH: chromium });
  };
  const lint = async () => {
    // The rule of arrows reads the project graph that Nx keeps on disk, and says nothing where there is none.
    const { code, output } = await run('nx', ['show', 'projects'], { quiet: true });
    return code === 0 ? check('eslint', touched?.folders ?? ['apps', 'libs', 'tools'])() : broken(output);
  };
  const libraries = library ?? touched?.libraries.join(',');
  const ofStories = (name, config, args) => () =>
    withWorkshop(
      { cache, library: libraries },
      (url) => playwright(name, config, [...chosenPlaywright, ...args], { CHROMIUM_PATH: chromium, WORKSHOP_URL: url }),
      broken,
    );
  // Storybook's own runner on one group: that the stories stand in it too. The whole is `npm run test-storybook`.
  const inStorybook = () =>
    withWorkshop({ cache }, (url) => storybookRunner(url, ['libs/domain-course/src/card'], chromium), broken);
  const pictureArgs = accept ? ['--update-snapshots=changed'] : [];

  const projects = touched?.projects.join(',');
  const all = [
    { name: 'format', cores: 1, run: check('oxfmt', ['--check', ...(touched?.files ?? [])]) },
    { name: 'cycles', cores: 1, run: check('depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'libs']) },
    {
      name: 'folder cycles',
      cores: 1,
      run: check('depcruise', ['--config', '.dependency-cruiser.folders.cjs', 'apps', 'libs']),
    },
    { name: 'unused', cores: 1, run: check('knip', []) },
    { name: 'lint', cores: 1, run: lint },
    { name: 'types', run: check('oxlint', touched?.folders ?? []) },
    {
      name: 'unit',
      titled: true,
      run: grep === undefined ? unitSuites({ cache, projects }) : () => vitest('unit', chosenVitest),
    },
    { name: 'service on PostgreSQL', titled: true, run: onPostgres },
    { name: 'budget', run: budget },
    { name: 'journeys', titled: true, run: journeys },
    { name: 'stories', titled: true, run: ofStories('stories', 'tools/stories/playwright.config.mjs', []) },
    { name: 'test-storybook', run: inStorybook },
    { name: 'pictures', titled: true, run: ofStories('pictures', 'tools/visual/playwright.config.mjs', pictureArgs) },
  ];
  return {
    all: touched === null ? all : all.filter(({ name }) => touched.suites.has(name)),
    stop: async () => cluster?.stop(),
  };
}
