import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  actOnEnterprise,
  changeEnterprise,
  deleteEnterprise,
  inviteAdministrator,
  mostPeople,
  type EnterpriseDetail,
  type GivenInvitation,
} from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { enterprises, hosts, users } from '../../../platform/enterprise.schema.ts';
import type { EnterpriseRow } from '../../../platform/enterprise.ts';
import { recordAct, type PlatformAct, type PlatformContext } from '../../../platform/servePlatform.ts';
import { changedFields } from '../../../platform/serveManaged.ts';
import { keepHosts } from '../import/keepHosts.ts';
import { mayBeHost, refused } from './add.service.ts';
import { dayEnd } from './dayEnd.ts';
import { eidOf, hostOf, readEnterprise, rowOf } from './list.service.ts';
import type { PlatformPorts } from './platform.ports.ts';

/** Writes to an enterprise and to both logs; answers it as it is then. */
async function write(
  ctx: PlatformContext,
  { call, id }: { readonly call: PlatformAct['call']; readonly id: number },
  ports: PlatformPorts,
  work: (scope: TenantScope, row: EnterpriseRow) => Promise<Pick<PlatformAct, 'changes'>>,
): Promise<EnterpriseDetail> {
  const act = await ctx.inEnterprise(eidOf(id), async (scope) => {
    const row = await rowOf(scope);
    if (row.erased) throw new Refusal(ErrorCode.notFound, { reason: 'erased' });
    const done = { call, eid: id, name: row.name.zh_cn, ...(await work(scope, row)) };
    if (id !== ctx.viewer.eid) await recordAct(scope, ctx, done);
    return done;
  });
  await ctx.inTenant((scope) => recordAct(scope, ctx, act));
  return readEnterprise(ctx, { id }, ports);
}

/** Changes host, limit and service period. */
export function changeOne(
  ctx: PlatformContext,
  input: CallInput<typeof changeEnterprise>,
  ports: PlatformPorts,
): Promise<EnterpriseDetail> {
  return write(ctx, { call: changeEnterprise, id: input.id }, ports, async (scope, row) => {
    const host = input.host.trim().toLowerCase();
    const former = await hostOf(scope);
    const expiresAt = dayEnd(input.expiresOn, row.timeZone);
    if (input.userLimit < 0 || input.userLimit > mostPeople) throw refused({ userLimit: 'invalid' });
    if (expiresAt === undefined) throw refused({ expiresOn: 'invalid' });
    if (host !== '' && host !== former && !mayBeHost(host, ctx.baseDomain)) throw refused({ host: 'invalid' });
    const values = { userLimit: input.userLimit === 0 ? null : input.userLimit, expiresAt };
    await scope.tx.update(enterprises).set(values).where(scope.only(enterprises));
    const changes = changedFields({ ...row, host: former }, { ...values, host: host === '' ? former : host });
    // Other names of the enterprise stay; this one takes the place of the one that is shown.
    if (host !== '' && host !== former) await moveHost(scope, former, host);
    return { changes };
  });
}

async function moveHost(scope: TenantScope, former: string, host: string): Promise<void> {
  const own = await scope.tx.select({ host: hosts.host }).from(hosts).where(scope.only(hosts));
  const others = own.map((one) => one.host).filter((one) => one !== former);
  if ((await keepHosts(scope, [...others, host])).length > 0) throw refused({ host: 'taken' });
}

/** Locks an enterprise, lets its people back in, or takes it out of the trash. */
export function actOnOne(
  ctx: PlatformContext,
  { act, id }: CallInput<typeof actOnEnterprise>,
  ports: PlatformPorts,
): Promise<EnterpriseDetail> {
  mustBeOther(ctx, id);
  return write(ctx, { call: actOnEnterprise, id }, ports, async (scope, row) => {
    const values = act === 'restore' ? { deleted: false, deletedAt: null } : { locked: act === 'lock' };
    await scope.tx.update(enterprises).set(values).where(scope.only(enterprises));
    return { changes: changedFields(row, values) };
  });
}

/** Puts an enterprise into the trash. */
export function deleteOne(
  ctx: PlatformContext,
  { id, name }: CallInput<typeof deleteEnterprise>,
  ports: PlatformPorts,
): Promise<EnterpriseDetail> {
  mustBeOther(ctx, id);
  return write(ctx, { call: deleteEnterprise, id }, ports, async (scope, row) => {
    if (!Object.values(row.name).includes(name.trim())) throw refused({ name: 'different' });
    const values = { deleted: true, deletedAt: new Date(ctx.now()) };
    await scope.tx.update(enterprises).set(values).where(scope.only(enterprises));
    return { changes: changedFields(row, values) };
  });
}

/** Invites an administrator who has set no password yet. */
export async function inviteOne(
  ctx: PlatformContext,
  { id, user }: CallInput<typeof inviteAdministrator>,
  ports: PlatformPorts,
): Promise<GivenInvitation> {
  const given = await ctx.inEnterprise(eidOf(id), async (scope) => {
    const row = await rowOf(scope);
    const [person] = await scope.tx
      .select()
      .from(users)
      .where(scope.only(users, eq(users.id, user), eq(users.type, 2), eq(users.initialPassword, true)));
    if (person === undefined) throw new Refusal(ErrorCode.notFound, { reason: 'nobody to invite' });
    const act = { call: inviteAdministrator, eid: id, name: row.name.zh_cn };
    if (id !== ctx.viewer.eid) await recordAct(scope, ctx, act);
    const host = (await hostOf(scope)) || ctx.pageHost;
    return { act, invitation: await ports.invite(ctx, scope, { userId: user, email: person.email, host }) };
  });
  await ctx.inTenant((scope) => recordAct(scope, ctx, given.act));
  return given.invitation;
}

/** The platform's own enterprise, and the public portal, are neither locked nor deleted. */
function mustBeOther({ viewer }: PlatformContext, id: number): void {
  if (id === viewer.eid || id === 0) throw refused({ id: 'own' });
}
