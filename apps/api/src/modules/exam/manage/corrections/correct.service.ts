import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  correctQuestion,
  CorrectionEffect,
  MendedKey,
  previewCorrection,
  takeBackCorrection,
} from '@banyan/contracts/exam';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { examCorrected } from '../../../../effects/examCorrected.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examCorrections } from '../../correction.schema.ts';
import type { CorrectionRow } from '../../corrections.ts';
import { questions, type StoredKey } from '../../question.schema.ts';
import { examToChange, examWithin, type Exam } from '../exams/within.ts';
import { hasPaper } from '../results/papers.ts';
import { changeOf, countPapers, papersWith } from './papers.ts';
import { shownCorrections } from './shown.ts';

type Question = typeof questions.$inferSelect;

/** The key by which a question is marked instead. Refuses one that does not fit it. */
function keyFor({ gaps: count, key, kind, options }: Question, { choice, gaps }: MendedKey): StoredKey {
  const chosen = [...new Set(choice)].sort((a, b) => a - b);
  const fits =
    kind === 'fill'
      ? gaps.length === count && gaps.every((taken) => taken.some((text) => text.trim() !== ''))
      : kind === 'judgement'
        ? chosen.length === 1 && chosen.every((one) => one < 2)
        : kind !== 'short' && chosen.length > 0 && chosen.every((one) => one < options.length);
  if (!fits) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: [{ field: 'key', rule: 'invalid' }] } });
  return { ...key, choice: kind === 'fill' ? [] : chosen, gaps: kind === 'fill' ? gaps : [] };
}

/** Refuses whoever has a paper in an exam: nobody changes their own marks. */
async function mustHaveNoPaper(ctx: ManageContext, examId: number): Promise<void> {
  if (await hasPaper(ctx, examId)) throw new Refusal(ErrorCode.conflict, { reason: 'the caller has a paper in it' });
}

/** The correction that is asked for, once it is known that it can be done. */
async function asked(
  ctx: ManageContext,
  exam: Exam,
  { act, key, policy, question: questionId }: Omit<CallInput<typeof previewCorrection>, 'id'>,
): Promise<Pick<CorrectionRow, 'act' | 'examId' | 'key' | 'policy' | 'questionId'>> {
  const { scope } = ctx;
  await mustHaveNoPaper(ctx, exam.id);
  const [question] = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, eq(questions.id, questionId)));
  if (question === undefined || (await countPapers(scope, { examId: exam.id, questionId })) === 0)
    throw new Refusal(ErrorCode.notFound);
  const standing = await scope.tx
    .select({ questionId: examCorrections.questionId, state: examCorrections.state })
    .from(examCorrections)
    .where(
      scope.only(examCorrections, and(eq(examCorrections.examId, exam.id), ne(examCorrections.state, 'takenBack'))),
    );
  if (standing.some((one) => one.questionId === questionId || one.state !== 'done'))
    throw new Refusal(ErrorCode.conflict, { reason: 'another correction stands or runs' });
  return { act, policy, questionId, examId: exam.id, key: act === 'strike' ? null : keyFor(question, key) };
}

/** Effect that striking a question or mending its key would have. */
export async function preview(
  ctx: ManageContext,
  { id, ...input }: CallInput<typeof previewCorrection>,
): Promise<CorrectionEffect> {
  const exam = await examWithin(ctx, id, 'assessment.publish');
  const correction = await asked(ctx, exam, input);
  const papers = await papersWith(ctx.scope, correction);
  const changes = papers.flatMap((paper) => changeOf(exam, paper, correction) ?? []);
  const open = papers.filter(({ attempt }) => attempt.state === 'open').length;
  return {
    ...{ papers: papers.length - open, open, changed: changes.length },
    gained: changes.filter(({ gains }) => gains).length,
    lost: changes.filter(({ loses }) => loses).length,
  };
}

async function began(ctx: ManageContext, exam: Exam, row: CorrectionRow, field: string) {
  await ctx.emit(ctx.scope, examCorrected, { correctionId: row.id });
  ctx.changed({
    ...{ type: 'exam', id: exam.id, name: exam.title.zh_cn },
    changes: [{ field, before: null, after: `#${row.questionId}: ${row.reason}` }],
  });
  const [shown] = await shownCorrections(ctx, [row]);
  if (shown === undefined) throw new Error(`correction ${row.id} is not shown`);
  return shown;
}

/** Strikes a question of an exam or mends its key; its papers are marked anew as a job. */
export async function correct(
  ctx: ManageContext,
  { id, reason, ...input }: CallInput<typeof correctQuestion>,
): Promise<CallOutput<typeof correctQuestion>> {
  const { now, scope, viewer } = ctx;
  const exam = await examToChange(ctx, id, 'assessment.publish');
  const correction = await asked(ctx, exam, input);
  const total = await countPapers(scope, correction);
  const [row] = await scope.tx
    .insert(examCorrections)
    .values(scope.row(examCorrections, { ...correction, reason, total, madeBy: viewer.userId, at: new Date(now()) }))
    .returning();
  if (row === undefined) throw new Error('no correction added');
  return began(ctx, exam, row, correction.act === 'strike' ? 'struck' : 'mended');
}

/** Sets back what a correction changed, as a job. */
export async function takeBack(
  ctx: ManageContext,
  { correction: correctionId, id }: CallInput<typeof takeBackCorrection>,
): Promise<CallOutput<typeof takeBackCorrection>> {
  const { scope } = ctx;
  const exam = await examToChange(ctx, id, 'assessment.publish');
  await mustHaveNoPaper(ctx, id);
  const [row] = await scope.tx
    .select()
    .from(examCorrections)
    .where(scope.only(examCorrections, and(eq(examCorrections.id, correctionId), eq(examCorrections.examId, id))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  const runs = and(eq(examCorrections.examId, id), inArray(examCorrections.state, ['running', 'takingBack']));
  if (row.state !== 'done' || (await scope.tx.$count(examCorrections, scope.only(examCorrections, runs))) > 0)
    throw new Refusal(ErrorCode.conflict, { reason: 'it runs, or was taken back' });
  const total = await countPapers(scope, row);
  const [begun] = await scope.tx
    .update(examCorrections)
    .set({ state: 'takingBack', done: 0, after: 0, total, changed: 0 })
    .where(scope.only(examCorrections, eq(examCorrections.id, correctionId)))
    .returning();
  if (begun === undefined) throw new Error(`correction ${correctionId} is gone`);
  return began(ctx, exam, begun, 'correctionTakenBack');
}
