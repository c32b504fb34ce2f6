import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type HandMark, type reviewAnswer } from '@banyan/contracts/exam';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { paperQuestions, satExam } from './attemptRow.ts';
import { marksOf, mustNotBeSitting } from './desk.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { exams } from './exam.schema.ts';
import { questions } from './question.schema.ts';
import { markSuggestions } from './review.schema.ts';
import { numberedPapers } from './reviewQueue.service.ts';
import { shownFiles } from './shownFiles.ts';
import { keyText, writtenText } from './writtenText.ts';
import { attemptOfAnswer, countIf, criteriaOf, fullPoints, isMarkedByHand, isWaiting } from './reviewRow.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer'>;
/** Addresses of files last as long as a marker may read. */
const FILES_OPEN_MS = 2 * 3_600_000;

interface Place {
  readonly attemptId: number;
  readonly questionId: number;
}

/** An answer that a person marks or has marked, with the data for it; any other is not found, one's own refused. */
export async function answerToMark(ctx: Ctx, { attemptId, questionId }: Place) {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select({
      answer: getTableColumns(examAnswers),
      attempt: getTableColumns(examAttempts),
      exam: getTableColumns(exams),
      question: getTableColumns(questions),
    })
    .from(examAnswers)
    .innerJoin(examAttempts, attemptOfAnswer)
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .innerJoin(questions, and(eq(questions.eid, examAnswers.eid), eq(questions.id, examAnswers.questionId)))
    .where(
      scope.only(
        examAnswers,
        eq(examAnswers.attemptId, attemptId),
        eq(examAnswers.questionId, questionId),
        marksOf(ctx, exams.id),
      ),
    );
  const byHand = row?.answer.mark === 'waiting' || (row?.answer.markRevision ?? 0) > 0;
  if (row === undefined || !byHand) throw new Refusal(ErrorCode.notFound);
  mustNotBeOwn(ctx, row.attempt.userId);
  await mustNotBeSitting(ctx, questionId);
  const asked = paperQuestions(row.attempt);
  const index = asked.findIndex(({ id }) => id === questionId);
  const exam = satExam(row.exam, row.attempt);
  const rules = exam.parts[asked[index]?.part ?? -1];
  if (rules === undefined) throw new Refusal(ErrorCode.notFound);
  return { ...row, exam, no: index + 1, rules };
}

type Found = Awaited<ReturnType<typeof answerToMark>>;

/** The mark of an answer for markers; null while it waits. */
export async function handMarkOf(
  { scope, viewer }: Ctx,
  { mark, score, markedBy, markedAt, markParts, comment }: Found['answer'],
  criteria: readonly { readonly points: number }[],
): Promise<HandMark | null> {
  if (mark === 'waiting') return null;
  const [marker] =
    markedBy === null
      ? []
      : await scope.tx
          .select({ name: users.name })
          .from(users)
          .where(scope.only(users, eq(users.id, markedBy)));
  const points = Math.floor((score ?? 0) / 100);
  const fits =
    markParts !== null &&
    markParts.length === criteria.length &&
    markParts.every((part, index) => part <= (criteria[index]?.points ?? 0));
  return {
    points,
    parts: fits ? [...markParts] : [],
    comment,
    by: marker === undefined ? '' : localised(marker.name, viewer.language),
    own: markedBy === viewer.userId,
    at: markedAt?.getTime() ?? null,
  };
}

/** Number of answers to a question of an exam by points, and of waiting ones. */
async function spread({ scope }: Pick<Ctx, 'scope'>, { exam, question, rules }: Found) {
  const rows = await scope.tx
    .select({
      points: sql<number | null>`case when ${isMarkedByHand} then ${examAnswers.score} / 100 end`
        .mapWith(Number)
        .as('points'),
      waiting: countIf(isWaiting),
      count: countIf(isMarkedByHand),
    })
    .from(examAnswers)
    .innerJoin(examAttempts, attemptOfAnswer)
    .where(scope.only(examAnswers, eq(examAnswers.questionId, question.id), eq(examAttempts.examId, exam.id)))
    .groupBy(sql`1`);
  const distribution = Array.from({ length: fullPoints(rules) + 1 }, () => 0);
  for (const { points, count } of rows) {
    if (count > 0 && points !== null && points < distribution.length) distribution[points] = count;
  }
  return { distribution, waiting: rows.reduce((sum, row) => sum + row.waiting, 0) };
}

/** One answer with its question, criteria, mark and suggestion. */
export async function readAnswer(
  ctx: CallContext<Learner>,
  place: CallInput<typeof reviewAnswer>,
  { filesOf }: Pick<ExamModulePorts, 'filesOf'>,
): Promise<CallOutput<typeof reviewAnswer>> {
  const { scope, viewer } = ctx;
  const found = await answerToMark(ctx, place);
  const { answer, attempt, exam, question, no, rules } = found;
  const { criteria, revision } = await criteriaOf(scope, exam, question);
  const { distribution, waiting } = await spread(ctx, found);
  const numbered = numberedPapers(ctx, exam.id);
  const [paper] = await scope.tx
    .select({ paper: numbered.paper, name: users.name })
    .from(numbered)
    .innerJoin(users, eq(users.id, numbered.userId))
    .where(scope.only(users, eq(numbered.id, attempt.id)));
  const [suggested] = await scope.tx
    .select()
    .from(markSuggestions)
    .where(
      scope.only(
        markSuggestions,
        eq(markSuggestions.attemptId, attempt.id),
        eq(markSuggestions.questionId, question.id),
        eq(markSuggestions.criteriaRevision, revision),
      ),
    );
  const files = await filesOf(ctx, answer.value.files);
  return {
    examId: exam.id,
    ...place,
    paper: paper?.paper ?? 0,
    name: paper === undefined || (exam.anonymous && waiting > 0) ? '' : localised(paper.name, viewer.language),
    no,
    kind: rules.kind,
    stem: localised(question.stem, viewer.language),
    ...shownFiles(ctx, question, FILES_OPEN_MS),
    sample: keyText(question, viewer.language),
    text: writtenText(question, answer.value, viewer.language),
    files: answer.value.files.flatMap((id) => {
      const file = files.get(id);
      return file === undefined ? [] : [{ name: file.name, url: file.url }];
    }),
    full: fullPoints(rules),
    criteria,
    criteriaRevision: revision,
    mark: await handMarkOf(ctx, answer, criteria),
    revision: answer.markRevision,
    suggestion: suggested?.suggestion ?? null,
    scorer: ctx.scorer.kind,
    distribution,
  };
}
