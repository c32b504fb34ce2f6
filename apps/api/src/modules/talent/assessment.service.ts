import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  assessmentRelations,
  assessmentTasks,
  scaleSteps,
  type answerAssessment,
  type assessmentTask,
  type AssessmentTab,
  type assessmentTool,
  type handInAssessment,
} from '@banyan/contracts/talent';
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { talentAnswers, talentTasks } from './assessment.schema.ts';
import { cardOf, ownTask, ownTasks, stateOf, type OwnTask } from './taskRow.ts';

type Ctx = CallContext<Learner>;

const lastDueFirst = keyset<OwnTask>([talentTasks.dueAt, talentTasks.id], ({ task }) => [task.dueAt, task.id]);

function inTab(tab: AssessmentTab, now: Date) {
  if (tab === 'done') return isNotNull(talentAnswers.handedInAt);
  const waits = isNull(talentAnswers.handedInAt);
  if (tab === 'early') return and(waits, gt(talentTasks.opensAt, now));
  if (tab === 'missed') return and(waits, lte(talentTasks.dueAt, now));
  return and(waits, lte(talentTasks.opensAt, now), gt(talentTasks.dueAt, now));
}

/** Tasks that the viewer is to answer, in a part of the list. */
export async function listTasks(
  ctx: Ctx,
  input: CallInput<typeof assessmentTasks>,
): Promise<CallOutput<typeof assessmentTasks>> {
  return keysetPage(assessmentTasks, input, {
    by: lastDueFirst,
    read: ({ beyond, orderBy, limit }) =>
      ownTasks(ctx, inTab(input.tab, new Date(ctx.now())), beyond)
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((own) => cardOf(own, ctx)),
  });
}

/** A task with its tool, its period and its assessors; the others are listed only for one’s own assessment. */
export async function readTask(
  ctx: Ctx,
  { id }: CallInput<typeof assessmentTask>,
): Promise<CallOutput<typeof assessmentTask>> {
  const { scope, viewer } = ctx;
  const own = await ownTask(ctx, id);
  const others =
    own.answers.relation !== 'self'
      ? []
      : await scope.tx
          .select({
            relation: talentAnswers.relation,
            people: sql<number>`count(*)::int`,
            handedIn: sql<number>`count(${talentAnswers.handedInAt})::int`,
          })
          .from(talentAnswers)
          .where(scope.only(talentAnswers, eq(talentAnswers.taskId, id)))
          .groupBy(talentAnswers.relation);
  return {
    task: cardOf(own, ctx),
    about: localised(own.task.about, viewer.language),
    dimensions: own.tool.dimensions.map(({ title }) => localised(title, viewer.language)),
    minutes: own.tool.minutes,
    assessors: assessmentRelations.flatMap((relation) => others.filter((row) => row.relation === relation)),
  };
}

/** Refuses a task that is not open now, or was submitted. */
function admit(own: OwnTask, now: number): void {
  const state = stateOf(own, now);
  if (state !== 'open' && state !== 'begun') throw new Refusal(ErrorCode.assessmentClosed);
}

/** The statements of a task with their answers. */
export async function readTool(
  ctx: Ctx,
  { id }: CallInput<typeof assessmentTool>,
): Promise<CallOutput<typeof assessmentTool>> {
  const own = await ownTask(ctx, id);
  admit(own, ctx.now());
  const { answers, tool } = own;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, ctx.viewer.language);
  return {
    task: cardOf(own, ctx),
    about: say(tool.about),
    scale: tool.scale.map(say),
    items: tool.items.map(({ text }, index) => ({
      no: index + 1,
      text: say(text),
      value: answers.answers[index + 1] ?? 0,
    })),
  };
}

/** Locks the viewer’s row of a task against other devices until the transaction ends. */
async function hold({ scope, viewer }: Ctx, id: number): Promise<void> {
  await scope.tx
    .select({ taskId: talentAnswers.taskId })
    .from(talentAnswers)
    .where(scope.only(talentAnswers, and(eq(talentAnswers.taskId, id), eq(talentAnswers.userId, viewer.userId))))
    .for('update');
}

/** Keeps an answer; concurrent answers of others stay. */
export async function answer(
  ctx: Ctx,
  { id, item, value }: CallInput<typeof answerAssessment>,
): Promise<CallOutput<typeof answerAssessment>> {
  const { scope, viewer, now } = ctx;
  await hold(ctx, id);
  const own = await ownTask(ctx, id);
  admit(own, now());
  if (item < 1 || item > own.tool.items.length) {
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['item'] } });
  }
  if (value < 1 || value > scaleSteps) throw new Refusal(ErrorCode.badRequest, { data: { fields: ['value'] } });
  const answers = { ...own.answers.answers, [item]: value };
  await scope.tx
    .update(talentAnswers)
    .set({ answers })
    .where(scope.only(talentAnswers, and(eq(talentAnswers.taskId, id), eq(talentAnswers.userId, viewer.userId))));
  return { answered: Object.keys(answers).length };
}

/** Submits an assessment, once. */
export async function handIn(
  ctx: Ctx,
  { id }: CallInput<typeof handInAssessment>,
): Promise<CallOutput<typeof handInAssessment>> {
  const { scope, viewer, now } = ctx;
  await hold(ctx, id);
  const own = await ownTask(ctx, id);
  admit(own, now());
  const missing = own.tool.items.flatMap((_, index) =>
    own.answers.answers[index + 1] === undefined ? [index + 1] : [],
  );
  if (missing.length > 0) throw new Refusal(ErrorCode.assessmentIncomplete, { data: { items: missing } });
  await scope.tx
    .update(talentAnswers)
    .set({ handedInAt: new Date(now()) })
    .where(scope.only(talentAnswers, and(eq(talentAnswers.taskId, id), eq(talentAnswers.userId, viewer.userId))));
  return cardOf(await ownTask(ctx, id), ctx);
}
