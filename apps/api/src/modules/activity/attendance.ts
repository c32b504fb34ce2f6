import type { SignInWay } from '@banyan/contracts/training';
import { and, eq, isNull } from 'drizzle-orm';
import { itemFinished } from '../../effects/itemFinished.ts';
import type { CallContext } from '../../http/context.ts';
import { activityAttendances, type SessionRow } from './activity.schema.ts';
import { isComplete, ownActivity } from './activityRow.ts';

type Session = Pick<SessionRow, 'id' | 'activityId'>;

interface Sign {
  readonly session: Session;
  readonly userId: number;
  readonly way: SignInWay;
  /** Metres from the venue; only for `place`. */
  readonly distance?: number;
}

/** Emits an event when a person has attended all of an activity. */
async function tellIfComplete(ctx: CallContext, activityId: number, userId: number): Promise<void> {
  const own = await ownActivity({ scope: ctx.scope, viewer: { ...ctx.viewer, userId } }, activityId);
  if (isComplete(own)) await ctx.emit(ctx.scope, itemFinished, { userId, kind: 'activity', id: activityId });
}

/** Signs a person in to a session; an earlier sign-in stays as it is. */
export async function enter(ctx: CallContext, { distance, session, userId, way }: Sign): Promise<void> {
  const { scope } = ctx;
  const { activityId, id } = session;
  const entered = await scope.tx
    .insert(activityAttendances)
    .values(
      scope.row(activityAttendances, {
        ...{ sessionId: id, userId, activityId, signedInBy: way },
        signedInAt: new Date(ctx.now()),
        distance: distance ?? null,
      }),
    )
    .onConflictDoNothing()
    .returning({ userId: activityAttendances.userId });
  if (entered.length > 0) await tellIfComplete(ctx, activityId, userId);
}

/** Signs a person out of a session; an earlier sign-out stays as it is. */
export async function depart(ctx: CallContext, session: Session, userId: number): Promise<void> {
  const { scope } = ctx;
  const left = await scope.tx
    .update(activityAttendances)
    .set({ signedOutAt: new Date(ctx.now()) })
    .where(
      scope.only(
        activityAttendances,
        and(eq(activityAttendances.sessionId, session.id), eq(activityAttendances.userId, userId)),
        isNull(activityAttendances.signedOutAt),
      ),
    )
    .returning({ userId: activityAttendances.userId });
  if (left.length > 0) await tellIfComplete(ctx, session.activityId, userId);
}
