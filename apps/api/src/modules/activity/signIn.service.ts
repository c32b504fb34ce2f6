import type { CallInput, CallOutput } from '@banyan/contracts';
import type { signInActivity, signOutActivity } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { countFailed, secondsUntil, waitFor, type Limit } from '../../limits/take.ts';
import { plain } from '../../text/plain.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { ActivityRow, SessionRow } from './activity.schema.ts';
import { openActivity, sessionsOf } from './activityRow.ts';
import { depart, enter } from './attendance.ts';
import { isCodeOf, isGuess } from './code.ts';
import { infoOf } from './detail.service.ts';
import { metresBetween } from './distance.ts';
import { refused } from './refuse.ts';
import { sessionToSignIn } from './times.ts';

type Ctx = CallContext<Learner>;
type SignIn = CallInput<typeof signInActivity>;

async function checkName({ scope, viewer }: Ctx, sign: string): Promise<void> {
  const [person] = await scope.tx
    .select({ name: users.name, realName: users.realName })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const names = person === undefined ? [] : [...Object.values({ ...person.name }), person.realName];
  if (plain(sign) === '' || !names.some((name) => plain(name) === plain(sign))) throw refused('nameWrong');
}

/** Distance of the learner, metres; refused when too far. The position itself is not stored. */
function checkPlace(row: ActivityRow, { latitude, longitude }: SignIn): number {
  if (latitude === undefined || longitude === undefined) throw refused('wayClosed');
  const distance = metresBetween(row, { latitude, longitude });
  if (distance > row.radius) throw refused('tooFar', { distance });
  return distance;
}

/** Wrong numbers of one person at one activity in ten minutes; beyond them even the right one is refused. */
const guesses = (activityId: number, userId: number): Limit => ({
  ...{ subject: `sign-in ${activityId} ${userId}`, most: 5, windowMs: 600_000 },
});

/** Checks a code; returns the refusal of a wrong one, which is counted and must not be rolled back. */
async function checkCode(ctx: Ctx, row: ActivityRow, session: SessionRow, proof: string): Promise<Refusal | null> {
  const limit = guesses(row.id, ctx.viewer.userId);
  const until = await waitFor(ctx.scope, limit, ctx.now());
  if (until !== null) throw refused('tries', { retryAfterS: secondsUntil(until, ctx.now()) });
  if (isCodeOf(row.codeKey, session.id, proof, ctx.now())) return null;
  // The token in the picture is too long to be guessed.
  if (isGuess(proof)) await countFailed(ctx.scope, limit, ctx.now());
  return refused('codeWrong');
}

/** Checks the proof of a sign-in; returns the distance if it is by place, or the refusal of a wrong code. */
async function check(ctx: Ctx, row: ActivityRow, session: SessionRow, input: SignIn): Promise<number | Refusal | null> {
  const { proof = '', way } = input;
  if (!row.ways.includes(way)) throw refused('wayClosed');
  if (way === 'place') return checkPlace(row, input);
  if (way === 'code') return checkCode(ctx, row, session, proof);
  await checkName(ctx, proof);
  return null;
}

/** Signs the learner in to the session that is on. */
export async function signIn(ctx: StepContext<Learner>, input: SignIn): Promise<CallOutput<typeof signInActivity>> {
  const outcome = await ctx.inTenant((scope) => tryToSignIn({ ...ctx, scope }, input));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function tryToSignIn(ctx: Ctx, input: SignIn): Promise<CallOutput<typeof signInActivity> | Refusal> {
  const { id, way } = input;
  const now = ctx.now();
  const { row, waits } = await openActivity(ctx, id);
  if (waits === null) throw refused('notRegistered');
  if (waits) throw refused('waiting');
  const session = sessionToSignIn(await sessionsOf(ctx.scope, id), now);
  if (session === undefined) throw refused(now < row.endsAt.getTime() ? 'signInEarly' : 'signInOver');
  const checked = await check(ctx, row, session, input);
  if (checked instanceof Refusal) return checked;
  await enter(ctx, {
    ...{ session, way },
    userId: ctx.viewer.userId,
    ...(checked === null ? {} : { distance: checked }),
  });
  return infoOf(ctx, id);
}

/** Signs the learner out of the session that ends. */
export async function signOut(
  ctx: Ctx,
  { id }: CallInput<typeof signOutActivity>,
): Promise<CallOutput<typeof signOutActivity>> {
  const now = ctx.now();
  const { sessions } = await infoOf(ctx, id);
  const here = sessions.filter(({ standing }) => standing === 'signed_in');
  const leaving = here.find(({ signOutFrom, signOutTo }) => signOutFrom <= now && now < signOutTo);
  if (leaving === undefined) {
    if (here.length === 0) throw refused('notSignedIn');
    throw refused(here.some(({ signOutFrom }) => now < signOutFrom) ? 'signOutEarly' : 'signOutOver');
  }
  await depart(ctx, { id: leaving.id, activityId: id }, ctx.viewer.userId);
  return infoOf(ctx, id);
}
