import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type examPaper, type KeptAnswer, type PaperPart } from '@banyan/contracts/exam';
import { and, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { followGone, ownAttempt, paperQuestions, standingOf, type AttemptRow } from './attemptRow.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { goesWithoutCamera } from './cameraRule.ts';
import type { exams } from './exam.schema.ts';
import { questions } from './question.schema.ts';
import { shownColumns, shownFiles } from './shownFiles.ts';

/** Addresses of files last as long as the longest exam. */
const FILES_OPEN_MS = 6 * 3_600_000;

/** The open attempt of an exam: its questions without their keys, and the answers that have arrived. */
export async function readPaper(
  ctx: CallContext<Learner>,
  { id, window }: CallInput<typeof examPaper>,
  { filesOf }: Pick<ExamModulePorts, 'filesOf'>,
): Promise<CallOutput<typeof examPaper>> {
  const { scope, viewer } = ctx;
  const [open] = await scope.tx
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(
      scope.only(
        examAttempts,
        and(eq(examAttempts.examId, id), eq(examAttempts.userId, viewer.userId), eq(examAttempts.state, 'open')),
      ),
    );
  if (open === undefined) throw new Refusal(ErrorCode.notFound);
  const now = ctx.now();
  const { attempt: found, exam } = await ownAttempt(ctx, open.id);
  const attempt = await followGone(scope, found, { window, now });
  const answers = await answersOf(scope, attempt.id);
  const files = await filesOf(ctx, [...new Set(answers.flatMap(({ value }) => value.files))]);
  return {
    attemptId: attempt.id,
    examId: exam.id,
    title: localised(exam.title, viewer.language),
    fullScore: exam.fullScore,
    passScore: exam.passScore,
    startedAt: attempt.startedAt.getTime(),
    switchLimit: exam.switchLimit,
    faceLimit: exam.faceLimit,
    faceWithoutCamera: await goesWithoutCamera(scope, exam),
    parts: await askedParts(ctx, attempt, exam),
    answers,
    files: [...files].map(([file, { name, size }]) => ({ id: file, name, size })),
    standing: standingOf(attempt, window, now),
  };
}

/** The questions of the paper. Keys and explanations are not even read here. */
async function askedParts(
  ctx: CallContext<Learner>,
  attempt: AttemptRow,
  exam: typeof exams.$inferSelect,
): Promise<PaperPart[]> {
  const { scope, viewer } = ctx;
  const found = await scope.tx
    .select({
      id: questions.id,
      stem: questions.stem,
      options: questions.options,
      gaps: questions.gaps,
      ...shownColumns,
      takesFiles: questions.takesFiles,
    })
    .from(questions)
    .where(
      scope.only(
        questions,
        inArray(
          questions.id,
          paperQuestions(attempt).map((one) => one.id),
        ),
      ),
    );
  const byId = new Map(found.map((one) => [one.id, one]));
  let no = 0;
  return attempt.paper.flatMap(({ part, questions: drawn }) => {
    const rules = exam.parts[part];
    if (rules === undefined) return [];
    const asked = drawn.flatMap(({ id, options }) => {
      const question = byId.get(id);
      if (question === undefined) return [];
      no += 1;
      return {
        id,
        no,
        stem: localised(question.stem, viewer.language),
        options: options.flatMap((option) => {
          const text = question.options[option];
          return text === undefined ? [] : { id: option, text: localised(text, viewer.language) };
        }),
        gaps: question.gaps,
        ...shownFiles(ctx, question, FILES_OPEN_MS),
        takesFiles: question.takesFiles,
      };
    });
    return { kind: rules.kind, scoreEach: rules.scoreEach, scorePartial: rules.scorePartial, questions: asked };
  });
}

/** The answers that have arrived. */
export async function answersOf(scope: TenantScope, attemptId: number): Promise<KeptAnswer[]> {
  const rows = await scope.tx
    .select()
    .from(examAnswers)
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, attemptId)))
    .orderBy(examAnswers.questionId);
  return rows.map(({ questionId, revision, value, flagged, savedAt }) => ({
    questionId,
    revision,
    value,
    flagged,
    savedAt: savedAt.getTime(),
  }));
}
