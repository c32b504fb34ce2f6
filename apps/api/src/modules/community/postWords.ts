import { and, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { grams } from '../../text/grams.ts';
import { communityPosts } from './community.schema.ts';

/**
 * Up to so many hits are looked up and sorted. What is in more posts is so common that walking the order and testing each
 * post soon fills a page.
 */
const mostSorted = 3000;
const mostWords = 10;

const pairOfCharacters = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}$/u;

const contains = (word: string): SQL | undefined => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(sql`${communityPosts.title} ilike ${pattern}`, sql`${communityPosts.plain} ilike ${pattern}`);
};

/**
 * Posts with all of these words: found by the index of their grams, then compared letter by letter. Undefined when
 * nothing was typed. [CM-01]
 */
export async function postsWith(scope: TenantScope, keyword: string): Promise<SQL | undefined> {
  const words = keyword
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  if (words.length === 0) return undefined;
  const texts = and(...words.map(contains));
  // A word of letters may go on in the text; only pairs of Chinese characters stand in the index as they are typed.
  const pairs = [...new Set(words.flatMap((word) => grams(word)))].filter((gram) => pairOfCharacters.test(gram));
  if (pairs.length === 0) return texts;
  const has = sql`${communityPosts.grams} @> ${sql.param(pairs, communityPosts.grams)}`;
  const found = await scope.tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(scope.only(communityPosts, has))
    .limit(mostSorted + 1);
  if (found.length === 0) return sql`false`;
  // As a truth value it is no condition for the index: posts are tested on the way along the order.
  if (found.length > mostSorted) return and(sql`(${has}) is true`, texts);
  const ids = found.map(({ id }) => id);
  // Unnested, so that each of them is looked up.
  return and(sql`${communityPosts.id} in (select unnest(${sql.param(ids)}::bigint[]))`, texts);
}
