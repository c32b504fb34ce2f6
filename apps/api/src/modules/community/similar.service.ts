import type { CallInput, CallOutput, PostKind, PostLink, similarQuestions } from '@banyan/contracts';
import { desc, eq, ne, sql } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { tellingGrams } from '../../text/grams.ts';
import { communityPosts } from './community.schema.ts';
import { linkOf } from './postRow.ts';

const most = 5;
/** Questions that are compared: the latest of those that share anything. */
const compared = 300;

/** Questions that share the most with a text, of what tells what it is about; none where they share little. */
async function alike(
  { scope }: Pick<CallContext, 'scope'>,
  words: string,
  { except, limit, kind }: { readonly except: number; readonly limit: number; readonly kind: PostKind },
): Promise<PostLink[]> {
  const telling = tellingGrams(words);
  if (telling.length === 0) return [];
  const wanted = sql.param(telling, communityPosts.grams);
  const shared = sql<number>`(select count(*) from unnest(${communityPosts.grams}) as gram where gram = any(${wanted}))::int`;
  const near = scope.tx
    .select({
      ...{ id: communityPosts.id, kind: communityPosts.kind, title: communityPosts.title },
      ...{ praises: communityPosts.praises, comments: communityPosts.comments, bestId: communityPosts.bestId },
      shared: shared.as('shared'),
    })
    .from(communityPosts)
    .where(
      scope.only(
        communityPosts,
        eq(communityPosts.kind, kind),
        eq(communityPosts.state, 'shown'),
        ne(communityPosts.id, except),
        sql`${communityPosts.grams} && ${wanted}`,
      ),
    )
    .orderBy(desc(communityPosts.id))
    .limit(compared)
    .as('near');
  const rows = await scope.tx.select().from(near).orderBy(desc(near.shared), desc(near.id)).limit(limit);
  // Of a long text one pair in common is chance; of two words it is half of them.
  const least = Math.max(1, Math.round(Math.sqrt(telling.length) / 1.5));
  return rows.filter((row) => row.shared >= least).map(linkOf);
}

/** Questions like what is being typed. [CM-02] */
export async function findSimilar(
  ctx: CallContext,
  { words }: CallInput<typeof similarQuestions>,
): Promise<CallOutput<typeof similarQuestions>> {
  return { items: await alike(ctx, words, { except: 0, limit: most, kind: 'question' }) };
}

/** Posts like one that is read. */
export const relatedTo = (
  ctx: CallContext,
  { id, kind, title }: { readonly id: number; readonly kind: PostKind; readonly title: string },
): Promise<PostLink[]> => alike(ctx, title, { except: id, limit: 3, kind });
