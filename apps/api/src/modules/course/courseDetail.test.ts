import { ErrorCode } from '@banyan/contracts';
import { courseDetail, relatedCourses, videoAddress } from '@banyan/contracts/course';
import { beforeAll, describe, expect, it } from 'vitest';
import { chapters } from './course.schema.ts';
import { chapterProgress, courseProgress } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';

let world: CourseWorld;
let learner: number;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
  learner = await world.addLearner('L1', '质量部');
});

async function enrol(courseId: number, values: Partial<typeof courseProgress.$inferInsert> = {}) {
  await world.in(1001, (scope) =>
    scope.tx
      .insert(courseProgress)
      .values(
        scope.row(courseProgress, { userId: learner, courseId, leftS: 0, enrolledAt: new Date(world.now), ...values }),
      ),
  );
}

describe('a course', () => {
  it('has its catalogue, texts in the language asked for, lecturer and path [CO-02]', async () => {
    const { id } = await world.addCourse({
      title: { zh_cn: '首件检验', en: 'First article' },
      intro: { zh_cn: '简介' },
      outcomes: [{ zh_cn: '会判断', en: 'Tell' }],
      topic: null,
      antiSkip: true,
    });
    const detail = await world.ask(courseDetail, { id }, { userId: learner, language: 'en' });
    expect(detail).toMatchObject({
      course: { id, title: 'First article', chapterCount: 2, durationS: 200, state: 'not_studied', leftS: 190 },
      introduction: '简介',
      outcomes: ['Tell'],
      categories: [
        { id: 'QM', name: 'Quality' },
        { id: 'QM01', name: '检验与抽样' },
      ],
      lecturer: { name: 'Guodong Chen' },
      settings: { antiSkip: true, background: true, sequential: false },
      learnedShare: 0.95,
      dueAt: null,
    });
    expect(detail.chapters.map(({ no, title, state }) => [no, title, state])).toEqual([
      [1, '第 1 章', 'not_studied'],
      [2, '第 2 章', 'not_studied'],
    ]);
    expect(detail.current).toBe(detail.chapters[0]?.id);
  });

  it("shows the viewer's own progress: intervals, position, what is left, locks, chapter to go on with [CO-05]", async () => {
    const { id, chapterIds } = await world.addCourse({ sequential: true, chapterSeconds: [100, 200, 300] });
    const [one = 0, two = 0] = chapterIds;
    await enrol(id, { state: 'learning', lastChapterId: two });
    const other = await world.addLearner('L-other');
    await world.in(1001, (scope) =>
      scope.tx.insert(chapterProgress).values(
        [
          { userId: learner, chapterId: one, learned: true, watched: [[0, 96]] as const },
          {
            userId: learner,
            chapterId: two,
            watched: [
              [0, 40],
              [60, 120],
            ] as const,
          },
          { userId: other, chapterId: two, watched: [[0, 200]] as const, learned: true },
        ].map((row) => scope.row(chapterProgress, { ...row, courseId: id, lastBeatAt: new Date(world.now) })),
      ),
    );
    const detail = await world.ask(courseDetail, { id }, { userId: learner });
    expect(detail.chapters).toMatchObject([
      { state: 'learned', leftS: 0, positionS: 0, lockedBy: null },
      {
        state: 'learning',
        intervals: [
          [0, 40],
          [60, 120],
        ],
        positionS: 120,
        leftS: 90,
        lockedBy: null,
      },
      { state: 'not_studied', lockedBy: 2 },
    ]);
    expect(detail.current).toBe(two);
    expect(detail.course).toMatchObject({
      state: 'learning',
      leftS: 375,
      ribbon: [
        { seconds: 100, done: 1, locked: false },
        { seconds: 200, done: 0.5, locked: false },
        { seconds: 300, done: 0, locked: true },
      ],
    });
    const visited = await world.ask(courseDetail, { id }, { userId: null });
    expect(visited.course).toMatchObject({ state: 'not_studied', ribbon: [] });
    expect(visited.chapters.every(({ intervals }) => intervals.length === 0)).toBe(true);
  });
});

describe('a course that does not open', () => {
  const refusal = async (id: number, userId: number | null = learner) =>
    (await world.refusal(courseDetail, { id }, { userId }))?.code;

  it('is told by its own code: deleted, off the shelf, not visible, expired, full [CO-07]', async () => {
    const deleted = await world.addCourse({ state: 'deleted' });
    const off = await world.addCourse({ state: 'off_shelf' });
    const hidden = await world.addCourse({ departments: ['仓库'] });
    const expired = await world.addCourse({ validDays: 1 });
    await enrol(expired.id, { dueAt: new Date(world.now) });
    const full = await world.addCourse({ maxViewers: 2, learners: 2 });
    expect(await refusal(deleted.id)).toBe(ErrorCode.courseDeleted);
    expect(await refusal(off.id)).toBe(ErrorCode.courseOffShelf);
    expect(await refusal(hidden.id)).toBe(ErrorCode.courseNotVisible);
    expect(await refusal(expired.id)).toBe(ErrorCode.courseExpired);
    expect(await refusal(full.id)).toBe(ErrorCode.courseFull);
    const end = await world.refusal(courseDetail, { id: expired.id }, { userId: learner });
    expect(end?.data).toEqual({ free: true });
  });

  it('opens for the department it is for, for who has a seat, and for everyone when nothing is set [CO-07]', async () => {
    const ours = await world.addCourse({ departments: ['质量部', '仓库'] });
    const full = await world.addCourse({ maxViewers: 2, learners: 2 });
    await enrol(full.id);
    const plain = await world.addCourse();
    expect(await refusal(ours.id)).toBeUndefined();
    expect(await refusal(ours.id, null)).toBe(ErrorCode.courseNotVisible);
    expect(await refusal(full.id)).toBeUndefined();
    expect(await refusal(plain.id, null)).toBeUndefined();
  });

  it('is absent alike when it does not exist and when it is of another enterprise [CO-07]', async () => {
    const foreign = await world.addCourse({ state: 'deleted' }, 1002);
    const absent = { code: ErrorCode.notFound };
    expect(await world.refusal(courseDetail, { id: foreign.id }, { userId: learner })).toEqual(absent);
    expect(await world.refusal(courseDetail, { id: 999_999_999 }, { userId: learner })).toEqual(absent);
    expect(await world.refusal(relatedCourses, { id: foreign.id }, { userId: learner })).toEqual(absent);
  });
});

describe('related courses', () => {
  it('are the nearest first, never the course itself or what is not on the shelf [CO-02]', async () => {
    const near = await CourseWorld.open();
    const teacher = await near.addLecturer('何佳怡');
    const { id } = await near.addCourse({ lecturerId: teacher });
    const field = await near.addCourse({ subject: null, topic: null });
    const taught = await near.addCourse({ field: 'HS', subject: null, topic: null, lecturerId: teacher });
    const subject = await near.addCourse({ topic: null });
    const topic = await near.addCourse();
    await near.addCourse({ field: 'HS', subject: null, topic: null });
    await near.addCourse({ state: 'off_shelf' });
    const { items } = await near.ask(relatedCourses, { id }, { userId: null });
    expect(items.map((item) => item.id)).toEqual([topic, subject, taught, field].map((course) => course.id));
  });
});

describe('video address', () => {
  it('opens the video in each of its sizes, best first, and its subtitles for a while [CO-04]', async () => {
    const { id, chapterIds } = await world.addCourse();
    const input = { course_id: id, chapter_id: chapterIds[0] ?? 0 };
    const address = await world.ask(videoAddress, input, { userId: learner });
    expect(address).toMatchObject({
      renditions: [
        { height: 720, url: `https://content.test/course/${id}/1.720.mp4`, type: 'video/mp4' },
        { height: 360, url: `https://content.test/course/${id}/1.360.mp4`, type: 'video/mp4' },
      ],
      subtitles: [{ language: 'zh', url: `https://content.test/course/${id}/1.zh.vtt` }],
    });
    expect(address.expiresAt).toBeGreaterThan(world.now + 3_600_000);
  });

  it('is refused where the course does not open, the chapter is locked, of another course, or has no video [CO-04, CO-07]', async () => {
    const refusal = (course_id: number, chapter_id = 0) =>
      world.refusal(videoAddress, { course_id, chapter_id }, { userId: learner });
    const hidden = await world.addCourse({ departments: ['仓库'] });
    expect(await refusal(hidden.id, hidden.chapterIds[0])).toEqual({ code: ErrorCode.courseNotVisible });
    const locked = await world.addCourse({ sequential: true });
    expect(await refusal(locked.id, locked.chapterIds[1])).toEqual({
      code: ErrorCode.chapterLocked,
      data: { after: 1 },
    });
    expect(await refusal(locked.id, hidden.chapterIds[0])).toEqual({ code: ErrorCode.notFound });
    const foreign = await world.addCourse({}, 1002);
    expect(await refusal(foreign.id, foreign.chapterIds[0])).toEqual({ code: ErrorCode.notFound });
    const empty = await world.addCourse();
    await world.in(1001, ({ tx, only }) => tx.update(chapters).set({ renditions: [] }).where(only(chapters)));
    expect(await refusal(empty.id, empty.chapterIds[0])).toEqual({ code: ErrorCode.notFound });
  });
});
