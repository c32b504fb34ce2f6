import { myStudyInfo } from '@banyan/contracts/account';
import { reportProgress, studyLease } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeRoutes } from '../home/home.routes.ts';
import { courseRoutes } from './course.routes.ts';
import { courses } from './course.schema.ts';
import { courseHomePorts } from './homePorts.ts';
import { courseProgress, studyDays } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';

const holder = 'window-one-aaaaaaaa';
const day = 86_400_000;

let world: CourseWorld;
let learner: number;
let accounts = 0;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], [...courseRoutes, ...homeRoutes(courseHomePorts)]);
});
beforeEach(async () => {
  accounts += 1;
  world.now = Date.parse('2025-11-20T02:00:00Z');
  learner = await world.addLearner(`L${accounts}`, '质量部');
});

const summary = (userId = learner) => world.ask(myStudyInfo, {}, { userId });
async function play(course: { id: number; chapterIds: readonly number[] }, chapter: number, from: number, to: number) {
  const common = { course_id: course.id, holder };
  await world.ask(studyLease, { ...common, take_over: 'Y', release: 'N' }, { userId: learner });
  world.now += (to - from) * 1000;
  await world.ask(
    reportProgress,
    {
      ...common,
      chapter_id: course.chapterIds[chapter - 1] ?? 0,
      positionS: to,
      intervals: [[from, to]],
      rate: 1,
      reason: 'tick',
    },
    { userId: learner },
  );
}

describe('what to continue', () => {
  it('is nothing before anything is begun [SH-12]', async () => {
    expect(await summary()).toMatchObject({
      continue: null,
      others: [],
      streakDays: 0,
      weekS: 0,
      counts: { learning: 0, learned: 0 },
    });
  });

  it('is the course studied last, with its chapter, the second to go on at, and the first stretch missed [SH-12, CO-05]', async () => {
    const before = await world.addCourse({ title: { zh_cn: '甲' } });
    await play(before, 1, 0, 10);
    const course = await world.addCourse({ title: { zh_cn: '乙' }, chapterSeconds: [100, 200] });
    await play(course, 1, 0, 96);
    await play(course, 2, 0, 20);
    await play(course, 2, 50, 90);
    const found = await summary();
    expect(found.continue).toMatchObject({
      course: { id: course.id, title: '乙', state: 'learning' },
      categoryName: '质量管理',
      chapter: { id: course.chapterIds[1], no: 2, title: '第 2 章', durationS: 200 },
      positionS: 90,
      leftS: 130,
      missed: [20, 50],
      ribbon: [{ done: 1 }, { done: 0.3 }],
      lastStudiedAt: world.now,
    });
    expect(found.others.map(({ title }) => title)).toEqual(['甲']);
    expect(found.counts).toMatchObject({ learning: 2, learned: 0 });
  });

  it('is a course of which study time alone is missing, from its first chapter, until the time is reached [SH-12, CO-05]', async () => {
    const course = await world.addCourse({ chapterSeconds: [100, 100], requiredStudyS: 240 });
    await play(course, 1, 0, 40);
    await play(course, 1, 45, 100);
    await play(course, 1, 0, 5);
    await play(course, 2, 0, 100);
    expect((await summary()).continue).toMatchObject({
      course: { id: course.id, state: 'learning', learnedChapters: 2, studyLeftS: 40, leftS: 40 },
      chapter: { no: 1 },
      positionS: 0,
      leftS: 0,
      missed: null,
    });
    expect((await summary()).counts).toMatchObject({ learning: 1, learned: 0 });
    await play(course, 1, 0, 40);
    expect(await summary()).toMatchObject({ continue: null, counts: { learning: 0, learned: 1 } });
  });

  it('is the next chapter once one is learned, and never a course that is learned or closed [SH-12]', async () => {
    const open = await world.addCourse({ title: { zh_cn: '开' }, sequential: true });
    await play(open, 1, 0, 96);
    const closed = await world.addCourse();
    await play(closed, 1, 0, 20);
    const done = await world.addCourse({ chapterSeconds: [20] });
    await play(done, 1, 0, 20);
    const expired = await world.addCourse();
    await play(expired, 1, 0, 20);
    await world.in(1001, async ({ tx, only }) => {
      await tx
        .update(courses)
        .set({ state: 'off_shelf' })
        .where(only(courses, eq(courses.id, closed.id)));
      await tx
        .update(courseProgress)
        .set({ dueAt: new Date(world.now) })
        .where(only(courseProgress, eq(courseProgress.courseId, expired.id)));
    });
    const found = await summary();
    expect(found.continue).toMatchObject({ course: { title: '开' }, chapter: { no: 2 }, positionS: 0, missed: null });
    expect(found.others).toEqual([]);
  });

  it('keeps four others at most, last first, of this learner alone [SH-12]', async () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) {
      await play(await world.addCourse({ title: { zh_cn: title } }), 1, 0, 5);
    }
    const found = await summary();
    expect(found.others.map(({ title }) => title)).toEqual(['5', '4', '3', '2']);
    expect((await summary(await world.addLearner(`other${accounts}`))).continue).toBeNull();
  });
});

describe('calendar', () => {
  it('has three weeks of days in the enterprise’s zone, the week’s sum and the days in a row, in whole minutes [SH-12] [MA-06]', async () => {
    await world.in(1001, (scope) =>
      scope.tx.insert(studyDays).values(
        Object.entries({
          '2025-11-08': 60,
          '2025-11-16': 600,
          '2025-11-17': 1259.6,
          '2025-11-18': 59.9,
          '2025-11-19': 300,
          '2025-11-20': 60,
        }).map(([date, seconds]) => scope.row(studyDays, { userId: learner, date, seconds })),
      ),
    );
    const found = await summary();
    expect(found.days).toHaveLength(21);
    expect(found.days.filter(({ seconds }) => seconds > 0)).toEqual([
      { date: '2025-11-16', seconds: 600 },
      { date: '2025-11-17', seconds: 1200 },
      { date: '2025-11-19', seconds: 300 },
      { date: '2025-11-20', seconds: 60 },
    ]);
    expect(found).toMatchObject({ today: '2025-11-20', streakDays: 2, weekS: 1560 });
    const elsewhere = await world.ask(myStudyInfo, {}, { userId: learner, timeZone: 'America/Los_Angeles' });
    expect(elsewhere.today).toBe('2025-11-19');
  });
});

describe('compulsory courses', () => {
  it('are counted as open until they are learned, for whom they are visible [SH-12]', async () => {
    const small = await CourseWorld.open([1001], [...courseRoutes, ...homeRoutes(courseHomePorts)]);
    const someone = await small.addLearner('A', '质量部');
    await small.addCourse({ required: true });
    await small.addCourse({ required: true, departments: ['质量部'] });
    await small.addCourse({ required: true, departments: ['仓库'] });
    const learned = await small.addCourse({ required: true });
    await small.addCourse();
    const enrolledAt = new Date(small.now);
    await small.in(1001, (scope) =>
      scope.tx.insert(courseProgress).values(
        scope.row(courseProgress, {
          userId: someone,
          courseId: learned.id,
          state: 'learned' as const,
          leftS: 0,
          enrolledAt,
        }),
      ),
    );
    const { counts } = await small.ask(myStudyInfo, {}, { userId: someone });
    expect(counts.requiredOpen).toBe(2);
  });
});

describe('home modules', () => {
  it('show new, compulsory, popular courses and those of a category, with what more there is [SH-12]', async () => {
    const home = await CourseWorld.open();
    const add = (title: string, values: Parameters<CourseWorld['addCourse']>[0]) =>
      home.addCourse({ title: { zh_cn: title }, ...values });
    await add('old', { publishedAt: new Date(home.now - 30 * day), learners: 500 });
    await add('fresh', { publishedAt: new Date(home.now - day), learners: 5 });
    await add('must', { publishedAt: new Date(home.now - 8 * day), required: true });
    await add('fire', {
      publishedAt: new Date(home.now - 6 * day),
      field: 'HS',
      subject: null,
      topic: null,
      learners: 90,
    });
    for (let n = 0; n < 4; n += 1) await add('filler', { publishedAt: new Date(home.now - 60 * day) });
    await add('hidden', { departments: ['仓库'], learners: 999 });
    const shown = [];
    for (const [kind, category] of [
      ['new', null],
      ['required', null],
      ['popular', null],
      ['category', 'HS'],
      ['category', 'gone'],
    ] as const) {
      const selection = { kind, category, limit: 5 };
      const cards = await home.as({ userId: null }, (ctx) => courseHomePorts.catalogue.cards(ctx, selection));
      shown.push([cards.items.slice(0, 2).map(({ title }) => title), cards.items.length, cards.total, cards.thisWeek]);
    }
    expect(shown).toEqual([
      [['fresh', 'fire'], 5, 3, 2],
      [['must'], 1, 0, 0],
      [['old', 'fire'], 5, 3, 2],
      [['fire'], 1, 0, 1],
      [[], 0, 0, 0],
    ]);
  });
});
