import type { CallInput, CallOutput } from '@banyan/contracts';
import { manageVisitors } from '@banyan/contracts/organisation';
import { and, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { keysetPage } from '../../../paging/keyset.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { managedPerson, orders, peopleWhere } from './list.service.ts';
import type { UserRow } from './userRow.ts';

type Visitors = OrganisationPorts['visitors'];

/** Condition on the visitors whom a right reaches and the filters find. */
export async function visitorsWhere(
  around: Pick<ManageContext, 'grants' | 'scope'>,
  { q, state }: Pick<CallInput<typeof manageVisitors>, 'q' | 'state'>,
  { right, visitors }: { readonly right: 'people.see' | 'people.export'; readonly visitors: Visitors },
): Promise<SQL | undefined> {
  const people = await peopleWhere(around, { q, state, type: '' }, { known: [], right });
  return and(people, visitors.are(around.scope));
}

/** Requests and activity of visitors, in the order of the rows. */
export async function withDeeds(scope: TenantScope, rows: readonly UserRow[], visitors: Visitors) {
  const ids = rows.map(({ id }) => id);
  const facts = await visitors.facts(scope, ids);
  const courses = await visitors.courses(scope, ids);
  const paid = await visitors.orders(scope, ids);
  return rows.map((row) => {
    const { askedAt = 0, company = '', reason = '', since = null } = facts.get(row.id) ?? {};
    const did = { courses: courses.get(row.id) ?? 0, orders: paid.get(row.id) ?? 0 };
    return { row, facts: { ...{ askedAt, company, reason, since }, ...did } };
  });
}

/** Visitors whom the caller may see and the filters find, with what they did. */
export async function listVisitors(
  ctx: ManageContext,
  input: CallInput<typeof manageVisitors>,
  { visitors }: Pick<OrganisationPorts, 'visitors'>,
): Promise<CallOutput<typeof manageVisitors>> {
  const { scope } = ctx;
  const where = await visitorsWhere(ctx, input, { right: 'people.see', visitors });
  const page = await keysetPage(manageVisitors, input, {
    by: orders[input.sort],
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) =>
      (await withDeeds(scope, rows, visitors)).map(({ facts, row }) => ({
        ...managedPerson(row, ctx),
        phone: row.phone,
        ...facts,
      })),
  });
  return { ...page, total: await scope.tx.$count(users, scope.only(users, where)) };
}
