import { ErrorCode } from '@banyan/contracts';
import {
  answerCoursePractice,
  coursePractice,
  coursePracticeHistory,
  coursePracticeResult,
  finishCoursePractice,
  startCoursePractice,
  type AnswerValue,
} from '@banyan/contracts/exam';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { lessonTitles } from '../course/lessons.service.ts';
import { practiceCourse } from '../course/practiceCourse.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { askLessons, countLessons, drawLessons, markLessons, solveLessons } from '../exam/lessonQuestions.service.ts';
import { questions, wrongQuestions } from '../exam/question.schema.ts';
import { ExamWorld, rightAnswers } from '../exam/testing/world.ts';
import { coursePractices } from './practice.schema.ts';
import { coursePracticeRoutes } from './practice.routes.ts';

const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };
const right = (kind: string): AnswerValue => ({ ...nothing, ...rightAnswers[kind] });
const wrong: AnswerValue = { ...nothing, choice: [3], gaps: ['x', 'y'] };

describe('the practice of a course', () => {
  let world: CourseWorld;
  let exam: ExamWorld;
  let course: { readonly id: number; readonly chapterIds: readonly number[] };

  beforeAll(async () => {
    world = await CourseWorld.open(
      [1001, 1002],
      coursePracticeRoutes({
        course: practiceCourse,
        chapterTitles: lessonTitles,
        count: countLessons,
        draw: drawLessons,
        ask: askLessons,
        mark: markLessons,
        solve: (ctx, answers) => solveLessons(ctx, answers, { lessonTitle: lessonTitles }),
      }),
    );
    exam = await ExamWorld.within(world);
    course = await world.addCourse();
    const [first = 0, second = 0] = course.chapterIds;
    await teach(['single', 'multiple', 'short'], first);
    await teach(['judgement', 'fill'], second);
  });

  const idsOf = (kinds: readonly string[]) => kinds.map((kind) => exam.questionIds[kind] ?? 0);
  const teach = (kinds: readonly string[], chapterId: number) =>
    world.in(1001, (scope) =>
      scope.tx
        .update(questions)
        .set({ lesson: { courseId: course.id, chapterId, second: 5 } })
        .where(scope.only(questions, inArray(questions.id, idsOf(kinds)))),
    );
  const setting = (reveal: 'each' | 'end') =>
    world.in(1001, async (scope) => {
      await scope.tx.delete(coursePractices).where(scope.only(coursePractices));
      await scope.tx
        .insert(coursePractices)
        .values(scope.row(coursePractices, { courseId: course.id, reveal, size: 10 }));
    });
  const bookOf = (userId: number) =>
    world.in(1001, (scope) =>
      scope.tx
        .select({ id: wrongQuestions.questionId, times: wrongQuestions.times })
        .from(wrongQuestions)
        .where(scope.only(wrongQuestions, eq(wrongQuestions.userId, userId))),
    );

  it('shows what is right with each answer, of which the first one counts, and feeds the book of mistakes [CO-10]', async () => {
    await setting('each');
    const userId = await world.addLearner('each');
    const offered = await world.ask(coursePractice, { id: course.id }, { userId });
    expect(offered).toMatchObject({ questions: 4, open: null, best: null, finished: 0 });
    expect(offered.chapters.map((chapter) => chapter.questions)).toEqual([2, 2]);

    const run = await world.ask(startCoursePractice, { id: course.id }, { userId });
    expect(run.items).toHaveLength(4);
    expect(run.items.every(({ solution, value }) => solution === null && value === null)).toBe(true);
    expect(JSON.stringify(run)).not.toContain('秘密');
    const single = exam.questionIds['single'] ?? 0;
    const asked = { practice: run.id, question_id: single };
    const first = await world.ask(answerCoursePractice, { ...asked, value: wrong }, { userId });
    expect(first.item.solution).toMatchObject({ mark: 'wrong', key: { choice: [1] }, explanation: '秘密的解析' });
    const again = await world.ask(answerCoursePractice, { ...asked, value: right('single') }, { userId });
    expect([again.item.solution?.mark, again.run.answered, again.run.right]).toEqual(['wrong', 1, 0]);
    expect(await bookOf(userId)).toEqual([{ id: single, times: 1 }]);

    for (const kind of ['multiple', 'judgement', 'fill']) {
      const question_id = exam.questionIds[kind] ?? 0;
      await world.ask(answerCoursePractice, { practice: run.id, question_id, value: right(kind) }, { userId });
    }
    const after = await world.ask(coursePractice, { id: course.id }, { userId });
    expect(after).toMatchObject({ open: null, finished: 1, best: { id: run.id, right: 3, total: 4 } });
  });

  it('tells nothing before it is handed in where the course says so; until then answers can be changed [CO-10]', async () => {
    await setting('end');
    const userId = await world.addLearner('end');
    const [chapter_id = 0] = course.chapterIds;
    const run = await world.ask(startCoursePractice, { id: course.id, chapter_id }, { userId });
    expect(run.items.map(({ question }) => question.kind).sort()).toEqual(['multiple', 'single']);
    const asked = { practice: run.id, question_id: exam.questionIds['single'] ?? 0 };
    const kept = await world.ask(answerCoursePractice, { ...asked, value: wrong }, { userId });
    expect([kept.item.solution, kept.run.right]).toEqual([null, null]);
    await world.ask(answerCoursePractice, { ...asked, value: right('single') }, { userId });
    // It continues the run instead of starting another.
    expect((await world.ask(startCoursePractice, { id: course.id }, { userId })).id).toBe(run.id);

    const result = await world.ask(finishCoursePractice, { practice: run.id }, { userId });
    expect([result.right, result.answered, result.total]).toEqual([1, 1, 2]);
    expect(result.items.map(({ solution }) => solution?.mark).sort()).toEqual(['blank', 'right']);
    // A blank answer is not known to be wrong.
    expect(await bookOf(userId)).toEqual([]);
    expect(await world.ask(finishCoursePractice, { practice: run.id }, { userId })).toEqual(result);
    await expect(world.ask(answerCoursePractice, { ...asked, value: wrong }, { userId })).rejects.toMatchObject({
      code: ErrorCode.conflict,
    });
    // Of two equally good runs the latest is the best one.
    const next = await world.ask(startCoursePractice, { id: course.id, chapter_id }, { userId });
    await world.ask(answerCoursePractice, { ...asked, practice: next.id, value: right('single') }, { userId });
    await world.ask(finishCoursePractice, { practice: next.id }, { userId });
    const { best, finished } = await world.ask(coursePractice, { id: course.id }, { userId });
    expect([best?.id, finished]).toEqual([next.id, 2]);
    const { items } = await world.ask(coursePracticeHistory, { id: course.id }, { userId });
    expect(items.find(({ id }) => id === run.id)).toMatchObject({ right: 1, chapter: '第 1 章' });
  });

  it('asks nothing that an exam keeps secret, and shows nobody another learner’s practice [CO-10] [EX-10]', async () => {
    const userId = await world.addLearner('secret');
    const run = await world.ask(startCoursePractice, { id: course.id }, { userId });
    const other = { userId: await world.addLearner('other') };
    await expect(world.ask(coursePracticeResult, { practice: run.id }, other)).rejects.toMatchObject({
      code: ErrorCode.notFound,
    });
    const elsewhere = { userId: await world.addLearner('far', '', 1002), eid: 1002 };
    await expect(world.ask(coursePractice, { id: course.id }, elsewhere)).rejects.toMatchObject({
      code: ErrorCode.notFound,
    });
    // The exam may be begun: its questions cannot be practised, and their keys are not shown.
    await exam.addExam({}, ['single', 'multiple', 'judgement', 'fill']);
    expect((await world.ask(coursePractice, { id: course.id }, other)).questions).toBe(0);
    const result = await world.ask(finishCoursePractice, { practice: run.id }, { userId });
    expect(result.items.every(({ solution }) => solution === null)).toBe(true);
  });
});
