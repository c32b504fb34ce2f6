import { type CallInput, type CallOutput } from '@banyan/contracts';
import { activityOpinions, type evaluateActivity } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { activityEvaluations } from './activity.schema.ts';
import { openActivity } from './activityRow.ts';
import { deskOf } from './desk.ts';
import { infoOf } from './detail.service.ts';
import { refused } from './refuse.ts';
import { stateOf } from './times.ts';

type Ctx = CallContext<Learner>;
type Evaluation = typeof activityEvaluations.$inferSelect;

const lastFirst = keyset<Evaluation>([activityEvaluations.at, activityEvaluations.id], ({ at, id }) => [at, id]);

/** Saves a participant's rating of an activity that has ended. */
export async function evaluate(
  ctx: Ctx,
  { id, stars, words }: CallInput<typeof evaluateActivity>,
): Promise<CallOutput<typeof evaluateActivity>> {
  const { scope, viewer } = ctx;
  const { row, signedIn } = await openActivity(ctx, id);
  if (stateOf(row, ctx.now()) !== 'ended') throw refused('notEnded');
  if (signedIn === 0) throw refused('notAttended');
  await takeAct(ctx, 'evaluation');
  const said = { stars, words: words.trim(), at: new Date(ctx.now()) };
  await scope.tx
    .insert(activityEvaluations)
    .values(scope.row(activityEvaluations, { activityId: id, userId: viewer.userId, ...said }))
    .onConflictDoUpdate({
      target: [activityEvaluations.eid, activityEvaluations.activityId, activityEvaluations.userId],
      set: said,
    });
  return infoOf(ctx, id);
}

/** Opinions of the participants, newest first, without their names. */
export async function listOpinions(
  ctx: Ctx,
  input: CallInput<typeof activityOpinions>,
): Promise<CallOutput<typeof activityOpinions>> {
  const { scope } = ctx;
  await deskOf(ctx, input.id);
  return keysetPage(activityOpinions, input, {
    by: lastFirst,
    read: ({ beyond, limit }) =>
      scope.tx
        .select()
        .from(activityEvaluations)
        .where(scope.only(activityEvaluations, eq(activityEvaluations.activityId, input.id), beyond))
        .orderBy(...lastFirst.orderBy())
        .limit(limit),
    items: (rows) => rows.map(({ at, id, stars, words }) => ({ id, stars, words, at: at.getTime() })),
  });
}
