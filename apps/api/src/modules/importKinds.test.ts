import { portalComponent } from '@banyan/contracts/account';
import { communityHome, postFeed } from '@banyan/contracts/community';
import {
  categoryTree,
  courseCode,
  courseFiles,
  packageDetail,
  packageList,
  partnerPage,
  partnerTypeList,
} from '@banyan/contracts/course';
import { questionnaireDetail, questionnaireList } from '@banyan/contracts/exam';
import { openRooms, roomDetail } from '@banyan/contracts/live';
import { lotteryHome, productDetail, productList } from '@banyan/contracts/mall';
import { messageList } from '@banyan/contracts/messages';
import { jobMap, sparringScenarios, startSparring, talentPost } from '@banyan/contracts/talent';
import { lecturerList } from '@banyan/contracts/teaching';
import { activityDetail, activityList, activitySeats, homeworkDetail, homeworkList } from '@banyan/contracts/training';
import { asc, isNotNull } from 'drizzle-orm';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { Importing } from '../testing/importing.ts';
import { activitiesKind } from './activity/import/activities.import.ts';
import { courseComments } from './comment/comment.schema.ts';
import { commentsKind } from './comment/import/comments.import.ts';
import { communityKind } from './community/import/community.import.ts';
import { categoriesKind } from './course/import/categories.import.ts';
import { postsKind } from './community/import/posts.import.ts';
import { packagesKind } from './course/import/packages.import.ts';
import { CourseWorld } from './course/testing/world.ts';
import { codesKind } from './courseCode/import/codes.import.ts';
import { attachmentsKind } from './download/import/attachments.import.ts';
import { enterprises } from '../platform/enterprise.schema.ts';
import { peopleOf } from '../platform/importing.ts';
import { keepHome } from './home/keepHome.ts';
import { noticeKind } from './home/import/notice.import.ts';
import { homeworkKind } from './homework/import/homework.import.ts';
import { findThings } from './findThings.ts';
import { allRoutes, rewardPoints } from './index.ts';
import { lecturersKind } from './lecturer/import/lecturers.import.ts';
import { lecturerSlots } from './lecturer/lecturer.schema.ts';
import { replaysKind } from './liveRoom/import/replays.import.ts';
import { roomsKind } from './liveRoom/import/rooms.import.ts';
import { liveRooms } from './liveRoom/liveRoom.schema.ts';
import { drawsKind } from './lottery/import/draws.import.ts';
import { goodsKind } from './mall/import/goods.import.ts';
import { openMall } from './mall/testing/addProducts.ts';
import { messagesKind } from './messages/import/messages.import.ts';
import { partnersKind } from './partner/import/partners.import.ts';
import { questionnairesKind } from './questionnaire/import/questionnaires.import.ts';
import { scenariosKind } from './sparring/import/scenarios.import.ts';
import { talentKind } from './talent/import/talent.import.ts';
import { localiser } from '../db/seed/localiser.ts';

let world: CourseWorld;
/** A learner of the quality department, who reads Chinese; `english` reads English. */
let learner: { readonly userId: number };
let english: { readonly userId: number; readonly language: 'en' };
const courses = [
  '读懂一张零件图：尺寸、公差与几何公差',
  '量具校准与使用：卡尺、千分尺、内径表',
  '控制图：读图、判异与行动',
];

beforeAll(async () => {
  world = await CourseWorld.open([1001], allRoutes);
  await openMall(world);
  for (const zh of courses) await world.addCourse({ title: { zh_cn: zh } });
  for (const account of ['H10017', 'H20412']) await world.addLearner(account, '质量部');
  const userId = await world.addLearner('H20381', '质量部');
  learner = { userId };
  english = { userId, language: 'en' };
  const beginning = { name: { zh: '衡川' }, categories: [], points_mall: true };
  await world.in(1001, (scope) => keepHome(scope, beginning, localiser([])));
});

const importing = (kind: object, file: string) => new Importing(world, kind as never, file);
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing is there');
  return item;
};
const moment = (text: string) => Date.parse(`${text}:00+08:00`);
const anyProduct = { category: '', delivery: '', affordable: 'N', sort: 'default' } as const;

/** Imports the example twice: the second time nothing changes. */
async function twice(kind: object, file: string, outcome: string) {
  const one = importing(kind, file);
  const text = await one.example();
  expect(await one.take(text, { dryRun: true })).toMatch(/^\w+: [12] are new/);
  await one.take(text);
  expect(await one.take(text)).toBe(outcome);
  return { one, text };
}

describe('what comes in by a file is there for learners', () => {
  it('activities, with sessions in the time of the enterprise, and seats [AT-01]', async () => {
    const { one, text } = await twice(
      activitiesKind,
      'activities.yaml',
      'activities: 0 are new, 0 changed, 1 as they were.',
    );
    const { items } = await world.ask(activityList, { phase: 'registering' }, english);
    expect(items).toMatchObject([{ title: 'Torque wrench contest', kind: 'contest' }]);
    const { id } = first(items);
    const detail = await world.ask(activityDetail, { id }, english);
    expect(detail).toMatchObject({
      introduction: [expect.stringContaining('每组三人'), 'Bring your own wrench, and its calibration card.'],
      sessions: [
        { title: 'Heats', beginsAt: moment('2027-03-20T09:00') },
        { title: 'Final', endsAt: moment('2027-03-20T15:00') },
      ],
      seated: true,
      signOut: true,
    });
    expect(await world.ask(activitySeats, { id }, learner)).toMatchObject({
      rows: 4,
      aisles: [4],
      closed: [{ row: 4, column: 8 }],
    });
    expect(await one.take(text.replace('places: 24', 'places: 20'))).toContain('1 changed');
    expect(await world.ask(activityDetail, { id }, learner)).toMatchObject({ activity: { id, places: 20 } });
  });

  it('homework, with its criteria and the form beside the file [TR-03]', async () => {
    const { one, text } = await twice(homeworkKind, 'homework.yaml', 'homework: 0 are new, 0 changed, 1 as they were.');
    const { id } = first((await world.ask(homeworkList, {}, learner)).items);
    const detail = await world.ask(homeworkDetail, { id }, learner);
    expect(detail).toMatchObject({
      homework: { title: '量一天的扭矩', dueAt: moment('2027-05-01T00:00'), fullScore: 1000, passScore: 600 },
      attachments: [{ name: 'torque-record.csv' }],
    });
    const key = (url: string) => new URL(url).pathname.slice(1);
    const stored = first(detail.attachments).url;
    expect((await buffer(world.files.read(key(stored)))).toString()).toContain('实测 N·m');
    await one.take(text.replace(/ {4}files:\n.*\n/, ''));
    expect(await world.ask(homeworkDetail, { id }, learner)).toMatchObject({ attachments: [] });
    expect(await world.files.stat(key(stored))).toBeNull();
  });

  it('questionnaires [QU-01, QU-03]', async () => {
    await twice(questionnairesKind, 'questionnaires.yaml', 'questionnaires: 0 are new, 0 changed, 1 as they were.');
    const { id } = first((await world.ask(questionnaireList, {}, learner)).items);
    const { introduction, items, questionnaire } = await world.ask(questionnaireDetail, { id }, english);
    expect(questionnaire).toMatchObject({ anonymous: true, results: 'answered', questionCount: 5 });
    expect(introduction).toBe('Anonymous and short. It decides what we buy.');
    expect(items).toMatchObject([
      { id: 'overall', type: 'star' },
      { options: ['Dial', 'Click', 'Digital'], max: 2 },
      { min: 1, max: 5, ends: { low: 'Clumsy', high: 'Handy' } },
      { gaps: ['日期', '谁做的'], required: false },
      { hint: '一两句就好' },
    ]);
  });

  it('goods of the mall, as a file and as a table [MA-01]', async () => {
    const { one, text } = await twice(goodsKind, 'goods.yaml', 'goods: 0 are new, 0 changed, 2 as they were.');
    const table = importing(goodsKind, 'goods.csv');
    expect(await table.take(await table.example())).toBe('goods: 1 are new, 0 changed, 0 as they were.');
    const { items } = await world.ask(productList, anyProduct, english);
    expect(items.map(({ name }) => name).toSorted()).toEqual([
      'Digital torque wrench',
      'Inspection torch',
      'Seat at the contest',
    ]);
    const id = items.find(({ name }) => name === 'Digital torque wrench')?.id ?? 0;
    const product = await world.ask(productDetail, { id }, english);
    expect(product).toMatchObject({ pickup: { place: 'Service desk, building 3', from: 690, to: 780 }, returnDays: 7 });
    await one.take(text.replace('points: 1500', 'points: 1400'));
    expect(await world.ask(productDetail, { id }, english)).toMatchObject({ product: { id, points: 1400 } });
  });

  it('lotteries, whose prizes are goods by their names [MA-04]', async () => {
    await twice(drawsKind(findThings), 'draws.yaml', 'draws: 0 are new, 0 changed, 1 as they were.');
    const { lottery } = await world.ask(lotteryHome, {}, english);
    expect(lottery).toMatchObject({ title: 'Spring draw', cost: 20, perDay: 3, closesAt: moment('2027-07-01T00:00') });
    expect(lottery?.prizes.map(({ name }) => name)).toEqual(['Digital torque wrench', '10 points', 'No prize']);
  });

  it('packages of courses by their titles, and codes that open them [CO-08, CO-11]', async () => {
    await twice(packagesKind(findThings), 'packages.yaml', 'packages: 0 are new, 0 changed, 1 as they were.');
    const { id } = first((await world.ask(packageList, {}, learner)).items);
    const detail = await world.ask(packageDetail, { id }, learner);
    expect(detail.courses.map(({ course, required }) => [course.title, required])).toEqual([
      [courses[0], true],
      [courses[1], true],
      [courses[2], false],
    ]);
    const codes = importing(codesKind(findThings), 'codes.csv');
    const text = await codes.example();
    expect(await codes.take(text)).toBe('codes: 2 in 1 batch.');
    expect(await codes.take(text)).toBe('codes: 2 in 1 batch.');
    const offer = await world.ask(courseCode, { code: 'torq-7spring-2' }, english);
    expect(offer).toMatchObject({ kind: 'package', id, from: 'Spring of skills' });
  });

  it('partners with their courses [CO-15]', async () => {
    await twice(partnersKind(findThings), 'partners.yaml', 'partners: 0 are new, 0 changed, 1 as they were.');
    const { items } = await world.ask(partnerTypeList, {}, english);
    const { id } = first(first(items).partners);
    const page = await world.ask(partnerPage, { id }, english);
    expect(page).toMatchObject({
      partner: { name: 'Level Metrology Institute' },
      since: 2021,
      place: 'Suzhou',
      courses: [{ title: courses[1] }],
    });
  });

  it('categories of the community [CM-01]', async () => {
    const one = importing(communityKind, 'community.csv');
    await one.take(await one.example());
    expect(await one.take(await one.example())).toBe('categories: 0 are new, 0 changed, 2 as they were.');
    const { categories } = await world.ask(communityHome, {}, english);
    expect(categories.map(({ name }) => name)).toEqual(['Tightening and assembly', 'Gauge corner']);
  });

  it('topics and questions by those who wrote them, with what was said about them [CM-01] [CM-02]', async () => {
    const one = importing(postsKind(rewardPoints), 'posts.yaml');
    // Accounts may be typed in full width.
    const text = (await one.example())
      .replace('@李思远', '@H20381')
      .replace('by: H20412\n    category', 'by: Ｈ２０４１２\n    category');
    expect(await one.take(text, { dryRun: true })).toBe('posts: 2 are new, 0 as they were.');
    await one.take(text);
    expect(await one.take(text)).toBe('posts: 0 are new, 2 as they were.');
    const feed = async (kind: 'topic' | 'question') =>
      (await world.ask(postFeed, { kind, order: 'new', category: 0, keyword: '', cursor: '', size: 10 }, learner))
        .items;
    expect(await feed('topic')).toMatchObject([{ title: '扭矩扳手借还登记到人', praises: 1, comments: 2, views: 1 }]);
    expect(await feed('question')).toMatchObject([{ reward: 10, rewardState: 'paid', answered: true }]);
    const wrong = text
      .replaceAll('title: ', 'title: 再问：')
      .replace('by: H20412\n        after', 'by: H40404\n        after')
      .replace('@H20381', '@李思远')
      .replace('category: 量具角\n    written: 2025-03-03', 'category: 别处\n    written: 2031-03-03')
      .replace('- { by: H20381, after: 1', '- { by: H20412, after: 1');
    expect(await one.faultsOf(wrong)).toEqual([
      '13 There is no account "H40404".',
      '16 The words do not name H20381 by "@".',
      '22 There is no category "别处".',
      '23 This moment is yet to come.',
      '26 Nobody answers their own question.',
    ]);
  });

  it('files of courses, one in the place of another [CO-13]', async () => {
    const one = importing(attachmentsKind(findThings), 'attachments.yaml');
    const text = await one.example();
    await one.take(text);
    expect(await one.take(text)).toBe('attachments: of 0 courses new or changed, of 1 as they were.');
    const course = await world.in(1001, (scope) => findThings(scope, 'course', courses[0] ?? ''));
    const names = async () =>
      (await world.ask(courseFiles, { id: course[0] ?? 0 }, english)).items.map(({ name }) => name);
    expect(await names()).toEqual(['Weekly sheet.pdf', 'Torque record.csv']);
    await one.take(text.replace(/\n {6}- \{ name: \{ zh: 扭矩[^\n]*/, ''));
    expect(await names()).toEqual(['Weekly sheet.pdf']);
    expect(await one.faultsOf(text.replace('扭矩记录表', '另一张').replace('torque-record', 'gone'))).toEqual([
      '6 There is no file "forms/gone.csv" in the folder.',
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'banyan-import-'));
    try {
      await mkdir(join(folder, 'course'));
      await mkdir(join(folder, 'forms'));
      await writeFile(join(folder, 'course', 'weekly-sheet.pdf'), '<!doctype html><title>Sign in</title>');
      await writeFile(join(folder, 'forms', 'torque-record.csv'), Buffer.from([0, 1, 2, 3]));
      expect(await one.faultsOf(text, { folder })).toEqual([
        '5 "course/weekly-sheet.pdf" is not what its name says: it is html.',
        '6 "forms/torque-record.csv" is not what its name says.',
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('what people say about courses, once each [CO-09]', async () => {
    const one = importing(commentsKind(findThings), 'comments.yaml');
    const text = await one.example();
    await one.take(text);
    expect(await one.take(text)).toBe('comments: 0 are new, 2 as they were.');
    const rows = await world.in(1001, (scope) =>
      scope.tx.select().from(courseComments).where(scope.only(courseComments)).orderBy(asc(courseComments.id)),
    );
    expect(rows).toMatchObject([
      { userId: learner.userId, praises: 1, state: 'shown', parentId: null },
      { state: 'shown', parentId: rows[0]?.id },
      { state: 'waiting' },
    ]);
    expect(await one.faultsOf(text.replace('2025-03-06', '2031-03-06').replace('[H20412]', '[H40404]'))).toEqual([
      '7 There is no account "H40404".',
      '13 This moment is yet to come.',
    ]);
  });

  it('lecturers, as a table [LE-01, LE-02]', async () => {
    const { one, text } = await twice(
      lecturersKind,
      'lecturers.csv',
      'lecturers: 0 are new, 0 changed, 1 as they were.',
    );
    const all = { keyword: '', kind: 'all', category: '', label: 'Calibration' } as const;
    expect(await world.ask(lecturerList, all, english)).toMatchObject({
      items: [{ name: 'Yiming Shen', title: 'Metrology engineer' }],
    });
    await one.take(text.replace('Metrology engineer', 'Head of metrology'));
    expect(await world.ask(lecturerList, all, english)).toMatchObject({
      total: 1,
      items: [{ title: 'Head of metrology' }],
    });
  });

  it('times at which lecturers can be booked [LE-02]', async () => {
    const one = importing(lecturersKind, 'lecturers.yaml');
    const text = [
      'lecturers:',
      '  - { name: 梁志远, title: 精益推进工程师, department: 生产技术部, bio: 做了六年节拍平衡。, times:',
      '      [{ begins: 2027-03-12 14:00, minutes: 90, place: 三号楼 201 }] }',
    ].join('\n');
    await one.take(text);
    expect(await one.take(text)).toBe('lecturers: 0 are new, 0 changed, 1 as they were.');
    const slots = () =>
      world.in(1001, (scope) => scope.tx.select().from(lecturerSlots).where(scope.only(lecturerSlots)));
    expect(await slots()).toMatchObject([{ place: '三号楼 201', ends: new Date(moment('2027-03-12T15:30')) }]);
    expect(await one.take(text.replace('201', '305'))).toBe('lecturers: 0 are new, 1 changed, 0 as they were.');
    expect(await slots()).toMatchObject([{ place: '三号楼 305' }]);
    expect(await one.faultsOf(text.replace('2027', '2024'))).toEqual(['3 This time is over.']);
  });

  it('the job map, with abilities and where somebody stands [TA-01]', async () => {
    const one = importing(talentKind(findThings), 'talent.yaml');
    const text = await one.example();
    for (let times = 0; times < 2; times += 1)
      expect(await one.take(text)).toBe('talent: 2 abilities, 3 posts, 1 people.');
    const stander = (await world.in(1001, (scope) => peopleOf(scope, ['H20412']))).get('H20412') ?? 0;
    const map = await world.ask(jobMap, {}, { userId: stander, language: 'en' });
    expect(map.lines.map(({ posts, title }) => [title, posts.map((post) => post.title)])).toEqual([
      ['Assembly', ['Operator', 'Tightening technician']],
      ['Metrology', ['Metrologist']],
    ]);
    const [operator, technician] = first(map.lines).posts;
    expect(map.mine).toMatchObject({ post: operator?.id, since: moment('2025-03-01T00:00') });
    expect(map.moves).toMatchObject([{ from: operator?.id }]);
    const { requirements } = await world.ask(talentPost, { id: technician?.id ?? 0 }, { userId: stander });
    expect(requirements.find(({ title }) => title === '拧紧工艺')).toMatchObject({
      asked: 4,
      has: 1,
      proof: '上岗考试 92 分',
      ways: [{ title: courses[1] }],
    });
    await one.take(text.replace('people: 60', 'people: 61').replace('asks: { 拧紧工艺: 1 }', 'asks: { 拧紧工艺: 2 }'));
    const post = await world.ask(talentPost, { id: operator?.id ?? 0 }, { userId: stander });
    expect(post).toMatchObject({ post: { people: 61 }, requirements: [{ asked: 2 }] });
  });

  it('scenarios, whose partner opens the dialogue [TA-02]', async () => {
    await twice(scenariosKind, 'scenarios.yaml', 'scenarios: 0 are new, 0 changed, 1 as they were.');
    const { id } = first((await world.ask(sparringScenarios, {}, learner)).items);
    const session = await world.ask(startSparring, { scenario: id, mode: 'train', role: 0 }, english);
    expect(session).toMatchObject({ scenario: { title: 'This wrench stays in the box today' }, turns: 6 });
  });

  it('live rooms, with agenda and notice [LV-01]', async () => {
    const { one, text } = await twice(roomsKind, 'rooms.yaml', 'rooms: 0 are new, 0 changed, 1 as they were.');
    await one.take(text.replace('19:30', '20:00'));
    const { items } = await world.ask(openRooms, {}, learner);
    expect(items).toMatchObject([{ title: '扭矩扳手开放问答', state: 'before', from: moment('2027-03-12T20:00') }]);
    const room = await world.ask(roomDetail, { id: first(items).id }, learner);
    expect(room).toMatchObject({
      agenda: [{ title: '三把扳手' }, { title: '自由提问', at: moment('2027-03-12T20:35') }],
    });
  });

  it('live rooms that took place, with film and discussion; who has it already changes nothing of it [LV-01]', async () => {
    const { one, text } = await twice(replaysKind, 'replays.yaml', 'replays: 0 are new, 0 changed, 1 as they were.');
    const rooms = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(liveRooms)
        .where(scope.only(liveRooms, isNotNull(liveRooms.endedAt))),
    );
    expect(rooms).toMatchObject([
      { title: '扭矩扳手开放问答：第一场', lines: 2, questions: 1, pieces: 2, filmMs: 20_000 },
    ]);
    const room = await world.ask(roomDetail, { id: rooms[0]?.id ?? 0 }, learner);
    expect(room).toMatchObject({ notice: '校准记录表已放在资料里。' });
    expect(await one.faultsOf(text.replace('三把扳手现场', '两把扳手现场'))).toEqual([
      `3 "扭矩扳手开放问答：第一场" is there already (id ${rooms[0]?.id}). It took place as it is told there.`,
    ]);
    const wrong = text
      .replace('第一场', '第二场')
      .replace('2025-03-04', '2031-03-04')
      .replace('wrenches-1', 'gone')
      .replace('second: 12', 'second: 20')
      .replace('[H20381]', '[H20412]');
    expect(await one.faultsOf(wrong)).toEqual([
      '6 It is not over yet.',
      '14 There is no file "live/gone.webm" in the folder.',
      '18 The film is shorter.',
      '18 Who asks wants the answer anyway.',
    ]);
  });

  it('messages of administrators; changed words come again [ME-01, AC-11]', async () => {
    const one = importing(messagesKind, 'messages.yaml');
    const text = await one.example();
    expect(await one.faultsOf(text)).toEqual(['2 The administrators of this enterprise write no messages.']);
    await world.in(1001, (scope) =>
      scope.tx.update(enterprises).set({ adminMessages: true }).where(scope.only(enterprises)),
    );
    const inbox = () => world.ask(messageList, { box: 'admin', about: 'all', unread: 'N', keyword: '' }, english);
    for (let times = 0; times < 2; times += 1) await one.take(text);
    expect((await inbox()).items).toMatchObject([{ title: 'Torque wrenches are calibrated monthly from April' }]);
    await one.take(text.replace('monthly from April', 'monthly from May'));
    expect((await inbox()).items).toMatchObject([{ title: 'Torque wrenches are calibrated monthly from May' }]);
    const outside = await world.addLearner('H30001', '装配部');
    expect(
      (await world.ask(messageList, { box: 'admin', about: 'all', unread: 'N', keyword: '' }, { userId: outside }))
        .items,
    ).toEqual([]);
  });

  it('categories of courses, worded anew, which cannot move [CO-01]', async () => {
    const one = importing(categoriesKind, 'categories.yaml');
    const text = await one.example();
    for (const words of [text, text.replace('Compressed air', 'Air')])
      expect(await one.take(words)).toBe('categories: 4 are kept.');
    const names = async () => {
      const tree = await world.ask(categoryTree, {}, english);
      return tree.categories.map(({ name }) => name);
    };
    expect(await names()).toContain('Air');
    const moved = text.replace('below:\n      - key: EN01', 'below:\n      - key: QM01');
    expect(await one.faultsOf(moved)).toEqual([
      '7 "QM01" is there already, below "QM", and cannot move.',
      '11 "EN0101" is there already, below "EN01", and cannot move.',
      '12 "EN0102" is there already, below "EN01", and cannot move.',
    ]);
  });

  it('the announcement of the portal [SH-12]', async () => {
    const one = importing(noticeKind, 'notice.yaml');
    await one.take(await one.example());
    expect(await world.ask(portalComponent, { component: 'notice' }, english)).toMatchObject({
      paragraphs: ['Questions open on Mondays at eight and count until the week ends.', '连答四周的人，月底参加抽奖。'],
    });
  });
});
