import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  type answerPractice,
  type gradePractice,
  type MarkState,
  type PracticeAnswer,
  type Recall,
} from '@banyan/contracts/exam';
import { and, desc, eq, lt } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { entryOf, placeInBook } from './book.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { hitsOf } from './marking.ts';
import { ownRun, runView, type RunRow } from './practiceRun.ts';
import { practiceAnswers, practiceRuns } from './practice.schema.ts';
import { questions } from './question.schema.ts';
import { lessonsOf } from './lessons.ts';
import { secretQuestions } from './secretQuestions.ts';
import { shownKey } from './shownKey.ts';
import { circleOf, gradeOf, hasMastered, spacingOf } from './spacing.ts';
import { spacedBy, takeAnswer } from './takeAnswer.ts';

type Ctx = CallContext<Learner>;
type Question = typeof questions.$inferSelect;
type AnswerRow = typeof practiceAnswers.$inferSelect;

/** Marks an answer, updates the book, and only then shows the key. */
export async function answerDrill(
  ctx: Ctx,
  { id, question_id: questionId, value }: CallInput<typeof answerPractice>,
  ports: ExamModulePorts,
): Promise<PracticeAnswer> {
  const run = await ownRun(ctx, id);
  const question = await askedQuestion(ctx, run, questionId);
  const answer = (await answerGiven(ctx, run.id, questionId)) ?? (await takeAnswer(ctx, run, question, value));
  const { scope, viewer } = ctx;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const [after = run] = await scope.tx
    .select()
    .from(practiceRuns)
    .where(scope.only(practiceRuns, eq(practiceRuns.id, id)));
  const lessonOf = await lessonsOf(ctx, [question], ports);
  return {
    questionId,
    mark: answer.mark,
    value: answer.value,
    key: shownKey(question, viewer.language),
    hits: hitsOf(answer.value.gaps, question.key),
    explanation: say(question.explanation),
    lesson: lessonOf(question.lesson),
    past: await pastAnswers(ctx, answer),
    recall: await recallOf(ctx, answer),
    run: await runView(ctx, after, ports),
  };
}

/** Another grade for the last answer to a question: its repetition is calculated again from its state before. */
export async function gradeDrill(
  ctx: Ctx,
  { id, question_id: questionId, grade }: CallInput<typeof gradePractice>,
): Promise<Recall> {
  const { scope, viewer } = ctx;
  const run = await ownRun(ctx, id);
  await mustNotBeSecret(ctx, questionId);
  const answer = await answerGiven(ctx, run.id, questionId);
  const [last] = await scope.tx
    .select({ runId: practiceAnswers.runId })
    .from(practiceAnswers)
    .where(
      scope.only(
        practiceAnswers,
        eq(practiceAnswers.userId, viewer.userId),
        eq(practiceAnswers.questionId, questionId),
      ),
    )
    .orderBy(desc(practiceAnswers.at))
    .limit(1);
  const stand = await entryOf(scope, viewer.userId, questionId);
  if (answer === undefined || stand === null || !answer.inBook) throw new Refusal(ErrorCode.notFound);
  if (last?.runId !== run.id) throw new Refusal(ErrorCode.conflict, { reason: 'it was answered again since' });
  const { card, dueAt } = spacedBy(answer, grade);
  await placeInBook(scope, viewer.userId, { ...stand.entry, card, dueAt }, new Date(ctx.now()));
  const recall = await recallOf(ctx, answer);
  if (recall === null) throw new Error(`question ${questionId} has left the book`);
  return recall;
}

async function askedQuestion(ctx: Ctx, run: RunRow, questionId: number): Promise<Question> {
  const { scope } = ctx;
  const [question] = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, eq(questions.id, questionId)));
  if (question === undefined || !run.drills.some(({ id }) => id === questionId)) throw new Refusal(ErrorCode.notFound);
  await mustNotBeSecret(ctx, questionId);
  return question;
}

/** Refuses a question that has become secret through an exam since. */
async function mustNotBeSecret(ctx: Ctx, questionId: number): Promise<void> {
  if ((await secretQuestions(ctx)).has(questionId))
    throw new Refusal(ErrorCode.conflict, { reason: 'it is in an exam' });
}

async function answerGiven({ scope }: Ctx, runId: number, questionId: number): Promise<AnswerRow | undefined> {
  const [answer] = await scope.tx
    .select()
    .from(practiceAnswers)
    .where(scope.only(practiceAnswers, eq(practiceAnswers.runId, runId), eq(practiceAnswers.questionId, questionId)));
  return answer;
}

/** The question's state after the answer, and after other grades. */
async function recallOf({ scope, viewer }: Ctx, answer: AnswerRow): Promise<Recall | null> {
  if (!answer.inBook) return null;
  const stand = await entryOf(scope, viewer.userId, answer.questionId);
  if (stand === null) return null;
  const spaced = spacingOf(answer.cardBefore, answer.at);
  const { dueAt, card, times } = stand.entry;
  const inForce = spaced.find((one) => one.dueAt.getTime() === dueAt.getTime());
  return {
    times,
    circle: circleOf(card),
    grade: inForce?.grade ?? gradeOf[answer.mark],
    dueAt: dueAt.getTime(),
    mastered: hasMastered(card),
    choices: spaced.map((one) => ({ grade: one.grade, dueAt: one.dueAt.getTime() })),
  };
}

const pastShown = 5;

async function pastAnswers(
  { scope, viewer }: Ctx,
  { questionId, at }: AnswerRow,
): Promise<{ at: number; mark: MarkState }[]> {
  const rows = await scope.tx
    .select({ at: practiceAnswers.at, mark: practiceAnswers.mark })
    .from(practiceAnswers)
    .where(
      scope.only(
        practiceAnswers,
        and(
          eq(practiceAnswers.userId, viewer.userId),
          eq(practiceAnswers.questionId, questionId),
          lt(practiceAnswers.at, at),
        ),
      ),
    )
    .orderBy(desc(practiceAnswers.at))
    .limit(pastShown);
  return rows.reverse().map((row) => ({ at: row.at.getTime(), mark: row.mark }));
}
