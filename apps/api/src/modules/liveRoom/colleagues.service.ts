import type { CallInput, CallOutput } from '@banyan/contracts';
import type { findColleagues } from '@banyan/contracts/live';
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { mentions } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { personOf } from '../../platform/people.ts';

type Ctx = CallContext<Learner>;
const most = 20;
const account = sql<string>`lower(${users.account})`;

/** People searched by id, by account, or by a part of a name, account or department; never the viewer. */
function sought({ accounts, ids, q }: CallInput<typeof findColleagues>, self: number): SQL | undefined {
  if (ids.length > 0) return inArray(users.id, [...ids]);
  const open = eq(users.locked, false);
  if (accounts.length > 0) return and(open, inArray(account, accounts.map(accountOf)));
  const words = q.trim().toLowerCase();
  const others = and(open, ne(users.id, self));
  if (words === '') return others;
  const has = (column: unknown) => sql`position(${words} in lower(${column})) > 0`;
  const named = or(mentions(users.name, words), mentions(users.department, words));
  return and(others, or(named, has(users.nickname), has(users.account)));
}

const accountOf = (text: string) => text.trim().toLowerCase();

/** People of the enterprise who can be invited to a meeting. */
export async function findPeople(
  ctx: Ctx,
  input: CallInput<typeof findColleagues>,
): Promise<CallOutput<typeof findColleagues>> {
  const { scope, viewer } = ctx;
  const whole = input.ids.length + input.accounts.length;
  const wanted = sought(input, viewer.userId);
  const rows = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, wanted))
    .orderBy(asc(sql`${users.name} ->> 'zh_cn'`), asc(users.id))
    .limit(whole === 0 ? most : whole);
  const known = new Set(rows.map((row) => row.account.toLowerCase()));
  // A pasted list may name the viewer, who takes part already.
  const others = input.accounts.length > 0 ? rows.filter((row) => row.id !== viewer.userId) : rows;
  return {
    items: others.map((row) => personOf(row, ctx)),
    total: whole === 0 ? await scope.tx.$count(users, scope.only(users, wanted)) : others.length,
    missing: input.ids.length > 0 ? [] : input.accounts.filter((one) => !known.has(accountOf(one))),
  };
}
