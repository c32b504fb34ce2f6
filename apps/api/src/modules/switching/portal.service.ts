import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { portalList, saveSelectPortal, switchingSet } from '@banyan/contracts/account';
import { asc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { portals, users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { linksOf } from './entry.ts';

const yesNo = (value: boolean) => (value ? 'Y' : 'N');

/** Further portals that the enterprise's people may choose. */
const switchable = (scope: TenantScope) =>
  scope.tx
    .select()
    .from(portals)
    .where(scope.only(portals, eq(portals.switchable, true)))
    .orderBy(asc(portals.place), asc(portals.portalId));

/** Choices of the header's switch. */
export async function readSwitchingSet({
  scope,
  viewer,
}: CallContext<Learner>): Promise<CallOutput<typeof switchingSet>> {
  const links = await linksOf(scope, viewer.userId);
  const others = await switchable(scope).limit(1);
  return { enterprise: yesNo(links.length > 0), portal: yesNo(others.length > 0) };
}

/** Portals to choose from, with the one in force. */
export async function listPortals({ scope, viewer }: CallContext<Learner>): Promise<CallOutput<typeof portalList>> {
  const { portalName } = await loadEnterprise(scope);
  const rows = await switchable(scope);
  const [user] = await scope.tx
    .select({ portalId: users.portalId })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const kept = rows.some(({ portalId }) => portalId === user?.portalId) ? user?.portalId : '';
  return {
    portals: [{ portalId: '', name: portalName }, ...rows].map(({ name, portalId }) => ({
      portalId,
      portalName: localised(name, viewer.language),
      switchStatus: 'Y',
      chosen: yesNo(portalId === kept),
    })),
  };
}

/** Saves the choice; only one that `listPortals` offers. */
export async function choosePortal(
  { scope, viewer }: CallContext<Learner>,
  { portalId }: CallInput<typeof saveSelectPortal>,
): Promise<CallOutput<typeof saveSelectPortal>> {
  const offered = portalId === '' || (await switchable(scope)).some((row) => row.portalId === portalId);
  if (!offered) throw new Refusal(ErrorCode.notFound, { reason: 'no such portal' });
  await scope.tx
    .update(users)
    .set({ portalId })
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return { portalId };
}
