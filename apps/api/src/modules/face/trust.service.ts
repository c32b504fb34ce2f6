import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type endFaceDevice, type faceDevices, type trustFaceDevice } from '@banyan/contracts/account';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import type { DeviceCookies } from '../../http/deviceCookies.ts';
import { Refusal } from '../../http/refusal.ts';
import { browserOf } from '../../text/browserOf.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { FacePorts } from './face.ports.ts';
import { hasAgreed, holdPerson, tellLog } from './face.service.ts';
import { refused } from './refuse.ts';
import { addTrust, endTrust, forgetHere, knownAs, listTrusts } from './trusts.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now' | 'device'>;

/** The browser's cookies for us. Throws when it keeps none, or the enterprise offers no login by face. */
export async function deviceOf({ device, scope }: Pick<CallContext, 'device' | 'scope'>): Promise<DeviceCookies> {
  const offers = (await loadEnterprise(scope)).loginWays.includes('face');
  if (device === null || !offers) throw new Refusal(ErrorCode.illegalRequest, { reason: 'no login by face' });
  return device;
}

/** The learner's devices, latest trust first. */
export async function listDevices({ device, now, scope, viewer }: Ctx): Promise<CallOutput<typeof faceDevices>> {
  const { loginWays } = await loadEnterprise(scope);
  const here = device === null ? null : knownAs(device, viewer.eid);
  const trusts = await listTrusts(scope, viewer.userId, now());
  return {
    offered: device !== null && loginWays.includes('face') ? 'Y' : 'N',
    items: trusts.map(({ expiresAt, id, since, tokenHash, usedAt, userAgent }) => ({
      ...browserOf(userAgent),
      id,
      since: since.getTime(),
      usedAt: usedAt?.getTime() ?? null,
      expiresAt: expiresAt.getTime(),
      here: tokenHash === here ? 'Y' : 'N',
    })),
  };
}

/** Trusts the device of the caller. The password is required: a stranger at an open screen may not leave a way in. */
export async function trustDevice(
  ctx: StepContext<Learner>,
  { password }: CallInput<typeof trustFaceDevice>,
  { prove }: FacePorts,
): Promise<CallOutput<typeof trustFaceDevice>> {
  await ctx.inTenant((scope) => mayTrust({ ...ctx, scope }));
  await prove(ctx, password, 'password');
  return ctx.inTenant(async (scope) => {
    const scoped = { ...ctx, scope };
    const device = await mayTrust(scoped);
    await addTrust(scope, { viewer: ctx.viewer, device, now: ctx.now() });
    await tellLog(scoped, 'trusted');
    const { items } = await listDevices(scoped);
    // The cookie is not stored yet: this device is the one just added.
    const last = Math.max(...items.map(({ id }) => id));
    return { offered: 'Y', items: items.map((item) => ({ ...item, here: item.id === last ? 'Y' : 'N' })) };
  });
}

async function mayTrust(ctx: Ctx): Promise<DeviceCookies> {
  const device = await deviceOf(ctx);
  const person = await holdPerson(ctx);
  if (!hasAgreed(person)) throw refused('noConsent');
  if (person.sealed === null) throw refused('notEnrolled');
  return device;
}

/** Ends the trust of one of the learner's devices. */
export async function endDevice(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof endFaceDevice>,
): Promise<CallOutput<typeof endFaceDevice>> {
  const { device, scope, viewer } = ctx;
  const ended = await endTrust(scope, viewer.userId, id);
  if (ended !== undefined) await tellLog(ctx, 'untrusted');
  if (device !== null && ended !== undefined && ended.tokenHash === knownAs(device, viewer.eid)) {
    forgetHere(device, viewer.eid);
  }
  return listDevices(ctx);
}
