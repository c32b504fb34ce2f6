import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import screenGenerator, { type ScreenOptions } from './screen/generator.mjs';
import { TrialCopy } from './TrialCopy.ts';

vi.setConfig({ testTimeout: 480_000, hookTimeout: 240_000 });

const copy = new TrialCopy();
afterAll(() => copy.remove());

/** Files that were made or added to. */
let written: string[] = [];
const code = () => written.filter((path) => /\.tsx?$/.test(path));

const screen = (options: ScreenOptions) => copy.work((tree) => screenGenerator(tree, options));

beforeAll(async () => {
  const files = [
    await copy.generate('domain', 'trial', '--about', 'What is tried out'),
    await screen({ domain: 'trial', thing: 'makeUpPaper', path: '/trial/papers', zh: '补考试卷' }),
    // In a domain that has screens, in a layout with a navigation, for visitors too.
    await screen({ domain: 'course', thing: 'loan', path: '/my/loans', access: 'open', zh: '借阅' }),
  ];
  written = [...new Set(files.flat())];
  // The rule of arrows reads the project graph that nx keeps on disk.
  await passes('nx', 'show', 'projects');
});

/** That a program ends well; what it said when it does not. */
async function passes(command: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await copy.run(command, ...args);
  expect(code, output).toBe(0);
}

it.concurrent('writes what lint takes', () => passes('eslint', ...code()));

it.concurrent('writes what is formatted, worded in all languages, compiled, and passes its tests', async () => {
  await passes('oxfmt', '--check', ...written);
  await passes('node', 'tools/i18n/check.mjs');
  await passes('oxlint', ...code());
  await passes('vitest', 'run', '--root', 'libs/domain-trial');
  await passes('vitest', 'run', '--root', 'libs/domain-course', 'course.module', 'loans');
  await passes('vitest', 'run', '--root', 'apps/portal', 'routeTable');
  // Services on the tables of their migrations, and what comes in by a cursor.
  const lists = '^make up papers|^loans|^a cursor of (apiTrial/makeUpPapers|apiCourse/loans)|^serves every call';
  const suites = ['makeUpPapers', 'loans', 'modules/index', 'hostileInput'];
  await passes('vitest', 'run', '--root', 'apps/api', ...suites, '--testNamePattern', lists);
});

it.concurrent('writes no screen twice, and none that leads on to another', async () => {
  await expect(screen({ domain: 'trial', thing: 'makeUpPaper', path: '/trial/again' })).rejects.toThrow(
    'libs/contracts/src/trial/makeUpPapers.ts is there already',
  );
  // A journey of another domain's.
  await expect(screen({ domain: 'trial', thing: 'lecturer', path: '/trial/lecturers' })).rejects.toThrow(
    'apps/portal-e2e/src/lecturers.spec.ts is there already',
  );
  await expect(screen({ domain: 'trial', thing: 'start', path: '/' })).rejects.toThrow('leads on to /index');
});
