import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import manageGenerator, { type ManageOptions } from './manage/generator.mjs';
import migrationGenerator from './migration/generator.mjs';
import screenGenerator, { type ScreenOptions } from './screen/generator.mjs';
import { TrialCopy } from './TrialCopy.ts';

vi.setConfig({ testTimeout: 480_000, hookTimeout: 240_000 });

const copy = new TrialCopy();
afterAll(() => copy.remove());

/** Files that were made or added to. */
let written: string[] = [];
const code = () => written.filter((path) => /\.tsx?$/.test(path));

const screen = (options: ScreenOptions) => copy.work((tree) => screenGenerator(tree, options));
const manage = (options: ManageOptions) => copy.work((tree) => manageGenerator(tree, options));

beforeAll(async () => {
  const files = [
    await copy.generate('domain', 'trial', '--about', 'What is tried out'),
    await screen({ domain: 'trial', thing: 'makeUpPaper', path: '/trial/papers', zh: '补考试卷' }),
    // In a domain that has screens, in a layout with a navigation, for visitors too.
    await screen({
      ...{ domain: 'course', thing: 'loan', path: '/my/loans', access: 'open', zh: '借阅' },
      ...{ field: ['title:text', 'open:flag:公开'], filter: 'open' },
    }),
    // In a module whose routes take ports, with every kind of field, in columns.
    await screen({
      ...{ domain: 'community', thing: 'pledge', path: '/news/pledges', zh: '承诺', table: true },
      ...{ field: ['title:text:承诺', 'pages:int:页数', 'due:date:期限'], toggle: 'done:完成', filter: 'done' },
    }),
    // For lecturers, in a domain without a module of its own.
    await screen({
      domain: 'teaching',
      thing: 'bench',
      things: 'benches',
      path: '/teaching/benches',
      access: 'lecturer',
    }),
    // Lists of the console: in a domain without a door to it, with every kind of field, and in one that has screens there.
    await manage({
      ...{ domain: 'training', thing: 'venue', zh: '场地' },
      field: ['title:text:标题', 'seats:int:座位', 'open:flag:公开'],
    }),
    await manage({ domain: 'course', thing: 'shelf', things: 'shelves', zh: '书架' }),
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
  await passes('vitest', 'run', '--root', 'libs/domain-community', 'community.module', 'pledges');
  await passes('vitest', 'run', '--root', 'apps/portal', 'routeTable');
  // Services on the tables of their migrations, and what comes in by a cursor.
  const cursors = '^a cursor of api(Trial/makeUpPapers|Course/loans|Community/pledges|Teaching/benches)';
  const lists = `^make up papers|^loans|^pledges|^benches|^venues|^shelves|${cursors}|^serves every call|^every table that names a person`;
  const own = ['makeUpPapers', 'loans', 'pledges', 'benches', 'manage/venues', 'manage/shelves'];
  const suites = [...own, 'personal', 'modules/index', 'hostileInput'];
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

it.concurrent('says which field is wrong, and of which kinds there are', async () => {
  const wish = { domain: 'trial', thing: 'wish', things: 'wishes', path: '/trial/wishes' };
  await expect(screen({ ...wish, field: ['title:text', 'price:money'] })).rejects.toThrow('text, int, date, flag');
  await expect(screen({ ...wish, field: ['pages:int'] })).rejects.toThrow('The first field names the row');
  await expect(screen({ ...wish, field: ['title:text', 'id:int'] })).rejects.toThrow('has a field id already');
  await expect(screen({ ...wish, filter: 'title' })).rejects.toThrow('"title" is none');
  await expect(screen({ ...wish, access: 'open', toggle: 'done' })).rejects.toThrow('an open screen has none');
});

it.concurrent('writes no list of the console twice, and says what it cannot make', async () => {
  await expect(manage({ domain: 'course', thing: 'shelf', things: 'shelves' })).rejects.toThrow('is there already');
  await expect(manage({ domain: 'course', thing: 'room' })).rejects.toThrow('things called room already');
  await expect(manage({ domain: 'organisation', thing: 'site' })).rejects.toThrow('made by hand');
  await expect(manage({ domain: 'course', thing: 'term', field: ['title:text', 'due:date'] })).rejects.toThrow(
    'no field of type date',
  );
});

it('names every file that it wrote, those of the programs that it ran too', async () => {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  await screen({ domain: 'trial', thing: 'memo', path: '/trial/memos', zh: '随记' });
  log.mockRestore();
  expect(printed).toContainEqual(
    expect.stringMatching(/^CREATE apps\/api\/src\/db\/migrations\/\d+_trial_memos\.sql$/),
  );
  expect(printed).toContain('UPDATE apps/api/src/db/migrations/meta/_journal.json');
});

it('writes the migration anew after columns have changed', async () => {
  await copy.work((tree) => Promise.resolve(migrationGenerator(tree, { name: 'trial_memos' })));
  await passes('vitest', 'run', '--root', 'apps/api', 'migrations');
});
