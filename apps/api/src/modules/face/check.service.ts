import { type CallInput, type CallOutput } from '@banyan/contracts';
import { type beginFaceCheck, type FacePurpose, mostFaceTries, type verifyFace } from '@banyan/contracts/account';
import { and, desc, eq, gte, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { faceChecked } from '../../effects/faceChecked.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { hasAgreed, holdPerson, type Scoped, tellLog } from './face.service.ts';
import { faceChallenges } from './face.schema.ts';
import { refused } from './refuse.ts';
import { isSamePerson, openFace } from './seal.ts';
import { clearTries, countFailed, refuseGuessing } from './tries.ts';

/** Time limit from the beginning of a check to its face. */
const checkMs = 5 * 60_000;
/** Time for which a pass can be used for its purpose. */
const passMs = 5 * 60_000;

/** Begins a check. */
export async function beginCheck(
  ctx: CallContext<Learner>,
  { occasion: purpose, subject_id: subjectId }: CallInput<typeof beginFaceCheck>,
): Promise<CallOutput<typeof beginFaceCheck>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const person = await holdPerson(ctx);
  if (!hasAgreed(person)) throw refused('noConsent');
  if (person.sealed === null) throw refused('notEnrolled');
  await refuseGuessing(scope, viewer.userId, 'face', now);
  return keepChallenge(ctx, { purpose, subjectId });
}

/** Stores the beginning of a check; returns its name and its end. */
export async function keepChallenge(
  { scope, viewer, now }: Pick<Scoped, 'scope' | 'viewer' | 'now'>,
  what: Pick<typeof faceChallenges.$inferInsert, 'purpose' | 'subjectId'>,
): Promise<CallOutput<typeof beginFaceCheck>> {
  const challenge = randomBytes(24).toString('base64url');
  const expiresAt = now() + checkMs;
  const row = { ...what, nonce: challenge, userId: viewer.userId, expiresAt: new Date(expiresAt) };
  await scope.tx.insert(faceChallenges).values(scope.row(faceChallenges, row));
  return { challenge, expiresAt };
}

/** Uses up a check; undefined when it is not the person's, expired, used, or for another purpose. */
export async function useChallenge(
  { scope, viewer }: Pick<Scoped, 'scope' | 'viewer'>,
  nonce: string,
  now: Date,
  what: SQL | undefined,
) {
  const open = and(
    eq(faceChallenges.nonce, nonce),
    eq(faceChallenges.userId, viewer.userId),
    isNull(faceChallenges.usedAt),
    gte(faceChallenges.expiresAt, now),
    what,
  );
  const [row] = await scope.tx
    .update(faceChallenges)
    .set({ usedAt: now })
    .where(scope.only(faceChallenges, open))
    .returning();
  return row;
}

/** Compares a face with the stored one; a failure stays counted and in the log. */
export async function verify(
  ctx: StepContext<Learner>,
  { descriptor, challenge: nonce }: CallInput<typeof verifyFace>,
): Promise<CallOutput<typeof verifyFace>> {
  const { userId } = ctx.viewer;
  const now = ctx.now();
  return ctx.inTenant(async (scope) => {
    const scoped = { ...ctx, scope };
    const person = await holdPerson(scoped);
    if (!hasAgreed(person)) throw refused('noConsent');
    if (person.sealed === null) throw refused('notEnrolled');
    await refuseGuessing(scope, userId, 'face', now);
    const begun = await useChallenge(scoped, nonce, new Date(now), ne(faceChallenges.purpose, 'login'));
    if (begun === undefined || begun.purpose === 'login') throw refused('challengeOver');
    const same = isSamePerson(openFace(ctx, person.sealed), descriptor);
    const { purpose, subjectId } = begun;
    await ctx.emit(scope, faceChecked, { userId, purpose, subjectId, check: nonce, same });
    await tellLog(scoped, same ? 'passed' : 'failed', { purpose, subjectId: subjectId === 0 ? null : subjectId });
    if (!same) return { same: 'N' as const, triesLeft: await countFailed(scope, userId, 'face', now) };
    await clearTries(scope, userId, 'face');
    await scope.tx
      .update(faceChallenges)
      .set({ passedAt: new Date(now) })
      .where(scope.only(faceChallenges, eq(faceChallenges.nonce, nonce)));
    return { same: 'Y' as const, triesLeft: mostFaceTries };
  });
}

/** Purpose of a requested pass. */
export interface PassWanted {
  readonly purpose: FacePurpose;
  readonly subjectId: number;
  /** The pass must be newer, epoch ms. */
  readonly since: number;
}

/** Uses up a pass for its purpose; false when there is none. */
export async function spendPass(
  { scope, viewer, now }: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
  { purpose, subjectId, since }: PassWanted,
): Promise<boolean> {
  const earliest = new Date(Math.max(since, now() - passMs));
  const own = and(
    eq(faceChallenges.userId, viewer.userId),
    eq(faceChallenges.purpose, purpose),
    eq(faceChallenges.subjectId, subjectId),
    gte(faceChallenges.passedAt, earliest),
    isNull(faceChallenges.spentAt),
  );
  const [pass] = await scope.tx
    .select({ nonce: faceChallenges.nonce })
    .from(faceChallenges)
    .where(scope.only(faceChallenges, own))
    .orderBy(desc(faceChallenges.passedAt))
    .limit(1)
    .for('update');
  if (pass === undefined) return false;
  await scope.tx
    .update(faceChallenges)
    .set({ spentAt: new Date(now()) })
    .where(scope.only(faceChallenges, eq(faceChallenges.nonce, pass.nonce)));
  return true;
}

/** Removes expired checks; their results are in the log. */
export async function sweepChallenges(scope: TenantScope, now: number): Promise<void> {
  const over = lt(faceChallenges.expiresAt, new Date(now - passMs));
  await scope.tx.delete(faceChallenges).where(scope.only(faceChallenges, over));
}
