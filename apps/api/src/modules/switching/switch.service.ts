import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type OwnEnterprise } from '@banyan/contracts/account';
import type { enterpriseCard, selectEnterprise, switchEnterprise } from '@banyan/contracts/account';
import { localised } from '../../db/localised.ts';
import type { Learner, StepContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeCode } from './codes.ts';
import { entryStateFor, entryStateOf, enterpriseOf, linksOf, type EnterpriseRow, type Member } from './entry.ts';
import { placeOf } from './place.ts';
import type { SwitchingPorts } from './switching.ports.ts';

const refused = (why: string) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: why, data: { fields: { user_eid: why } } });

const nameOf = (row: EnterpriseRow, { language }: Viewer) => ({
  eid: row.eid,
  enterpriseName: localised(row.name, language),
  portalName: localised(row.portalName, language),
  linkIcon: row.logoUrl,
});

/** The enterprises of a person, each read within its own tenant. */
export async function listOwn(
  context: StepContext<Learner>,
  ports: SwitchingPorts,
): Promise<CallOutput<typeof selectEnterprise>> {
  const { viewer } = context;
  const me: Member = { eid: viewer.eid, userId: viewer.userId };
  const { here, links } = await context.inTenant(async (scope) => {
    const row = await enterpriseOf(scope);
    const lastUsedAt = await ports.lastSeen(scope, me.userId);
    return { here: row && shown(row, viewer, 'open', lastUsedAt), links: await linksOf(scope, me.userId) };
  });
  const others: OwnEnterprise[] = [];
  for (const link of links) {
    const other = await context.inEnterprise(link.eid, async (scope) => {
      const row = await enterpriseOf(scope);
      const state = row && (await entryStateFor(scope, row, link.userId, me, context.now()));
      return row && state ? shown(row, viewer, state, await ports.lastSeen(scope, link.userId)) : null;
    });
    if (other !== null) others.push(other);
  }
  others.sort(
    (one, two) =>
      Number(two.state === 'open') - Number(one.state === 'open') ||
      (two.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0) ||
      one.portalName.localeCompare(two.portalName, viewer.language.slice(0, 2)),
  );
  return { enterprises: here === undefined ? others : [here, ...others] };
}

function shown(
  row: EnterpriseRow,
  viewer: Viewer,
  state: OwnEnterprise['state'],
  lastUsedAt: number | null,
): OwnEnterprise {
  const current = row.eid === viewer.eid ? 'Y' : 'N';
  return { ...nameOf(row, viewer), themeColor: row.themeColor, current, state, lastUsedAt };
}

/**
 * Leaves for another enterprise: makes a code there, and ends the session here. An obstacle there is reported before
 * anything has changed.
 */
export async function leaveFor(
  context: StepContext<Learner>,
  { user_eid: eid }: CallInput<typeof switchEnterprise>,
  ports: SwitchingPorts,
): Promise<CallOutput<typeof switchEnterprise>> {
  const { viewer } = context;
  const me: Member = { eid: viewer.eid, userId: viewer.userId };
  const { link, remember } = await context.inTenant(async (scope) => {
    const found = (await linksOf(scope, me.userId)).find((one) => one.eid === eid);
    if (found === undefined) throw refused('unknown');
    return {
      link: found,
      remember: await ports.isRemembered(scope, viewer.sessionId),
    };
  });
  const code = await context.inEnterprise(eid, async (scope) => {
    const row = await enterpriseOf(scope);
    const state = row && (await entryStateFor(scope, row, link.userId, me, context.now()));
    if (!state) throw refused('unknown');
    if (state !== 'open') throw refused(state);
    return makeCode(scope, { kind: 'transfer', userId: link.userId, remember, nonce: null }, context.now());
  });
  if (code === null) throw new Refusal(ErrorCode.conflict, { reason: 'code' });
  const place = await placeOf(context, eid);
  await context.inTenant((scope) => ports.end(scope, viewer.sessionId, context.now()));
  const query = new URLSearchParams({ ...place.query, code });
  return { address: `${place.origin}/transferLogin?${query.toString()}` };
}

/** Name of an enterprise and address of its portal, for the gateway of logins. */
export async function readCard(
  context: StepContext,
  { id }: CallInput<typeof enterpriseCard>,
): Promise<CallOutput<typeof enterpriseCard>> {
  const { viewer } = context;
  const none = new Refusal(ErrorCode.notFound, { reason: 'no such enterprise' });
  if (id < 0 || id > 999_999_999) throw none;
  const row = await context.inEnterprise(id, (scope) => enterpriseOf(scope));
  if (row === undefined) throw none;
  const place = await placeOf(context, id);
  return {
    ...nameOf(row, viewer),
    here: id === viewer.eid ? 'Y' : 'N',
    origin: place.origin,
    state: entryStateOf(row, context.now()),
  };
}
