import { type CallInput, ErrorCode } from '@banyan/contracts';
import { reportProgress, studyLease, videoAddress } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from './course.schema.ts';
import { grantPurchase } from './purchase.ts';
import { CourseWorld } from './testing/world.ts';

const one = 'window-one-aaaaaaaa';
const two = 'window-two-bbbbbbbb';

let world: CourseWorld;
let learner: number;
let learners = 0;
let courseId: number;
let chapterId: number;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
});
beforeEach(async () => {
  learner = await world.addLearner(`L${(learners += 1)}`);
  const course = await world.addCourse({ title: { zh_cn: '首件检验', en: 'First article' } });
  courseId = course.id;
  chapterId = course.chapterIds[0] ?? 0;
});

type Change = Partial<CallInput<typeof studyLease>>;
const input = (change: Change) => ({
  course_id: courseId,
  holder: one,
  take_over: 'N' as const,
  release: 'N' as const,
  ...change,
});
const change = (values: Change = {}, userId = learner) => world.ask(studyLease, input(values), { userId });
const refused = (values: Change = {}, userId = learner) =>
  world.refusal(studyLease, input(values), { userId, language: 'en' });
const beat = (holder: string) => ({
  course_id: courseId,
  chapter_id: chapterId,
  holder,
  positionS: 5,
  intervals: [],
  rate: 1,
  reason: 'tick' as const,
});

describe('one learner, several windows', () => {
  it('lets one window study and names the course to the other [CO-06]', async () => {
    expect(await change()).toEqual({ held: 'Y', expiresAt: world.now + 30_000 });
    const elsewhere = { code: ErrorCode.studyingElsewhere, data: { courseId, courseName: 'First article' } };
    expect(await refused({ holder: two })).toEqual(elsewhere);
    expect(await world.refusal(reportProgress, beat(two), { userId: learner, language: 'en' })).toEqual(elsewhere);
    expect(await refused()).toBeUndefined();
  });

  it('lets another window in after 30 s of silence, not while reports keep it [CO-06]', async () => {
    await change();
    world.now += 20_000;
    await world.ask(reportProgress, beat(one), { userId: learner });
    world.now += 20_000;
    expect((await refused({ holder: two }))?.code).toBe(ErrorCode.studyingElsewhere);
    world.now += 10_000;
    expect(await refused({ holder: two })).toBeUndefined();
    expect((await world.refusal(reportProgress, beat(one), { userId: learner }))?.code).toBe(
      ErrorCode.studyingElsewhere,
    );
  });

  it('takes over when told to, and the first window is out [CO-06]', async () => {
    await change();
    expect(await change({ holder: two, take_over: 'Y' })).toMatchObject({ held: 'Y' });
    expect((await refused())?.code).toBe(ErrorCode.studyingElsewhere);
  });

  it('is free at once when given back, even when the course has closed, and only by its holder [CO-06]', async () => {
    await change();
    await change({ holder: two, release: 'Y' });
    expect((await refused({ holder: two }))?.code).toBe(ErrorCode.studyingElsewhere);
    await world.in(1001, ({ tx, only }) => tx.update(courses).set({ state: 'off_shelf' }).where(only(courses)));
    expect(await change({ release: 'Y' })).toEqual({ held: 'N', expiresAt: world.now });
    await world.in(1001, ({ tx, only }) => tx.update(courses).set({ state: 'on_shelf' }).where(only(courses)));
    expect(await refused({ holder: two })).toBeUndefined();
  });

  it('is not taken again by the last report of a window that has given it back [CO-06]', async () => {
    await change();
    world.now += 5000;
    await change({ release: 'Y' });
    const last = { ...beat(one), reason: 'leave' as const, intervals: [[0, 5] as [number, number]] };
    const answer = await world.ask(reportProgress, last, { userId: learner });
    expect(answer.chapter.intervals).toEqual([[0, 5]]);
    expect(answer.leaseExpiresAt).toBeLessThanOrEqual(world.now);
    expect(await refused({ holder: two })).toBeUndefined();
  });

  it('is each learner’s own, over all courses: another window is told what is studied [CO-06]', async () => {
    await change();
    const other = await world.addLearner(`L-${courseId}`);
    expect(await refused({ holder: two }, other)).toBeUndefined();
    const second = await world.addCourse();
    const elsewhere = { code: ErrorCode.studyingElsewhere, data: { courseId, courseName: 'First article' } };
    expect(await refused({ holder: two, course_id: second.id })).toEqual(elsewhere);
    const chapter = { course_id: second.id, chapter_id: second.chapterIds[0] ?? 0 };
    const reported = { ...beat(two), ...chapter };
    expect(await world.refusal(reportProgress, reported, { userId: learner, language: 'en' })).toEqual(elsewhere);
    // Playing takes over a lease of another course, not one of the same course.
    expect(await refused({ holder: two, playing: 'Y' })).toEqual(elsewhere);
    await change({ holder: two, course_id: second.id, playing: 'Y' });
    expect(await world.refusal(reportProgress, beat(one), { userId: learner })).toMatchObject({
      data: { courseId: second.id },
    });
  });

  it('goes with its window from course to course; what the first one still says takes nothing [CO-06]', async () => {
    await change();
    const second = await world.addCourse();
    expect(await refused({ course_id: second.id })).toBeUndefined();
    world.now += 3000;
    await world.ask(reportProgress, { ...beat(one), reason: 'leave' }, { userId: learner });
    expect(await change({ release: 'Y' })).toMatchObject({ held: 'N' });
    expect(await refused({ holder: two })).toMatchObject({ data: { courseId: second.id } });
    await change({ course_id: second.id, release: 'Y' });
    expect(await refused({ holder: two })).toBeUndefined();
  });

  it('gives no video address of this course to another login meanwhile [CO-06]', async () => {
    await change();
    const second = await world.addCourse();
    const looking = { course_id: second.id, chapter_id: second.chapterIds[0] ?? 0 };
    expect(await world.refusal(videoAddress, looking, { userId: learner, sessionId: 'login-two' })).toBeUndefined();
    const address = { course_id: courseId, chapter_id: chapterId };
    const phone = { userId: learner, sessionId: 'login-two' };
    expect((await world.refusal(videoAddress, address, phone))?.code).toBe(ErrorCode.studyingElsewhere);
    expect(await world.refusal(videoAddress, address, { userId: learner })).toBeUndefined();
    await change({ release: 'Y' });
    expect(await world.refusal(videoAddress, address, phone)).toBeUndefined();
  });

  it('refuses to take over and give back in one, and what is not there or foreign [CO-06]', async () => {
    expect((await refused({ take_over: 'Y', release: 'Y' }))?.code).toBe(ErrorCode.illegalRequest);
    const foreign = await world.addCourse({}, 1002);
    expect(await refused({ course_id: foreign.id })).toEqual({ code: ErrorCode.notFound });
    expect(await refused({ course_id: 999_999_999 })).toEqual({ code: ErrorCode.notFound });
    expect(await change({ course_id: foreign.id, release: 'Y' })).toMatchObject({ held: 'N' });
  });

  it('goes to one of many windows that come at once [CO-06]', async () => {
    const windows = Array.from({ length: 8 }, (_, index) => `window-${index}-cccccccccc`);
    const answers = await Promise.all(windows.map((holder) => refused({ holder })));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.code === ErrorCode.studyingElsewhere)).toHaveLength(7);
  });
});

describe('seats', () => {
  it('are taken with the first study, once, and end after the days of access [CO-07]', async () => {
    const limited = await world.addCourse({ validDays: 30, learners: 4 });
    await change({ course_id: limited.id });
    await change({ course_id: limited.id });
    const counted = await world.in(1001, ({ tx }) =>
      tx.execute<{ learners: number }>(sql`select learners from courses where id = ${limited.id}`),
    );
    expect(counted.rows).toEqual([{ learners: 5 }]);
    world.now += 30 * 86_400_000 - 1;
    expect(await refused({ course_id: limited.id })).toBeUndefined();
    world.now += 1;
    expect((await refused({ course_id: limited.id }))?.code).toBe(ErrorCode.courseExpired);
  });

  it('are given once each when more learners come at once than there are [CO-07]', async () => {
    const small = await world.addCourse({ maxViewers: 3 });
    const learners = [];
    for (let index = 0; index < 8; index += 1) learners.push(await world.addLearner(`seat-${small.id}-${index}`));
    const answers = await Promise.all(learners.map((userId) => refused({ course_id: small.id }, userId)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
    expect(answers.filter((answer) => answer?.code === ErrorCode.courseFull)).toHaveLength(5);
  });

  it('are there for whoever has paid, full or not [CO-07] [PY-02]', async () => {
    const { id } = await world.addCourse({ fee: 'charged', price: 1900, maxViewers: 1, learners: 1 });
    const userId = await world.addLearner(`seat-${id}`);
    const until = world.now + 86_400_000;
    await world.in(1001, (scope) =>
      grantPurchase(scope, { userId, kind: 'course', itemId: id, orderId: null, until }, world.now),
    );
    expect(await refused({ course_id: id }, userId)).toBeUndefined();
  });
});
