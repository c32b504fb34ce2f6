import type { CallInput, CallOutput } from '@banyan/contracts';
import type { cancelActivity, registerActivity } from '@banyan/contracts/training';
import { and, asc, eq, sql } from 'drizzle-orm';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { activityAttendances, activityRegistrations, type ActivityRow } from './activity.schema.ts';
import { lockedActivity, openActivity } from './activityRow.ts';
import { infoOf } from './detail.service.ts';
import { titleFor } from './titleFor.ts';
import { refused } from './refuse.ts';
import { registrationOf, stateOf } from './times.ts';

type Ctx = CallContext<Learner>;

const { activityId, id: registrationId, userId: registeredUser, waiting } = activityRegistrations;

async function placesTaken({ scope }: Ctx, id: number): Promise<number> {
  const [found] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(activityRegistrations)
    .where(scope.only(activityRegistrations, eq(activityId, id), eq(waiting, false)));
  return found?.count ?? 0;
}

/** Takes a place, or the end of the waiting list. Repeating it changes nothing. */
export async function register(
  ctx: Ctx,
  { id }: CallInput<typeof registerActivity>,
): Promise<CallOutput<typeof registerActivity>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  await openActivity(ctx, id);
  const row = await lockedActivity(scope, id);
  const state = registrationOf(row, now);
  if (state !== 'ongoing') throw refused(state === 'over' ? 'closed' : 'early');
  const added = await scope.tx
    .insert(activityRegistrations)
    .values(
      scope.row(activityRegistrations, {
        activityId: id,
        userId: viewer.userId,
        waiting: (await placesTaken(ctx, id)) >= row.places,
        at: new Date(now),
      }),
    )
    .onConflictDoNothing()
    .returning({ id: registrationId });
  await takeAct(ctx, 'registration', added.length);
  return infoOf(ctx, id);
}

/** Gives a freed place to the first of the waiting list, and notifies them. */
async function moveUp(ctx: Ctx, row: ActivityRow): Promise<void> {
  const { scope } = ctx;
  const free = row.places - (await placesTaken(ctx, row.id));
  if (free <= 0) return;
  const line = await scope.tx
    .select({ id: registrationId, userId: registeredUser })
    .from(activityRegistrations)
    .where(scope.only(activityRegistrations, eq(activityId, row.id), eq(waiting, true)))
    .orderBy(asc(registrationId))
    .limit(free);
  for (const next of line) {
    await scope.tx
      .update(activityRegistrations)
      .set({ waiting: false })
      .where(scope.only(activityRegistrations, eq(registrationId, next.id)));
    await ctx.emit(scope, messageSent, {
      userIds: [next.userId],
      kind: 'information',
      // A person who cancels, waits again and moves up again is notified again.
      source: { type: 'activityPlace', id: `${row.id}-${next.id}` },
      params: { title: await titleFor(scope, row, next.userId), activityId: row.id },
    });
  }
}

/** Gives place and seat back, until the activity begins. Repeating it changes nothing. */
export async function cancel(
  ctx: Ctx,
  { id }: CallInput<typeof cancelActivity>,
): Promise<CallOutput<typeof cancelActivity>> {
  const { scope, viewer } = ctx;
  const row = await lockedActivity(scope, id);
  if (stateOf(row, ctx.now()) !== 'not_started') throw refused('closed');
  const [attended] = await scope.tx
    .select({ at: activityAttendances.signedInAt })
    .from(activityAttendances)
    .where(
      scope.only(
        activityAttendances,
        eq(activityAttendances.activityId, id),
        eq(activityAttendances.userId, viewer.userId),
      ),
    );
  if (attended !== undefined) throw refused('attended');
  await scope.tx
    .delete(activityRegistrations)
    .where(scope.only(activityRegistrations, and(eq(activityId, id), eq(registeredUser, viewer.userId))));
  await moveUp(ctx, row);
  return infoOf(ctx, id);
}
