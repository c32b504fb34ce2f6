import { type CallInput, type CallOutput } from '@banyan/contracts';
import { mostSearches, type searchForget, type searchHome, type searchRemember } from '@banyan/contracts/account';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { searches } from './search.schema.ts';

type Ctx = CallContext<Learner>;

/** Number of latest searches read for the frequent ones; it limits the cost. */
const LOOKED_AT = 2000;
/** Searches of fewer people are not frequent: one person's own search shows to nobody else. */
const FEWEST = 3;
const MOST_HOT = 8;

const clean = (words: string) => words.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
const keyOf = (words: string) => clean(words).toLowerCase();

/** Recent searches of several people, most frequent first. */
async function hotWords({ scope }: Pick<CallContext, 'scope'>): Promise<string[]> {
  const last = scope.tx
    .select({ key: searches.key, words: searches.words, at: searches.at })
    .from(searches)
    .where(scope.only(searches))
    .orderBy(desc(searches.at))
    .limit(LOOKED_AT)
    .as('last');
  const rows = await scope.tx
    .select({ words: sql<string>`min(${last.words})` })
    .from(last)
    .groupBy(last.key)
    .having(sql`count(*) >= ${FEWEST}`)
    .orderBy(sql`count(*) desc, max(${last.at}) desc`)
    .limit(MOST_HOT);
  return rows.map(({ words }) => words);
}

async function ownSearches({ scope, viewer }: Ctx): Promise<string[]> {
  const rows = await scope.tx
    .select({ words: searches.words })
    .from(searches)
    .where(scope.only(searches, eq(searches.userId, viewer.userId)))
    .orderBy(desc(searches.at))
    .limit(mostSearches);
  return rows.map(({ words }) => words);
}

/** Frequent searches, and the viewer's own. */
export async function readHome(ctx: CallContext): Promise<CallOutput<typeof searchHome>> {
  const hot = await hotWords(ctx);
  return { hot, history: ctx.viewer.userId === null ? [] : await ownSearches(ctx as Ctx) };
}

/** Adds a search to the learner's own; the oldest are dropped. */
export async function remember(
  ctx: Ctx,
  { keyword }: CallInput<typeof searchRemember>,
): Promise<CallOutput<typeof searchRemember>> {
  const { scope, viewer } = ctx;
  const own = eq(searches.userId, viewer.userId);
  const row = { userId: viewer.userId, key: keyOf(keyword), words: clean(keyword), at: new Date(ctx.now()) };
  await scope.tx
    .insert(searches)
    .values(scope.row(searches, row))
    .onConflictDoUpdate({
      target: [searches.eid, searches.userId, searches.key],
      set: { words: row.words, at: row.at },
    });
  const old = scope.tx
    .select({ key: searches.key })
    .from(searches)
    .where(scope.only(searches, own))
    .orderBy(desc(searches.at))
    .offset(mostSearches);
  await scope.tx.delete(searches).where(scope.only(searches, and(own, inArray(searches.key, old))));
  return { history: await ownSearches(ctx) };
}

/** Removes one of the learner's searches, or all of them. */
export async function forget(
  ctx: Ctx,
  { keyword }: CallInput<typeof searchForget>,
): Promise<CallOutput<typeof searchForget>> {
  const { scope, viewer } = ctx;
  const one = keyword.trim() === '' ? undefined : eq(searches.key, keyOf(keyword));
  await scope.tx.delete(searches).where(scope.only(searches, and(eq(searches.userId, viewer.userId), one)));
  return { history: await ownSearches(ctx) };
}
