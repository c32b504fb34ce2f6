import { portalComponent } from '@banyan/contracts/account';
import { communityHome } from '@banyan/contracts/community';
import { courseCode, packageDetail, packageList, partnerPage, partnerTypeList } from '@banyan/contracts/course';
import { questionnaireDetail, questionnaireList } from '@banyan/contracts/exam';
import { openRooms, roomDetail } from '@banyan/contracts/live';
import { lotteryHome, productDetail, productList } from '@banyan/contracts/mall';
import { messageList } from '@banyan/contracts/messages';
import { jobMap, sparringScenarios, startSparring, talentPost } from '@banyan/contracts/talent';
import { lecturerList } from '@banyan/contracts/teaching';
import { activityDetail, activityList, activitySeats, homeworkDetail, homeworkList } from '@banyan/contracts/training';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { Importing } from '../testing/importing.ts';
import { activitiesKind } from './activity/import/activities.import.ts';
import { communityKind } from './community/import/community.import.ts';
import { packagesKind } from './course/import/packages.import.ts';
import { CourseWorld } from './course/testing/world.ts';
import { codesKind } from './courseCode/import/codes.import.ts';
import { enterprises } from '../platform/enterprise.schema.ts';
import { peopleOf } from '../platform/importing.ts';
import { usualHome, addHome } from './home/addHome.ts';
import { noticeKind } from './home/import/notice.import.ts';
import { homeworkKind } from './homework/import/homework.import.ts';
import { findThings } from './findThings.ts';
import { allRoutes } from './index.ts';
import { lecturersKind } from './lecturer/import/lecturers.import.ts';
import { roomsKind } from './liveRoom/import/rooms.import.ts';
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
  const beginning = { name: { zh: '衡川' }, fields: [], hasMall: true };
  await world.in(1001, (scope) => addHome(scope, usualHome(beginning), localiser([])));
});

const importing = (kind: object, file: string) => new Importing(world, kind as never, file);
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing is there');
  return item;
};
const moment = (text: string) => Date.parse(`${text}:00+08:00`);
const anyProduct = { category: '', delivery: '', affordable: 'N', sort: 'default' } as const;

/** Brings the example in twice: the second time nothing changes. */
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

  it('the announcement of the portal [SH-12]', async () => {
    const one = importing(noticeKind, 'notice.yaml');
    await one.take(await one.example());
    expect(await world.ask(portalComponent, { component: 'notice' }, english)).toMatchObject({
      paragraphs: ['Questions open on Mondays at eight and count until the week ends.', '连答四周的人，月底参加抽奖。'],
    });
  });
});
