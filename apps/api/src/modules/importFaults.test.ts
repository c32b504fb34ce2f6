import { questionnaireDetail, questionnaireList } from '@banyan/contracts/exam';
import fc from 'fast-check';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { Importing } from '../testing/importing.ts';
import { activitiesKind } from './activity/import/activities.import.ts';
import { activityAttendances, activitySessions } from './activity/activity.schema.ts';
import { communityKind } from './community/import/community.import.ts';
import { packagesKind } from './course/import/packages.import.ts';
import { codesKind } from './courseCode/import/codes.import.ts';
import { noticeKind } from './home/import/notice.import.ts';
import { homeworkKind } from './homework/import/homework.import.ts';
import { homeworkSubmissions, homeworks } from './homework/homework.schema.ts';
import { findThings } from './findThings.ts';
import { allRoutes } from './index.ts';
import { lecturersKind } from './lecturer/import/lecturers.import.ts';
import { roomsKind } from './liveRoom/import/rooms.import.ts';
import { drawsKind } from './lottery/import/draws.import.ts';
import { goodsKind } from './mall/import/goods.import.ts';
import { partnersKind } from './partner/import/partners.import.ts';
import { questionnairesKind } from './questionnaire/import/questionnaires.import.ts';
import { scenariosKind } from './sparring/import/scenarios.import.ts';
import { talentKind } from './talent/import/talent.import.ts';

let world: World;
let userId: number;
beforeAll(async () => {
  world = await openWorld(allRoutes);
  userId = await world.addLearner('H10017', '质量部');
});

const importing = (kind: object, file: string) => new Importing(world, kind as never, file);

/** The example with changes: each a text of it and its replacement. */
async function changed(one: Importing, changes: readonly (readonly [string, string])[]): Promise<string> {
  let text = await one.example();
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return text;
}

const things = findThings;

describe('a file that is wrong is told by line with its reason', () => {
  it.each<[name: string, kind: object, changes: readonly (readonly [string, string])[], told: readonly string[]]>([
    [
      'activities.yaml',
      activitiesKind,
      [
        ['organiser: H10017', 'organiser: H99999'],
        ['2025-11-01,', '2027-02-30,'],
        ['ends: 2027-03-20 11:30', 'ends: 2027-03-20 08:30'],
        ['places: 24', 'places: 32'],
        ['row: 4, column: 8', 'row: 5, column: 8'],
      ],
      [
        '9 There is no account "H99999".',
        '15 There is no day or time "2027-02-30".',
        '17 "ends" is not later than "begins".',
        '19 There are 32 places and 31 seats.',
        '25 There is no such seat.',
      ],
    ],
    [
      'homework.yaml',
      homeworkKind,
      [
        ['pass: 60', 'pass: 160\n    departments: [月球部]'],
        ['points: 50', 'points: 51'],
        ['forms/torque-record.csv', '../imports.md'],
      ],
      [
        '12 Nobody can pass it.',
        '13 There is no department "月球部".',
        '14 The criteria give 101 points, and "full" says 100.',
        '19 "../imports.md" leads out of the folder.',
      ],
    ],
    [
      'questionnaires.yaml',
      questionnairesKind,
      [
        ['closes: 2027-05-31', 'closes: 2025-05-31'],
        ['id: ease', 'id: used'],
        ['min: 1', 'min: 6'],
        ['gaps: [日期, 谁做的], ', ''],
      ],
      [
        '7 "closes" is not later than "opens".',
        '13 "used": It jumps to a question that is not there.',
        '20 "used" stands here twice.',
        '24 "used": "max" is less than "min".',
        '28 "gaps": "gaps" and the type "fills" go together.',
      ],
    ],
    [
      'goods.yaml',
      goodsKind,
      [
        ["from: '11:30'", "from: '14:30'"],
        ['数显扭矩扳手', '比武观赛席'],
      ],
      ['2 It closes before it opens.', '14 "比武观赛席" stands here twice.'],
    ],
    [
      'goods.csv',
      goodsKind,
      [
        ['tool,torch', 'hat,torch'],
        [',240,', ',many,'],
      ],
      ['2 goods[1].category is none of what may stand here.', '2 goods[1].points is of the wrong kind.'],
    ],
    [
      'draws.yaml',
      drawsKind(things),
      [
        ['product: 数显扭矩扳手', 'product: 金扳手'],
        [', consolation: true', ''],
      ],
      ['8 Nothing is given in place of what has run out.', '12 There is no product "金扳手".'],
    ],
    [
      'packages.yaml',
      packagesKind(things),
      [['price: 99', '']],
      [
        '6 There is no course "读懂一张零件图：尺寸、公差与几何公差".',
        '6 There is no course "量具校准与使用：卡尺、千分尺、内径表".',
        '7 There is no course "控制图：读图、判异与行动".',
        '10 A package that is free costs no points.',
      ],
    ],
    [
      'codes.csv',
      codesKind(things),
      [
        [
          'TORQ-7SPRING-3,春季技能月,Spring of skills,package,拧紧岗位入门,180',
          'torq7spring2,春季技能月,,package,拧紧岗位入门,90',
        ],
      ],
      [
        '2 There is no package "拧紧岗位入门".',
        '3 The code "TORQ7SPRING2" stands here twice.',
        '3 "春季技能月" says something else above.',
      ],
    ],
    ['partners.yaml', partnersKind(things), [['since: 2021', 'since: 21']], ['13 partners[1].since is out of range.']],
    ['community.csv', communityKind, [['量具角', '拧紧与装配']], ['3 "拧紧与装配" stands here twice.']],
    ['lecturers.csv', lecturersKind, [['扭矩;校准', '一;二;三;四;五;六']], ['2 lecturers[1].labels is out of range.']],
    [
      'talent.yaml',
      talentKind(things),
      [
        ['- { course: 量具校准与使用：卡尺、千分尺、内径表, level: 2 }', '- { level: 2 }'],
        ['level: 3', 'level: 1'],
        ['leads_to: [计量员]', 'leads_to: [校准员]'],
        ['工具校准: 3', '工具: 3'],
        ['account: H20412', 'account: H10017'],
        ['post: 拧紧操作工', 'post: 拧紧工'],
      ],
      [
        '6 A way names one thing.',
        '14 "拧紧工艺员" stands on level 1 too.',
        '18 There is no post "校准员".',
        '20 "拧紧操作工" stands on level 1 too.',
        '31 There is no ability "工具".',
        '34 There is no post "拧紧工".',
      ],
    ],
    [
      'scenarios.yaml',
      scenariosKind,
      [
        ['most: 40', 'most: 50'],
        ['criterion: way', 'criterion: ways'],
        ['settled_by: [danger]', 'settled_by: [dangers]'],
      ],
      [
        expect.stringContaining('The criteria give 110 points at most.'),
        expect.stringContaining('There is no criterion "ways".'),
        expect.stringContaining('There is no intent "dangers".'),
      ],
    ],
    [
      'rooms.yaml',
      roomsKind,
      [
        ['begins: 2027-03-12', 'begins: 2025-03-12'],
        ['minute: 35', 'minute: 60'],
        ['needed_minutes: 40', 'needed_minutes: 61\n    provider: polyv'],
      ],
      [
        '6 The room would have begun already.',
        '10 This begins after the end.',
        '12 The room is open for 60 minutes.',
        '3 Nothing says what polyv calls it.',
      ],
    ],
    ['notice.yaml', noticeKind, [], ['2 Nothing leads to these paragraphs.']],
  ])('%s', async (file, kind, changes, told) => {
    const one = importing(kind, file);
    const text =
      file === 'notice.yaml' ? (await one.example()).replace(/^notice:.*\n/m, '') : await changed(one, changes);
    const faults = await one.faultsOf(text);
    expect(faults.toSorted()).toEqual([...told].toSorted());
  });

  it('a link beside it, and signs that nobody sees [TR-03]', async () => {
    const one = importing(homeworkKind, 'homework.yaml');
    const text = await one.example();
    const folder = await mkdtemp(join(tmpdir(), 'banyan-import-'));
    try {
      await mkdir(join(folder, 'forms'));
      await symlink('/etc/hostname', join(folder, 'forms', 'torque-record.csv'));
      expect(await one.faultsOf(text, { folder })).toEqual([
        '18 "forms/torque-record.csv" is a link or no plain file.',
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(await one.faultsOf(text.replace('owner: 质量部', String.raw`owner: "质\0量部"`))).toEqual([
      '8 A text holds signs that nobody sees.',
    ]);
  });
});

it('keeps what people have done: an activity that was attended, homework that was handed in [AT-01, TR-03]', async () => {
  const activity = importing(activitiesKind, 'activities.yaml');
  const text = await activity.example();
  await activity.take(text);
  await world.in(1001, async (scope) => {
    const [session] = await scope.tx.select().from(activitySessions).where(scope.only(activitySessions));
    const came = { signedInAt: new Date(world.now), signedInBy: 'code' as const, userId };
    const { activityId, id: sessionId } = session ?? { activityId: 0, id: 0 };
    await scope.tx
      .insert(activityAttendances)
      .values(scope.row(activityAttendances, { ...came, activityId, sessionId }));
  });
  expect(await activity.take(text)).toContain('1 as they were');
  expect(await activity.faultsOf(text.replace('09:00', '10:00'))).toEqual([
    expect.stringMatching(/^3 "扭矩扳手现场比武" is there already \(id \d+\)\. People have signed in to it\.$/),
  ]);
  const homework = importing(homeworkKind, 'homework.yaml');
  const task = await homework.example();
  await homework.take(task);
  await world.in(1001, async (scope) => {
    const [row] = await scope.tx.select().from(homeworks).where(scope.only(homeworks));
    const work = { homeworkId: row?.id ?? 0, userId, no: 1, state: 'marking' as const, text: '', files: [] };
    await scope.tx
      .insert(homeworkSubmissions)
      .values(scope.row(homeworkSubmissions, { ...work, handedInAt: new Date(world.now) }));
  });
  expect(await homework.take(task)).toContain('1 as they were');
  expect(await homework.faultsOf(task.replace('pass: 60', 'pass: 70'))).toEqual([
    expect.stringContaining('It was handed in 1 time.'),
  ]);
});

/** Characters of any script, emoji, quotes and characters with a meaning in YAML. */
const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    '"',
    "'",
    '\\',
    ': ',
    ' #',
    '- ',
    '{',
    '|',
    '&a',
    '*a',
    '!x',
    '%',
    '👩‍🏭',
    'ع',
    'ไ',
    '<b>',
    '${x}',
    '𠮷',
  ),
);
const anyText = fc
  .array(unit, { minLength: 1, maxLength: 30 })
  .map((all) => all.join('').trim())
  // Invisible characters are refused, as described above.
  .filter((text) => text !== '' && !/[\0-\x1f\x7f]/.test(text));

it('brings whatever is written through to learners as it was written [QU-01]', async () => {
  const one = importing(questionnairesKind, 'questionnaires.yaml');
  let count = 0;
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (title, english, option) => {
      count += 1;
      const questions = [{ id: 'q', type: 'single', title: { zh: title, en: english }, options: [option, title] }];
      const all = { opens: '2025-11-01', closes: '2027-05-31', owner: option, minutes: 3, questions };
      // JSON is YAML.
      await one.take(JSON.stringify({ questionnaires: [{ title: `Q${count}Z`, ...all }] }));
      const { items: found } = await world.ask(questionnaireList, { keyword: `Q${count}Z` }, { userId });
      const id = found.find((card) => card.title === `Q${count}Z`)?.id ?? 0;
      const zh = await world.ask(questionnaireDetail, { id }, { userId });
      const en = await world.ask(questionnaireDetail, { id }, { userId, language: 'en' });
      expect(zh.items).toMatchObject([{ title, options: [option, title] }]);
      expect(en.items).toMatchObject([{ title: english }]);
      expect(zh.questionnaire.owner).toBe(option);
    }),
    { numRuns: 40 },
  );
});
