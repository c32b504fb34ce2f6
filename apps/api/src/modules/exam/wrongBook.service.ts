import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { wrongList as wrongCall, type setMastered, type wrongList } from '@banyan/contracts/exam';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { entryOf, isDue, putIn, shownInBook, takeOut } from './book.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { exams } from './exam.schema.ts';
import { lessonsOf } from './lessons.ts';
import { tagNames } from './practiceNames.ts';
import { questions, wrongQuestions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { circleOf } from './spacing.ts';

type Ctx = CallContext<Learner>;

/** A row of the list of wrong questions. */
interface WrongRow {
  readonly wrong: typeof wrongQuestions.$inferSelect;
}
const orders = {
  due: keyset<WrongRow>(
    [wrongQuestions.dueAt, wrongQuestions.questionId],
    ({ wrong }) => [wrong.dueAt, wrong.questionId],
    'ascending',
  ),
  times: keyset<WrongRow>([wrongQuestions.times, wrongQuestions.questionId], ({ wrong }) => [
    wrong.times,
    wrong.questionId,
  ]),
} as const;

/** The wrong questions in one of their orders. Their keys are not even read here. */
export async function listWrong(
  ctx: Ctx,
  input: CallInput<typeof wrongList>,
  ports: ExamModulePorts,
): Promise<CallOutput<typeof wrongList>> {
  const { scope, viewer } = ctx;
  const { filter = 'all', key = '', order = 'due' } = input;
  const conditions = {
    all: undefined,
    exam: sql`${wrongQuestions.examId}::text = ${key}`,
    tag: sql`${key} = any(${questions.tags})`,
    course: sql`${questions.lesson} ->> 'courseId' = ${key}`,
  };
  const shown = await shownInBook(ctx);
  return keysetPage(wrongCall, input, {
    by: orders[order],
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({
          wrong: getTableColumns(wrongQuestions),
          kind: questions.kind,
          stem: questions.stem,
          tags: questions.tags,
          lesson: questions.lesson,
          exam: exams.title,
        })
        .from(wrongQuestions)
        .innerJoin(questions, and(eq(questions.eid, wrongQuestions.eid), eq(questions.id, wrongQuestions.questionId)))
        .leftJoin(exams, and(eq(exams.eid, wrongQuestions.eid), eq(exams.id, wrongQuestions.examId)))
        .where(scope.only(wrongQuestions, shown, conditions[filter], beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const lessonOf = await lessonsOf(ctx, rows, ports);
      const tag = await tagNames(ctx);
      return rows.map(({ wrong, kind, stem, tags, lesson, exam }) => ({
        id: wrong.questionId,
        kind,
        stem: localised(stem, viewer.language),
        tags: tags.map(tag),
        times: wrong.times,
        circle: circleOf(wrong.card),
        lastWrongAt: wrong.lastWrongAt.getTime(),
        dueAt: wrong.dueAt.getTime(),
        due: isDue(wrong.dueAt, ctx),
        exam: exam === null ? '' : localised(exam, viewer.language),
        lesson: lessonOf(lesson),
      }));
    },
  });
}

/** Takes a wrong question out of the book, or puts it back as it was; repeated, it changes nothing. */
export async function changeMastered(
  ctx: Ctx,
  { id, mastered }: CallInput<typeof setMastered>,
): Promise<CallOutput<typeof setMastered>> {
  const { scope, viewer } = ctx;
  // Its presence in the book, or absence, would disclose how it was answered.
  const stand = (await secretQuestions(ctx)).has(id) ? null : await entryOf(scope, viewer.userId, id);
  if (stand === null) throw new Refusal(ErrorCode.notFound);
  if (mastered === 'Y' && !stand.mastered) await takeOut(scope, viewer.userId, stand.entry, new Date(ctx.now()));
  if (mastered === 'N' && stand.mastered) await putIn(scope, viewer.userId, stand.entry);
  return { mastered };
}
