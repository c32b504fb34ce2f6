import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { PageOfRows } from '../../paging/keyset.ts';
import { searchQuery, searchTerms } from '../../text/searchTokens.ts';
import { communityPosts, type PostRow } from './community.schema.ts';
import { communitySearch } from './postSearch.schema.ts';

/** Size of the sample from the start of the page that shows how common the words are. */
const SAMPLE = 100;
/** With so many hits among them the words are common: walking on soon fills the page. */
const COMMON = 3;
/** Most posts that are walked for a page of common words. */
const MOST_WALKED = 1500;
/** Hits that are sorted at most, and posts that are walked where there are more: about as much work. */
const MOST_SORTED = 5000;
const EVERY = 2_147_483_646;

/** Typed words, for the index; undefined when there is nothing to look for, as in `???`. */
export const queryOf = ({ eid }: TenantScope, keyword: string): string | undefined =>
  searchQuery(eid, searchTerms(keyword));

/**
 * A page of posts with all of these words, of those that meet `where`. Common words are found by walking the order,
 * which soon fills a page; of rare ones the index gives all hits, which are sorted. Words that were taken for common
 * and do not fill the page are looked up in the index, too.
 */
export async function postsWith(
  scope: TenantScope,
  query: string,
  { beyond, limit, orderBy, where }: PageOfRows & { readonly where: SQL | undefined },
): Promise<PostRow[]> {
  const { tx } = scope;
  const { id } = communityPosts;
  const has = sql<boolean>`(select ${communitySearch.words} @@ ${query}::tsquery from ${communitySearch}
    where ${communitySearch.eid} = ${scope.eid} and ${communitySearch.postId} = ${id})`.as('has');
  const walk = (most: number) =>
    tx
      .select({ id, has })
      .from(communityPosts)
      .where(scope.only(communityPosts, where, beyond))
      .orderBy(...orderBy)
      .limit(most);
  const rowsOf = (ids: readonly { readonly id: number }[]) =>
    ids.length === 0
      ? []
      : tx
          .select()
          .from(communityPosts)
          .where(
            scope.only(
              communityPosts,
              inArray(
                id,
                ids.map((one) => one.id),
              ),
            ),
          )
          .orderBy(...orderBy);

  /** The first of the walked ones; undefined if they do not fill the page. */
  const walkOn = async (most: number) => {
    const walked = walk(most).as('walked');
    const { rows } = await tx.execute<{ id: string }>(sql`select id from ${walked} where has limit ${limit}`);
    return rows.length === limit ? rows.map((row) => ({ id: Number(row.id) })) : undefined;
  };
  /** The first of all hits; undefined for more than `most`. */
  const sortHits = async (most: number) => {
    // Under the name of the posts, so that the same conditions apply to the search's columns.
    const hits = sql`post_hits(${query}::tsquery, ${most}) as ${communityPosts}`;
    const found = await tx
      .select({ id: sql<number>`${id}`.mapWith(Number), complete: sql<boolean>`complete` })
      .from(hits)
      .where(scope.only(communityPosts, or(sql`not complete`, and(where, beyond))))
      .orderBy(...orderBy)
      .limit(limit);
    return found[0]?.complete === false ? undefined : found;
  };

  const sample = await walk(SAMPLE);
  const near = sample.filter((one) => one.has);
  if (near.length >= limit || sample.length < SAMPLE) return rowsOf(near.slice(0, limit));
  const found =
    (near.length >= COMMON ? await walkOn(MOST_WALKED) : undefined) ??
    (await sortHits(MOST_SORTED)) ??
    (await walkOn(MOST_SORTED)) ??
    (await sortHits(EVERY)) ??
    [];
  return rowsOf(found);
}
