import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type beginFaceLogin, type enterByFace } from '@banyan/contracts/account';
import { and, eq, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { shownName } from '../../platform/people.ts';
import { keepChallenge, useChallenge } from './check.service.ts';
import { faceChallenges, faceTrusts } from './face.schema.ts';
import type { Entered, FacePorts } from './face.ports.ts';
import { hasAgreed, holdPerson, tellLog } from './face.service.ts';
import { refused } from './refuse.ts';
import { isSamePerson, openFace } from './seal.ts';
import { deviceOf } from './trust.service.ts';
import { clearTries, countFailed, refuseGuessing } from './tries.ts';
import { endTrusts, findTrust, knownAs, type Trust } from './trusts.ts';

/** A check for the login, valid on one device. */
const loginOn = ({ id }: Trust): SQL | undefined =>
  and(eq(faceChallenges.purpose, 'login'), eq(faceChallenges.subjectId, id));

/** The person whom this device admits by face, or why nobody. */
async function whoseDevice(context: StepContext, scope: TenantScope) {
  const { eid } = context.viewer;
  const device = await deviceOf({ ...context, scope });
  const known = knownAs(device, eid);
  const found = known === null ? undefined : await findTrust(scope, known, context.now());
  if (found === undefined) return refused('notTrusted');
  const { trust, user } = found;
  if (user.locked) {
    await endTrusts(scope, user.id);
    return new Refusal(ErrorCode.accountLocked);
  }
  const scoped = { ...context, scope, viewer: { eid, userId: user.id } };
  const person = await holdPerson(scoped);
  if (!hasAgreed(person)) return refused('noConsent');
  if (person.sealed === null) return refused('notEnrolled');
  await refuseGuessing(scope, user.id, 'login', context.now());
  return { trust, user, scoped, sealed: person.sealed };
}

/** Counts, used checks and ended sessions stay: refusals are thrown outside of the transaction. */
async function settle<T>(context: StepContext, work: (scope: TenantScope) => Promise<T | Refusal>): Promise<T> {
  const outcome = await context.inTenant(work);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Begins a login by face. A device without trust learns no names. */
export const beginLogin = (context: StepContext): Promise<CallOutput<typeof beginFaceLogin>> =>
  settle(context, async (scope) => {
    const found = await whoseDevice(context, scope);
    if (found instanceof Refusal) return found;
    const { scoped, trust, user } = found;
    const begun = await keepChallenge(scoped, { purpose: 'login', subjectId: trust.id });
    return { ...begun, name: shownName(user, context.viewer.language) };
  });

/** Logs in by face, on a trusted device. */
export const enter = (
  context: StepContext,
  { challenge, descriptor, remember }: CallInput<typeof enterByFace>,
  { admit }: FacePorts,
): Promise<Entered> =>
  settle(context, async (scope) => {
    const now = context.now();
    const found = await whoseDevice(context, scope);
    if (found instanceof Refusal) return found;
    const { scoped, sealed, trust, user } = found;
    const begun = await useChallenge(scoped, challenge, new Date(now), loginOn(trust));
    if (begun === undefined) return refused('challengeOver');
    const same = isSamePerson(openFace(scoped, sealed), descriptor);
    await tellLog(scoped, same ? 'passed' : 'failed', { purpose: 'login' });
    if (!same) {
      const triesLeft = await countFailed(scope, user.id, 'login', now);
      return new Refusal(ErrorCode.notSamePerson, { data: { triesLeft }, reason: 'face' });
    }
    await clearTries(scope, user.id, 'login');
    await scope.tx
      .update(faceTrusts)
      .set({ usedAt: new Date(now) })
      .where(scope.only(faceTrusts, eq(faceTrusts.id, trust.id)));
    return admit(scope, user.id, context, remember === 'Y');
  });
