import { ErrorCode } from '@banyan/contracts';
import { taskCounts, taskList, type TaskCounts } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { itemFinished } from '../../effects/itemFinished.ts';
import { liveChannel } from '../../live/announce.ts';
import type { DueItem } from '../../due/dueItems.ts';
import type { Asker, World } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { courseProgress } from '../course/progress.schema.ts';
import { ExamWorld, windowOne } from '../exam/testing/world.ts';
import { examStandings } from '../exam/exam.schema.ts';
import { allRoutes } from '../index.ts';
import { addQuestionnaire } from '../questionnaire/testing/addQuestionnaire.ts';
import { taskRoutes } from './task.routes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: CourseWorld;
let exam: ExamWorld;
let learner: Asker;

beforeEach(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  exam = await ExamWorld.within(world);
  learner = { userId: await world.addLearner('li') };
});

const titled = (zh_cn: string) => ({ zh_cn, en: `${zh_cn} in English` });
const counts = (asker: Asker = learner): Promise<TaskCounts> => world.ask(taskCounts, {}, asker);
const titles = async (input: { part?: 'course' | 'exam'; over?: 'Y' | 'N' } = {}, asker: Asker = learner) =>
  (await world.ask(taskList, input, asker)).items.map(({ title, near, state }) => [title, near, state]);

/** Hands an exam in like the server at its deadline: blank, so that it is failed. */
async function handIn(examId: number, asker: Asker) {
  await exam.begin(asker.userId ?? 0, examId, windowOne);
  world.now += 31 * 60_000;
  await world.work();
}

describe('task centre', () => {
  it('has the tasks of all domains, what presses most first, in the viewer’s language and its own days [TR-01]', async () => {
    const at = (ms: number) => new Date(world.now + ms);
    await world.addCourse({ title: titled('岗位必修'), required: true, requiredUntil: at(-DAY) });
    await world.addCourse({ title: titled('随时学'), required: true });
    await world.addCourse({ title: titled('选修') });
    await exam.addExam({ title: titled('今晚关闭'), closesAt: new Date('2025-11-20T15:30:00Z') });
    await exam.addExam({ title: titled('午夜关闭'), closesAt: new Date('2025-11-20T16:00:00Z') });
    await exam.addExam({ title: titled('明天开放'), opensAt: at(DAY), closesAt: at(30 * DAY) });
    await exam.addExam({ title: titled('每日一练'), kind: 'practice' });
    await addQuestionnaire(world, { title: titled('下周的问卷'), closesAt: at(6 * DAY) });
    expect(await titles()).toEqual([
      ['岗位必修', 'overdue', 'open'],
      ['今晚关闭', 'today', 'open'],
      ['午夜关闭', 'today', 'open'],
      ['明天开放', 'week', 'waiting'],
      ['下周的问卷', 'next', 'open'],
      ['随时学', 'any', 'open'],
    ]);
    expect((await titles({ part: 'exam' }, { ...learner, language: 'en' })).map(([title]) => title)).toEqual([
      '今晚关闭 in English',
      '午夜关闭 in English',
      '明天开放 in English',
      '下周的问卷 in English',
    ]);
    // A task that has not begun is no red point yet.
    expect(await counts()).toEqual({ coursetask: 2, examtask: 3, traintask: 0, trainingtask: 0 });
  });

  it('has weeks from Monday to Sunday [TR-01]', async () => {
    const opens = (title: string, day: string) =>
      exam.addExam({ title: titled(title), opensAt: new Date(day), closesAt: new Date('2026-01-20T00:00:00Z') });
    await opens('这个周日', '2025-11-23T02:00:00Z');
    await opens('下个周一', '2025-11-24T02:00:00Z');
    await opens('下个周日', '2025-11-30T02:00:00Z');
    await opens('再下个周一', '2025-12-01T02:00:00Z');
    expect((await titles()).map(([title, near]) => [title, near])).toEqual([
      ['这个周日', 'week'],
      ['下个周一', 'next'],
      ['下个周日', 'next'],
      ['再下个周一', 'later'],
    ]);
  });

  it('counts down with what is done, and says what came of it [TR-01] [SH-11]', async () => {
    const course = await world.addCourse({ title: titled('安全'), required: true, requiredUntil: new Date(world.now) });
    const examId = await exam.addExam({ title: titled('测验') });
    await addQuestionnaire(world, { title: titled('满意度'), takers: [learner.userId ?? 0] });
    expect(await counts()).toMatchObject({ coursetask: 1, examtask: 1 });
    await exam.begin(learner.userId ?? 0, examId, windowOne);
    expect(await titles({ part: 'exam' })).toEqual([['测验', 'today', 'begun']]);
    expect(await counts()).toMatchObject({ examtask: 1 });
    world.now += 31 * 60_000;
    await world.work();
    expect(await counts()).toMatchObject({ coursetask: 1, examtask: 0 });
    await world.in(1001, (scope) =>
      scope.tx.insert(courseProgress).values(
        scope.row(courseProgress, {
          userId: learner.userId ?? 0,
          courseId: course.id,
          state: 'learned' as const,
          leftS: 0,
          completedAt: new Date(world.now),
          enrolledAt: new Date(world.now - DAY),
        }),
      ),
    );
    expect(await counts()).toMatchObject({ coursetask: 0, examtask: 0 });
    expect((await titles({ over: 'Y' })).map(([title, , state]) => [title, state])).toEqual(
      expect.arrayContaining([
        ['安全', 'done'],
        // Handed in blank, and there is no make-up.
        ['测验', 'failed'],
        ['满意度', 'done'],
      ]),
    );
  });

  it('counts a failed exam again once its make-up is open [SH-11] [EX-07]', async () => {
    const examId = await exam.addExam({ makeupCount: 1, makeupIntervalMin: 60, title: titled('补考') });
    await handIn(examId, learner);
    expect(await counts()).toMatchObject({ examtask: 0 });
    expect(await titles({ part: 'exam' })).toEqual([['补考', 'today', 'waiting']]);
    world.now += 2 * HOUR;
    expect(await counts()).toMatchObject({ examtask: 1 });
    expect(await titles({ part: 'exam' })).toEqual([['补考', 'week', 'again']]);
    await world.in(1001, (scope) =>
      scope.tx
        .update(examStandings)
        .set({ passed: true })
        .where(scope.only(examStandings, eq(examStandings.examId, examId))),
    );
    expect(await counts()).toMatchObject({ examtask: 0 });
    expect(await titles({ part: 'exam', over: 'Y' })).toEqual([['补考', 'week', 'done']]);
  });

  it('is nobody else’s, and a visitor’s not at all [TR-01]', async () => {
    await exam.addExam({ departments: ['质量部'], title: titled('只给质量部') });
    const quality = { userId: await world.addLearner('wang', '质量部') };
    const foreign = { eid: 1002, userId: await world.addLearner('mia', '', 1002) };
    expect(await counts(quality)).toMatchObject({ examtask: 1 });
    expect([await titles(), await titles({}, foreign)]).toEqual([[], []]);
    expect(await world.refusal(taskList, {}, { userId: null })).toMatchObject({ code: ErrorCode.unauthenticated });
  });

  it('tells open pages that red points have changed as an exam is handed in [SH-11]', async () => {
    const told: string[] = [];
    const heard = await world.db.listen(
      liveChannel,
      (payload) => told.push(payload),
      () => undefined,
    );
    await handIn(await exam.addExam(), learner);
    await world.as(learner, (ctx) =>
      ctx.emit(ctx.scope, itemFinished, { userId: learner.userId ?? 0, kind: 'homework', id: 1 }),
    );
    await expect.poll(() => told.join()).toContain('examtask');
    await expect.poll(() => told.join()).toContain('traintask');
    await heard.close();
  });
});

describe('pages of tasks', () => {
  const item = (id: number, dueAt: number | null, more: Partial<DueItem> = {}): DueItem => ({
    ...{ kind: 'homework', id, title: `作业 ${id}`, cover: null, opensAt: null, dueAt, state: 'open', progress: 0 },
    ...more,
  });

  it('go on behind the last one, in parts of equal size, each task once [TR-01]', async () => {
    const base = world.now;
    const all = Array.from({ length: 200 }, (_, n) => item(n + 1, n % 3 === 0 ? null : base + (n % 7) * HOUR));
    const many: World = new CourseWorld(world.db, taskRoutes({ sources: [() => Promise.resolve(all)] }));
    const seen: number[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page: { items: { id: number }[]; next: string | null } = await many.ask(
        taskList,
        { part: 'training', cursor, size: 60 },
        learner,
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
      pages += 1;
    }
    expect([pages, new Set(seen).size, seen.length]).toEqual([4, 200, 200]);
    const { next } = await many.ask(taskList, { size: 1 }, learner);
    expect(await many.refusal(taskList, { part: 'exam', cursor: next ?? '' }, learner)).toMatchObject({
      code: ErrorCode.badCursor,
    });
  });
});
