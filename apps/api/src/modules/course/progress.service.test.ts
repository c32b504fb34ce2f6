import { type CallInput, ErrorCode, type Interval } from '@banyan/contracts';
import { courseDetail, reportProgress, studyLease, studyList } from '@banyan/contracts/course';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveChannel } from '../../live/announce.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { courses } from './course.schema.ts';
import { studyDays } from './progress.schema.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { addSession } from '../../testing/fixtures.ts';
import { courseRoutes } from './course.routes.ts';
import { grantPurchase } from './purchase.ts';
import { CourseWorld } from './testing/world.ts';

const holder = 'window-one-aaaaaaaa';

let world: CourseWorld;
let learner: number;
let accounts = 0;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
});
beforeEach(async () => {
  accounts += 1;
  learner = await world.addLearner(`L${accounts}`);
  world.now = Date.parse('2025-11-20T02:00:00Z');
});

interface Course {
  readonly id: number;
  readonly chapterIds: readonly number[];
}
type Report = Partial<CallInput<typeof reportProgress>> & { readonly afterS?: number; readonly chapter?: number };

const begin = async (course: Course) => {
  await world.ask(studyLease, { course_id: course.id, holder, take_over: 'N', release: 'N' }, { userId: learner });
  return course;
};
const inputOf = (course: Course, { chapter = 1, ...report }: Omit<Report, 'afterS'>) => ({
  course_id: course.id,
  chapter_id: course.chapterIds[chapter - 1] ?? 0,
  holder,
  positionS: report.intervals?.at(-1)?.[1] ?? 0,
  intervals: [] as Interval[],
  rate: 1,
  reason: 'tick' as const,
  ...report,
});
/** Reports after `afterS` seconds. */
function report(course: Course, { afterS = 10, ...change }: Report) {
  world.now += afterS * 1000;
  return world.ask(reportProgress, inputOf(course, change), { userId: learner });
}
function refusal(course: Course, change: Omit<Report, 'afterS'>) {
  return world.refusal(reportProgress, inputOf(course, change), { userId: learner });
}
/** Plays a stretch from end to end in the time that it takes. */
const play = (course: Course, chapter: number, from: number, to: number) =>
  report(course, { chapter, afterS: to - from, intervals: [[from, to]] });

describe('points', () => {
  it('are earned by each chapter that becomes learned, once, and announced to open pages [CO-05]', async () => {
    const announced: string[] = [];
    const listening = await world.db.listen(
      liveChannel,
      (payload) => announced.push(payload),
      () => undefined,
    );
    const course = await begin(await world.addCourse({ pointsPerChapter: 15 }));
    const scoreOf = () =>
      world.in(
        1001,
        async ({ tx, only }) =>
          (
            await tx
              .select()
              .from(users)
              .where(only(users, eq(users.id, learner)))
          )[0]?.score,
      );
    await play(course, 1, 0, 94);
    expect(await scoreOf()).toBe(0);
    await play(course, 1, 94, 96);
    expect(await scoreOf()).toBe(15);
    const told = [{ kind: 'user' }, { kind: 'counters', counters: ['study'] }].map((event) => ({
      eid: 1001,
      userId: learner,
      event,
    }));
    await expect.poll(() => announced.map((payload) => JSON.parse(payload) as unknown)).toEqual(told);
    // Watched again, in any pieces.
    await play(course, 1, 0, 50);
    expect(await scoreOf()).toBe(15);
    await play(course, 2, 0, 97);
    expect(await scoreOf()).toBe(30);
    await listening.close();
  });
});

describe('heartbeats', () => {
  it('keep the union, the position and what is left, on the server [CO-05]', async () => {
    const course = await begin(await world.addCourse());
    await play(course, 1, 0, 20);
    const answer = await report(course, { intervals: [[30, 40]] });
    expect(answer).toMatchObject({
      chapter: {
        intervals: [
          [0, 20],
          [30, 40],
        ],
        positionS: 40,
        leftS: 65,
        state: 'learning',
      },
      course: { state: 'learning', learnedChapters: 0, leftS: 160, ribbon: [{ done: 0.3 }, { done: 0 }] },
      unlocked: [],
      leaseExpiresAt: world.now + 30_000,
    });
    const detail = await world.ask(courseDetail, { id: course.id }, { userId: learner });
    expect(detail.chapters[0]).toMatchObject({
      intervals: [
        [0, 20],
        [30, 40],
      ],
      positionS: 40,
    });
  });

  it('begin nothing while nothing was watched [CO-05]', async () => {
    const course = await begin(await world.addCourse({ antiSkip: true }));
    const looked = await report(course, { intervals: [[50, 60]], positionS: 60, reason: 'seek' });
    expect(looked).toMatchObject({
      chapter: { state: 'not_studied', intervals: [] },
      course: { state: 'not_studied' },
    });
    const record = await world.ask(studyList, { state: 'all', cursor: '', size: 5 }, { userId: learner });
    expect(record.items).toEqual([]);
  });

  it('are credited by the server’s clock, whatever they claim [CO-05]', async () => {
    const course = await begin(await world.addCourse());
    expect((await report(course, { intervals: [[0, 100]] })).chapter.intervals).toEqual([[0, 12]]);
    expect((await report(course, { afterS: 0, intervals: [[12, 100]] })).chapter.intervals).toEqual([[0, 12]]);
    expect((await report(course, { rate: 2, intervals: [[12, 100]] })).chapter.intervals).toEqual([[0, 30]]);
  });

  it('earn nothing by giving the lease back and taking it again [CO-05]', async () => {
    const course = await begin(await world.addCourse());
    for (let round = 0; round < 5; round += 1) {
      await report(course, { afterS: 0, intervals: [[0, 100]] });
      const lease = { course_id: course.id, holder, take_over: 'N' as const };
      await world.ask(studyLease, { ...lease, release: 'Y' }, { userId: learner });
      await world.ask(studyLease, { ...lease, release: 'N' }, { userId: learner });
    }
    expect((await report(course, { afterS: 0 })).chapter.intervals).toEqual([[0, 2]]);
  });

  it('are credited by one clock for all courses: five in silence at once learn no more than one [CO-05]', async () => {
    const courses = [];
    for (let i = 0; i < 5; i += 1) courses.push(await begin(await world.addCourse({ chapterSeconds: [60, 60] })));
    world.now += 65_000;
    const states = [];
    for (const course of courses) {
      const answer = await report(course, { afterS: 0.035, intervals: [[0, 60]] });
      states.push(answer.chapter.state);
    }
    expect(states.filter((state) => state === 'learned')).toHaveLength(1);
    const { items } = await world.ask(studyList, { state: 'all', cursor: '', size: 9 }, { userId: learner });
    expect(items.reduce((sum, { studiedS }) => sum + studiedS, 0)).toBeLessThan(68);
  });

  it('of a window that has gone on to another course count in both, by the time that passed [CO-05]', async () => {
    const [one, other] = [await begin(await world.addCourse()), await world.addCourse()];
    await play(one, 1, 0, 20);
    world.now += 15_000;
    await begin(other);
    world.now += 10_000;
    const late = await report(one, { afterS: 0, intervals: [[20, 35]], reason: 'leave' });
    expect(late.chapter.intervals).toEqual([[0, 35]]);
    const here = await report(other, { afterS: 0, intervals: [[0, 10]] });
    expect(here.chapter.intervals).toEqual([[0, 10]]);
  });

  it('lose nothing when a minute without network is reported at once [CO-05]', async () => {
    const course = await begin(await world.addCourse());
    await play(course, 1, 0, 10);
    const answer = await report(course, { afterS: 60, intervals: [[10, 70]] });
    expect(answer.chapter.intervals).toEqual([[0, 70]]);
  });

  it('learn a chapter at 95 %, then the course, and give its credits once [CO-05]', async () => {
    const course = await begin(await world.addCourse({ credits: 15 }));
    expect((await play(course, 1, 0, 94)).chapter.state).toBe('learning');
    const learned = await play(course, 1, 94, 95);
    expect(learned.chapter).toMatchObject({ state: 'learned', leftS: 0 });
    expect(learned.course).toMatchObject({ state: 'learning', learnedChapters: 1, leftS: 95 });
    const completed = await play(course, 2, 0, 96);
    expect(completed.course).toMatchObject({ state: 'learned', learnedChapters: 2, leftS: 0 });
    await play(course, 2, 0, 50);
    const credit = await world.in(1001, ({ tx, only }) =>
      tx
        .select({ credit: users.credit })
        .from(users)
        .where(only(users, eq(users.id, learner))),
    );
    expect(credit).toEqual([{ credit: 15 }]);
  });

  it('open the next chapter where they go in order, and are refused before [CO-05]', async () => {
    const course = await begin(await world.addCourse({ sequential: true }));
    expect(await refusal(course, { chapter: 2 })).toEqual({ code: ErrorCode.chapterLocked, data: { after: 1 } });
    expect((await play(course, 1, 0, 50)).unlocked).toEqual([]);
    expect((await play(course, 1, 50, 95)).unlocked).toEqual([2]);
    expect((await play(course, 2, 0, 10)).chapter.intervals).toEqual([[0, 10]]);
  });

  it('do not skip ahead on the first watch where the course forbids it, but do afterwards [CO-04]', async () => {
    const course = await begin(await world.addCourse({ antiSkip: true }));
    await play(course, 1, 0, 10);
    const skipped = await report(course, { intervals: [[50, 60]], positionS: 60 });
    expect(skipped.chapter).toMatchObject({ intervals: [[0, 10]], positionS: 10 });
    await play(course, 1, 10, 95);
    expect((await report(course, { intervals: [[98, 100]] })).chapter.intervals).toEqual([
      [0, 95],
      [98, 100],
    ]);
  });

  it('are refused for a chapter of another course or enterprise, and a course that closed meanwhile [CO-07]', async () => {
    const course = await begin(await world.addCourse());
    const other = await world.addCourse();
    const foreign = await world.addCourse({}, 1002);
    const absent = { code: ErrorCode.notFound };
    expect(await refusal(course, { chapter_id: other.chapterIds[0] })).toEqual(absent);
    expect(await refusal(course, { chapter_id: foreign.chapterIds[0] })).toEqual(absent);
    expect(await refusal(foreign, {})).toEqual(absent);
    const closed = await world.addCourse({ state: 'off_shelf' });
    expect(await refusal(closed, {})).toEqual({ code: ErrorCode.courseOffShelf });
  });

  it('that come at once count the time once [CO-05]', async () => {
    const course = await begin(await world.addCourse({ chapterSeconds: [1000, 1000] }));
    world.now += 20_000;
    const claims = Array.from({ length: 6 }, (_, index): Interval[] => [[index * 20, index * 20 + 20]]);
    await Promise.all(
      claims.map((intervals) => world.ask(reportProgress, inputOf(course, { intervals }), { userId: learner })),
    );
    const detail = await world.ask(courseDetail, { id: course.id }, { userId: learner });
    const watched = detail.chapters[0]?.intervals.reduce((sum, [from, to]) => sum + to - from, 0);
    expect(watched).toBeCloseTo(22, 3);
  });
});

describe('required hours', () => {
  const ownCredit = () =>
    world.in(1001, ({ tx, only }) =>
      tx
        .select({ credit: users.credit })
        .from(users)
        .where(only(users, eq(users.id, learner))),
    );
  const detailOf = async ({ id }: Course) => world.ask(courseDetail, { id }, { userId: learner });

  it('keep a course open when all its chapters are learned, until the time is exactly reached [CO-05]', async () => {
    const course = await begin(await world.addCourse({ chapterSeconds: [100, 100], requiredStudyS: 240, credits: 10 }));
    await play(course, 1, 0, 100);
    const all = await play(course, 2, 0, 100);
    expect(all.chapter.state).toBe('learned');
    expect(all.course).toMatchObject({ state: 'learning', learnedChapters: 2, leftS: 40, studyLeftS: 40 });
    const oneLess = await play(course, 1, 0, 39);
    expect(oneLess.course).toMatchObject({ state: 'learning', leftS: 1, studyLeftS: 1 });
    expect((await detailOf(course)).course).toMatchObject({ state: 'learning', leftS: 1, studyLeftS: 1 });
    expect(await ownCredit()).toEqual([{ credit: 0 }]);
    const reached = await play(course, 1, 39, 40);
    expect(reached.course).toMatchObject({ state: 'learned', leftS: 0, studyLeftS: 0 });
    expect((await detailOf(course)).course).toMatchObject({ state: 'learned', leftS: 0, studyLeftS: 0 });
    expect(await ownCredit()).toEqual([{ credit: 10 }]);
  });

  it('do not stand for chapters that are missing: the last of them completes the course [CO-05]', async () => {
    const course = await begin(await world.addCourse({ requiredStudyS: 60, credits: 10 }));
    await play(course, 1, 0, 100);
    expect((await play(course, 2, 0, 90)).course).toMatchObject({ state: 'learning', leftS: 5, studyLeftS: 0 });
    expect((await play(course, 2, 90, 95)).course).toMatchObject({ state: 'learned', leftS: 0 });
    expect(await ownCredit()).toEqual([{ credit: 10 }]);
  });

  it('are reached once: the moment and the credits stay, whatever is studied or asked for after [CO-05]', async () => {
    const course = await begin(await world.addCourse({ chapterSeconds: [50], requiredStudyS: 80, credits: 10 }));
    await play(course, 1, 0, 50);
    await play(course, 1, 0, 30);
    const completedAt = world.now;
    await world.in(1001, ({ tx, only }) =>
      tx
        .update(courses)
        .set({ requiredStudyS: 7200 })
        .where(only(courses, eq(courses.id, course.id))),
    );
    const again = [0, 1, 2].map((part): Interval[] => [[part * 10, part * 10 + 10]]);
    await Promise.all(again.map((intervals) => report(course, { intervals })));
    expect((await play(course, 1, 0, 40)).course).toMatchObject({ state: 'learned', leftS: 0, studyLeftS: 0 });
    const { items } = await world.ask(studyList, { state: 'learned', cursor: '', size: 5 }, { userId: learner });
    expect(items).toMatchObject([{ completedAt, course: { state: 'learned', studyLeftS: 0 } }]);
    expect(await ownCredit()).toEqual([{ credit: 10 }]);
  });

  it('take no more than the clock allows: what is claimed beyond it brings the course no nearer [CO-05]', async () => {
    const course = await begin(await world.addCourse({ chapterSeconds: [50], requiredStudyS: 100 }));
    await play(course, 1, 0, 50);
    const claimed = await report(course, { afterS: 5, intervals: [[0, 50]] });
    expect(claimed.course).toMatchObject({ state: 'learning', studyLeftS: 45 });
  });

  it('are told with what is missing before one begins, and in the learning record [CO-05, CO-14]', async () => {
    const course = await world.addCourse({ chapterSeconds: [50], requiredStudyS: 100 });
    expect((await detailOf(course)).course).toMatchObject({ requiredStudyS: 100, studyLeftS: 100, leftS: 100 });
    await begin(course);
    await play(course, 1, 0, 50);
    const list = (state: 'learning' | 'learned') =>
      world.ask(studyList, { state, cursor: '', size: 5 }, { userId: learner });
    expect(await list('learning')).toMatchObject({
      items: [{ completedAt: null, course: { state: 'learning', learnedChapters: 1, leftS: 50, studyLeftS: 50 } }],
      counts: { all: 1, learning: 1, learned: 0, ended: 0 },
    });
    await play(course, 1, 0, 50);
    expect(await list('learned')).toMatchObject({
      items: [{ completedAt: world.now }],
      counts: { all: 1, learning: 0, learned: 1, ended: 0 },
    });
  });

  it('are nothing to go on with once their time is over or they are withdrawn [CO-05, CO-07, CO-14]', async () => {
    const [timed, sold, gone] = [
      await begin(await world.addCourse({ title: { zh_cn: '限期' }, validDays: 1 })),
      await begin(await world.addCourse({ title: { zh_cn: '付费' } })),
      await begin(await world.addCourse({ title: { zh_cn: '下架' } })),
    ];
    for (const course of [timed, sold, gone]) await play(course, 1, 0, 20);
    const change = (id: number, values: Partial<typeof courses.$inferInsert>) =>
      world.in(1001, (scope) =>
        scope.tx
          .update(courses)
          .set(values)
          .where(scope.only(courses, eq(courses.id, id))),
      );
    const list = async (state: 'all' | 'learning' | 'ended') => {
      const { counts, items } = await world.ask(studyList, { state, cursor: '', size: 9 }, { userId: learner });
      return { counts, access: Object.fromEntries(items.map(({ access, course }) => [course.title, access])) };
    };
    expect(await list('learning')).toMatchObject({ access: { 限期: 'open', 付费: 'open', 下架: 'open' } });
    world.now += 2 * 86_400_000;
    await change(gone.id, { state: 'off_shelf' });
    const bought = (until: number) =>
      world.in(1001, (scope) =>
        grantPurchase(scope, { userId: learner, kind: 'course', itemId: sold.id, orderId: null, until }, world.now),
      );
    await change(sold.id, { fee: 'charged', price: 990 });
    await bought(world.now + 1000);
    const counts = { all: 3, learning: 1, learned: 0, ended: 2 };
    expect(await list('learning')).toEqual({ counts, access: { 付费: 'open' } });
    expect(await list('ended')).toEqual({ counts, access: { 限期: 'over', 下架: 'closed' } });
    world.now += 2000;
    expect((await list('all')).access).toEqual({ 限期: 'over', 付费: 'over', 下架: 'closed' });
    expect((await list('learning')).access).toEqual({});
  });
});

describe('points', () => {
  it('are earned with each learned chapter, none twice [CO-05]', async () => {
    const course = await begin(await world.addCourse({ pointsPerChapter: 20 }));
    const told = () => world.ask(courseDetail, { id: course.id }, { userId: learner });
    expect(await told()).toMatchObject({ pointsPerChapter: 20, pointsEarned: 0 });
    expect((await play(course, 1, 0, 94)).course.pointsEarned).toBe(0);
    expect((await play(course, 1, 94, 96)).course.pointsEarned).toBe(20);
    await play(course, 1, 0, 96);
    expect(await told()).toMatchObject({ pointsPerChapter: 20, pointsEarned: 20 });
    expect((await play(course, 2, 0, 96)).course.pointsEarned).toBe(40);
    const visitor = await world.ask(courseDetail, { id: course.id }, { userId: null });
    expect(visitor).toMatchObject({ pointsPerChapter: 20, pointsEarned: 0 });
  });
});

describe('study time', () => {
  const days = (userId = learner) =>
    world.in(1001, ({ tx, only }) =>
      tx
        .select({ date: studyDays.date, seconds: studyDays.seconds })
        .from(studyDays)
        .where(only(studyDays, eq(studyDays.userId, userId)))
        .orderBy(asc(studyDays.date)),
    );

  it('is counted by day in the enterprise’s zone, split at its midnight [CO-05]', async () => {
    world.now = Date.parse('2025-11-20T15:59:50Z');
    const course = await begin(await world.addCourse());
    await play(course, 1, 0, 25);
    expect(await days()).toEqual([
      { date: '2025-11-20', seconds: 10 },
      { date: '2025-11-21', seconds: 15 },
    ]);
  });

  it('counts repeats, not what the clock does not allow [CO-05]', async () => {
    const course = await begin(await world.addCourse());
    await play(course, 1, 0, 20);
    await play(course, 1, 0, 20);
    await report(course, { afterS: 5, intervals: [[0, 100]] });
    await report(course, { afterS: 0, intervals: [[0, 20]] });
    const { items } = await world.ask(studyList, { state: 'all', cursor: '', size: 5 }, { userId: learner });
    expect(items[0]?.studiedS).toBe(45);
    expect(await days()).toEqual([{ date: '2025-11-20', seconds: 45 }]);
  });
});

describe('learning record', () => {
  const list = (change: Partial<CallInput<typeof studyList>> = {}, userId = learner) =>
    world.ask(studyList, { state: 'all', cursor: '', size: 20, ...change }, { userId });

  it('goes on with the chapter that follows a learned one, and stays with the last of a learned course [CO-05, CO-14]', async () => {
    const course = await begin(await world.addCourse({ chapterSeconds: [20, 20] }));
    await play(course, 1, 0, 20);
    const lineOf = async () => (await list()).items.find((item) => item.course.id === course.id);
    expect(await lineOf()).toMatchObject({ chapter: { no: 2 }, positionS: 0 });
    await play(course, 2, 0, 12);
    expect(await lineOf()).toMatchObject({ chapter: { no: 2 }, positionS: 12 });
    await play(course, 1, 0, 10);
    expect(await lineOf()).toMatchObject({ chapter: { no: 2 }, positionS: 12 });
    await play(course, 2, 12, 20);
    expect(await lineOf()).toMatchObject({ course: { state: 'learned' }, chapter: { no: 2 }, positionS: 0 });
  });

  it('lists what was studied, last first, with where to go on [CO-05, CO-14]', async () => {
    const first = await begin(await world.addCourse({ title: { zh_cn: '甲' } }));
    await play(first, 2, 0, 40);
    const second = await begin(await world.addCourse({ title: { zh_cn: '乙' }, chapterSeconds: [20] }));
    const completedAt = world.now + 20_000;
    await play(second, 1, 0, 20);
    await begin(await world.addCourse({ title: { zh_cn: '只打开' } }));
    const record = await list();
    expect(record.counts).toEqual({ all: 2, learning: 1, learned: 1, ended: 0 });
    expect(record.items).toMatchObject([
      { course: { title: '乙', state: 'learned' }, studiedS: 20, completedAt, lastStudiedAt: completedAt },
      {
        course: { title: '甲', state: 'learning' },
        chapter: { id: first.chapterIds[1], no: 2, title: '第 2 章' },
        positionS: 40,
        completedAt: null,
      },
    ]);
    expect((await list({ state: 'learned' })).items.map(({ course }) => course.title)).toEqual(['乙']);
    expect((await list({ state: 'learning' })).items.map(({ course }) => course.title)).toEqual(['甲']);
  });

  it('goes on by cursor to its end, and shows nobody else’s [CO-14]', async () => {
    for (const title of ['甲', '乙', '丙']) {
      await play(await begin(await world.addCourse({ title: { zh_cn: title } })), 1, 0, 5);
    }
    const page = await list({ size: 2 });
    expect(page.items.map(({ course }) => course.title)).toEqual(['丙', '乙']);
    const rest = await list({ size: 2, cursor: page.next ?? '' });
    expect(rest.items.map(({ course }) => course.title)).toEqual(['甲']);
    expect(rest.next).toBeNull();
    const refused = { state: 'learned' as const, cursor: page.next ?? '', size: 2 };
    expect((await world.refusal(studyList, refused, { userId: learner }))?.code).toBe(ErrorCode.badCursor);
    const other = await world.addLearner(`other-${accounts}`);
    expect(await list({}, other)).toMatchObject({ items: [], counts: { all: 0 } });
  });
});

describe('a heartbeat that is repeated', () => {
  it('under its key is the same heartbeat: same answer, nothing counted twice [HT-06]', async () => {
    const at = Date.now();
    world.now = at;
    const course = await begin(await world.addCourse());
    world.now = at + 20_000;
    const app = await testApp(world.db, courseRoutes, { now: () => world.now });
    const call = caller(app, { eid: 1001, ...(await addSession(world.db, 1001, learner)) });
    const input = inputOf(course, { intervals: [[0, 20]] });
    const how = { idempotencyKey: 'heartbeat-0000001', now: world.now };
    const first = await call(reportProgress, input, how);
    world.now += 5000;
    const again = await call(reportProgress, input, { ...how, now: world.now });
    expect(first.data).toMatchObject({ chapter: { intervals: [[0, 20]] } });
    expect(again.data).toEqual(first.data);
    const { items } = await world.ask(studyList, { state: 'all', cursor: '', size: 5 }, { userId: learner });
    expect(items[0]?.studiedS).toBe(20);
    const other = await call(reportProgress, inputOf(course, { intervals: [[20, 25]] }), { ...how, now: world.now });
    expect(other.status).toBe('N');
  });
});
