import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  platformEnterprises,
  type EnterpriseDetail,
  type EnterpriseState,
  type platformEnterpriseDetail,
  type PlatformEnterprise,
} from '@banyan/contracts/organisation';
import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../../../days/days.ts';
import { localised, mentions } from '../../../db/localised.ts';
import type { Orm } from '../../../db/orm.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { Refusal } from '../../../http/refusal.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import { enterprises, hosts, users } from '../../../platform/enterprise.schema.ts';
import type { EnterpriseRow } from '../../../platform/enterprise.ts';
import type { PlatformContext } from '../../../platform/servePlatform.ts';
import type { PlatformPorts } from './platform.ports.ts';

const byId = keyset<EnterpriseRow>([enterprises.eid], ({ eid }) => [eid], 'ascending');
/** Acts in the history of one enterprise. */
const mostActs = 50;

/** State of an enterprise; the public portal knows none but open. */
function stateOf({ deleted, eid, erased, expiresAt, locked }: EnterpriseRow, now: number): EnterpriseState {
  if (erased) return 'erased';
  if (deleted) return 'deleted';
  if (locked) return 'locked';
  return eid !== 0 && expiresAt !== null && expiresAt.getTime() <= now ? 'expired' : 'open';
}

function isState(state: EnterpriseState | '', now: Date): SQL | undefined {
  const present = eq(enterprises.deleted, false);
  const expired = lte(enterprises.expiresAt, now);
  const conditions: Readonly<Record<typeof state, SQL | undefined>> = {
    '': present,
    open: and(
      present,
      eq(enterprises.locked, false),
      or(isNull(enterprises.expiresAt), gt(enterprises.expiresAt, now), eq(enterprises.eid, 0)),
    ),
    locked: and(present, eq(enterprises.locked, true)),
    expired: and(present, eq(enterprises.locked, false), expired),
    deleted: and(eq(enterprises.deleted, true), eq(enterprises.erased, false)),
    erased: eq(enterprises.erased, true),
  };
  return conditions[state];
}

function named(tx: Orm, q: string): SQL | undefined {
  const words = q.trim();
  if (words === '') return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // The platform asks over all enterprises.
  // eslint-disable-next-line no-restricted-syntax
  const atHost = tx.select({ eid: hosts.eid }).from(hosts).where(ilike(hosts.host, pattern));
  return or(
    mentions(enterprises.name, words),
    inArray(enterprises.eid, atHost),
    /^\d{1,9}$/.test(words) ? eq(enterprises.eid, Number(words)) : undefined,
  );
}

/** Enterprises of the installation. */
export async function listEnterprises(
  ctx: PlatformContext,
  input: CallInput<typeof platformEnterprises>,
  ports: PlatformPorts,
): Promise<CallOutput<typeof platformEnterprises>> {
  const now = new Date(ctx.now());
  const found = await ctx.asPlatform(async (tx) => {
    const where = and(isState(input.state, now), named(tx, input.q));
    const page = await keysetPage(platformEnterprises, input, {
      by: byId,
      read: ({ beyond, limit, orderBy }) =>
        tx
          .select()
          .from(enterprises)
          // eslint-disable-next-line no-restricted-syntax
          .where(and(where, beyond))
          .orderBy(...orderBy)
          .limit(limit),
      items: (rows) => rows,
    });
    return { ...page, total: await tx.$count(enterprises, where) };
  });
  const items: PlatformEnterprise[] = [];
  for (const row of found.items)
    items.push(await ctx.inEnterprise(row.eid, (scope) => shownOf(ctx, scope, row, ports)));
  return { ...found, items, baseDomain: ctx.baseDomain };
}

/** Host of an enterprise; the first by name of several. */
export async function hostOf(scope: TenantScope): Promise<string> {
  const rows = await scope.tx.select().from(hosts).where(scope.only(hosts)).orderBy(asc(hosts.host)).limit(1);
  return rows[0]?.host ?? '';
}

async function shownOf(
  { now, viewer }: PlatformContext,
  scope: TenantScope,
  row: EnterpriseRow,
  ports: PlatformPorts,
): Promise<PlatformEnterprise> {
  return {
    eid: row.eid,
    name: localised(row.name, viewer.language),
    host: await hostOf(scope),
    people: await scope.tx.$count(users, scope.only(users, isNull(users.leftAt))),
    userLimit: row.userLimit,
    bytes: await ports.uploadedBytes(scope),
    state: stateOf(row, now()),
    expiresAt: row.expiresAt?.getTime() ?? null,
    deletedAt: row.deletedAt?.getTime() ?? null,
  };
}

/** An enterprise by its id. Throws Refusal `notFound`. */
export async function rowOf(scope: TenantScope): Promise<EnterpriseRow> {
  const [row] = await scope.tx.select().from(enterprises).where(scope.only(enterprises)).for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound, { reason: 'no such enterprise' });
  return row;
}

/** An id that a scope may be opened for; others belong to no enterprise. */
export function eidOf(id: number): number {
  if (id > 2_147_483_647) throw new Refusal(ErrorCode.notFound, { reason: 'no such enterprise' });
  return id;
}

/** An enterprise in the panel. */
export async function readEnterprise(
  ctx: PlatformContext,
  { id }: Pick<CallInput<typeof platformEnterpriseDetail>, 'id'>,
  ports: PlatformPorts,
): Promise<EnterpriseDetail> {
  const { viewer } = ctx;
  const shown = await ctx.inEnterprise(eidOf(id), async (scope) => {
    const row = await rowOf(scope);
    const supers = await scope.tx
      .select({ id: users.id, name: users.name, account: users.account, invited: users.initialPassword })
      .from(users)
      .where(scope.only(users, eq(users.type, 2), isNull(users.leftAt)))
      .orderBy(asc(users.id))
      .limit(20);
    return {
      ...(await shownOf(ctx, scope, row, ports)),
      timeZone: row.timeZone,
      expiresOn: row.expiresAt === null ? '' : dayOf(row.expiresAt.getTime() - 1, row.timeZone),
      administrators: supers.map(({ name, ...one }) => ({ ...one, name: localised(name, viewer.language) })),
    };
  });
  const acts = await ctx.inTenant((scope) =>
    scope.tx
      .select({ at: auditEntries.at, act: auditEntries.act, changes: auditEntries.changes })
      .from(auditEntries)
      .where(
        scope.only(
          auditEntries,
          eq(auditEntries.subjectType, 'enterprise'),
          eq(auditEntries.subjectId, id),
          sql`starts_with(${auditEntries.act}, 'platform/')`,
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(mostActs),
  );
  return { ...shown, acts: acts.map(({ act, at, changes }) => ({ act, at: at.getTime(), changes: [...changes] })) };
}
