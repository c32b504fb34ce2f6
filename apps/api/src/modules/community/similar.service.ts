import type { CallInput, CallOutput } from '@banyan/contracts';
import type { PostKind, PostLink, similarQuestions } from '@banyan/contracts/community';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { tellingGrams } from '../../text/grams.ts';
import { searchQuery } from '../../text/searchTokens.ts';
import { postsFor } from './audience.ts';
import { communityPosts } from './community.schema.ts';
import { linkOf } from './postRow.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer'>;

const most = 5;
/** Posts that are compared: the latest of those that share anything. */
const compared = 300;
/** Number of the latest posts that are searched first. */
const latest = 1000;
/** With so many among them that share something, older ones would add little. */
const enough = 10;
/** Older ones are fetched only if no more than these share something: words of so many posts say little. */
const mostShared = 10_000;

interface Like {
  readonly except: number;
  readonly limit: number;
  readonly kind: PostKind;
}

/** Ids of posts that share some of the pairs and words. Row-level security keeps `&&` from its index; see postSearch. */
async function sharing(ctx: Ctx, telling: readonly string[], { except, kind }: Like) {
  const { scope } = ctx;
  const { grams, id, kind: its, state } = communityPosts;
  const asked = and(eq(its, kind), eq(state, 'shown'), ne(id, except), postsFor(ctx));
  const shares = sql<boolean>`${grams} && ${sql.param(telling, grams)}`;
  const walked = await scope.tx
    .select({ id, shares: shares.as('shares') })
    .from(communityPosts)
    .where(scope.only(communityPosts, asked))
    .orderBy(desc(id))
    .limit(latest);
  const near = walked.filter((one) => one.shares);
  if (near.length >= enough || walked.length < latest) return near.slice(0, compared).map((one) => one.id);
  const terms = telling.map((token) => ({ token: token.slice(0, 40), prefix: false }));
  // Under the name of the posts, so that the same conditions apply to the search's columns.
  const hits = sql`post_hits(${searchQuery(scope.eid, terms, '|')}::tsquery, ${mostShared}) as ${communityPosts}`;
  const found = await scope.tx
    .select({ id: sql<number>`${id}`.mapWith(Number) })
    .from(hits)
    .where(scope.only(communityPosts, sql`complete`, asked))
    .orderBy(desc(id))
    .limit(compared);
  return [...new Set([...near, ...found].map((one) => one.id))];
}

/** Posts that share the most of a text's significant words; none if they share few. */
async function alike(ctx: Ctx, words: string, like: Like): Promise<PostLink[]> {
  const { scope } = ctx;
  const telling = tellingGrams(words);
  if (telling.length === 0) return [];
  const ids = await sharing(ctx, telling, like);
  if (ids.length === 0) return [];
  const wanted = sql.param(telling, communityPosts.grams);
  const shared = sql<number>`(select count(*) from unnest(${communityPosts.grams}) as gram where gram = any(${wanted}))::int`;
  const near = scope.tx
    .select({
      ...{ id: communityPosts.id, kind: communityPosts.kind, title: communityPosts.title },
      ...{ praises: communityPosts.praises, comments: communityPosts.comments, bestId: communityPosts.bestId },
      shared: shared.as('shared'),
    })
    .from(communityPosts)
    .where(scope.only(communityPosts, inArray(communityPosts.id, ids)))
    .as('near');
  const rows = await scope.tx.select().from(near).orderBy(desc(near.shared), desc(near.id)).limit(like.limit);
  // Of a long text one common pair is chance; of two words it is half of them.
  const least = Math.max(1, Math.round(Math.sqrt(telling.length) / 1.5));
  return rows.filter((row) => row.shared >= least).map(linkOf);
}

/** Questions similar to the typed text. */
export async function findSimilar(
  ctx: CallContext,
  { words }: CallInput<typeof similarQuestions>,
): Promise<CallOutput<typeof similarQuestions>> {
  return { items: await alike(ctx, words, { except: 0, limit: most, kind: 'question' }) };
}

/** Posts similar to the one being read. */
export const relatedTo = (
  ctx: CallContext,
  { id, kind, title }: { readonly id: number; readonly kind: PostKind; readonly title: string },
): Promise<PostLink[]> => alike(ctx, title, { except: id, limit: 3, kind });
