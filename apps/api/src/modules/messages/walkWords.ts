import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { PageOfRows, Walked } from '../../paging/keyset.ts';
import { messages } from './messages.schema.ts';
import type { StoredMessage } from './rows.ts';

/** Most messages that one call searches. In an inbox of years a search goes on with the next page. */
export const mostLookedThrough = 2000;
/** Of a longer inbox only the newest are counted. */
const mostCounted = 5000;

/** Whether a message has all of these words, literally: % and _ are letters here. */
const hasAll = (words: readonly string[]) =>
  sql<boolean>`${and(sql`true`, ...words.map((word) => sql`position(${word} in ${messages.words}) > 0`))}`.as('has');

/** Messages that meet `where` and have all of these words, in the order of the page, as far as one call looks. */
export async function walkWords(
  scope: TenantScope,
  {
    beyond,
    limit,
    orderBy,
    where,
    words,
  }: PageOfRows & { readonly where: SQL | undefined; readonly words: readonly string[] },
): Promise<Walked<StoredMessage>> {
  const { tx } = scope;
  const walked = tx
    .select({ id: messages.id, at: messages.at, has: hasAll(words) })
    .from(messages)
    .where(scope.only(messages, where, beyond))
    .orderBy(...orderBy)
    .limit(mostLookedThrough)
    .as('own');
  const { rows: told } = await tx.execute<{ ids: (string | number)[]; stopped: string | number | null }>(sql`
    with walked as materialized (select id, at, has from ${walked})
    select array(select id from walked where has order by at desc, id desc limit ${limit}) as ids,
      (select id from walked where (select count(*) from walked) = ${mostLookedThrough} order by at, id limit 1) as stopped`);
  const hits = new Set(told.flatMap(({ ids }) => ids.map(Number)));
  const end = hits.size < limit ? (told[0]?.stopped ?? null) : null;
  const rows = await tx
    .select()
    .from(messages)
    .where(scope.only(messages, inArray(messages.id, [...hits, ...(end === null ? [] : [Number(end)])])))
    .orderBy(...orderBy);
  return {
    rows: rows.filter(({ id }) => hits.has(id)),
    stopped: rows.find(({ id }) => id === Number(end)) ?? null,
  };
}

/** How many messages that meet `where` have all of these words; of a longer inbox, how many of the newest. */
export async function countWords(
  scope: TenantScope,
  {
    orderBy,
    where,
    words,
  }: { readonly orderBy: SQL[]; readonly where: SQL | undefined; readonly words: readonly string[] },
): Promise<number> {
  const newest = scope.tx
    .select({ has: hasAll(words) })
    .from(messages)
    .where(scope.only(messages, where))
    .orderBy(...orderBy)
    .limit(mostCounted)
    .as('own');
  const { rows } = await scope.tx.execute<{ count: string | number }>(sql`select count(*) from ${newest} where has`);
  return Number(rows[0]?.count ?? 0);
}
