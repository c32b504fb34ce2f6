import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  corpIdForm,
  domainForm,
  siteForm,
  webAddressForm,
  type manageWaysIn,
  type saveWaysIn,
  type WaysIn,
} from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { cookieDomain } from '../../../platform/cookieDomain.ts';
import { enterprises, hosts } from '../../../platform/enterprise.schema.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';

type Row = typeof enterprises.$inferSelect;

const settingsOf = (row: Row): WaysIn => ({
  corpId: row.corpId,
  dingtalkCorpId: row.dingtalkCorpId,
  scanLogin: row.scanLoginUrl,
  cookieDomain: row.cookiesDomain,
  frameAncestors: [...row.frameAncestors],
  signAll: row.signAll,
  encryptAll: row.encryptAll,
  membersOnly: row.membersOnly,
  registration: row.registration,
});

const versionOf = (settings: WaysIn) =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);

/** Hosts of the enterprise. */
async function hostsOf({ eid, tx }: TenantScope): Promise<readonly string[]> {
  // eslint-disable-next-line no-restricted-syntax -- hosts are no rows of an enterprise; its own are asked for by its id
  const rows = await tx.select({ host: hosts.host }).from(hosts).where(eq(hosts.eid, eid)).orderBy(hosts.host);
  return rows.map(({ host }) => host);
}

/** The row; `lock`: changes come one after the other. */
async function enterpriseRow(scope: TenantScope, lock: boolean): Promise<Row> {
  const read = scope.tx.select().from(enterprises).where(scope.only(enterprises));
  const [row] = await (lock ? read.for('update') : read);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

const shownOf = async (scope: TenantScope, settings: WaysIn) => ({
  settings,
  hosts: [...(await hostsOf(scope))],
  version: versionOf(settings),
});

/** Settings of the ways in and of the hosts. */
export async function readWaysIn({ scope }: ManageContext): Promise<CallOutput<typeof manageWaysIn>> {
  return shownOf(scope, settingsOf(await enterpriseRow(scope, false)));
}

const forms = v.object({
  corpId: corpIdForm,
  dingtalkCorpId: corpIdForm,
  scanLogin: webAddressForm,
  cookieDomain: domainForm,
  frameAncestors: v.array(siteForm),
});

/** The settings in their stored form. Throws Refusal with the broken rule of each field. */
function checked(settings: WaysIn, own: readonly string[], baseDomain: string): WaysIn {
  const read = v.safeParse(forms, settings);
  const broken = read.success
    ? []
    : read.issues.map(({ message, path }): [string, string] => [String(path?.[0]?.key), message]);
  const domain = settings.cookieDomain.trim();
  const isShared = domain === '' || own.some((host) => cookieDomain(domain, host, baseDomain) !== '');
  const fields = { ...(isShared ? {} : { cookieDomain: 'noHost' }), ...Object.fromEntries(broken) };
  if (!read.success || !isShared) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields } });
  return { ...settings, ...read.output, frameAncestors: [...new Set(read.output.frameAncestors)] };
}

/** Changes the settings of the ways in and of the hosts. */
export async function changeWaysIn(
  ctx: ManageContext,
  { begun, settings }: CallInput<typeof saveWaysIn>,
): Promise<CallOutput<typeof saveWaysIn>> {
  const { baseDomain, scope } = ctx;
  const row = await enterpriseRow(scope, true);
  const before = settingsOf(row);
  if (versionOf(before) !== begun)
    throw new Refusal(ErrorCode.conflict, { reason: 'revision', data: { reason: 'revision' } });
  const after = checked(settings, await hostsOf(scope), baseDomain);
  const { cookieDomain: cookiesDomain, scanLogin: scanLoginUrl, ...rest } = after;
  await scope.tx
    .update(enterprises)
    .set({ ...rest, cookiesDomain, scanLoginUrl })
    .where(scope.only(enterprises));
  const changes = changedFields({ ...before }, { ...after });
  if (changes.length > 0) ctx.changed({ type: 'settings', id: scope.eid, name: row.name.zh_cn, changes });
  return shownOf(scope, after);
}
