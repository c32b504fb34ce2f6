import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { escapeHtml } from '../../../text/escape.ts';
import { grams } from '../../../text/grams.ts';
import { plainOf } from '../../../text/richText.ts';
import type { CommunityPorts } from '../community.ports.ts';
import {
  communityCases,
  communityComments,
  communityPosts,
  communityPraises,
  communityReports,
  communityViews,
} from '../community.schema.ts';
import { hotness } from '../hot.ts';
import type { NewPost, Person } from './checkPosts.ts';
import type { WrittenComment, WrittenPost } from './posts.shape.ts';

const HOUR_MS = 3_600_000;

/** Context for writing posts. */
export interface PostAround {
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  readonly people: ReadonlyMap<string, Person>;
  readonly ports: Pick<CommunityPorts, 'spend' | 'award'>;
}

/** Paragraphs and lists as rich text. */
function richOf(lines: readonly string[]): string {
  const html = lines.map((line) =>
    line.startsWith('- ') ? `<li>${escapeHtml(line.slice(2))}</li>` : `<p>${escapeHtml(line)}</p>`,
  );
  return html.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
}

/** Nothing was written later than now. */
const momentOf = ({ now }: PostAround, at: number, hours: number) =>
  new Date(Math.min(now - 60_000, at + hours * HOUR_MS));

/** Hours after the post of its last comment. */
const lastWritten = ({ comments }: WrittenPost) =>
  Math.max(0, ...comments.flatMap((one) => [one.after, ...one.replies.map(({ after }) => after)]));

/** Adds a post with its comments. */
export async function writePost(
  around: PostAround,
  { post, ...found }: NewPost,
  id: number | undefined,
): Promise<void> {
  const { now, people, scope } = around;
  const idOf = (account: string) => people.get(account)?.id ?? 0;
  const at = found.at.getTime();
  const userId = idOf(post.by);
  const body = richOf(post.body);
  const plain = plainOf(body);
  const written = post.comments.flatMap(({ by, replies }) => [by, ...replies.map((one) => one.by)]);
  const viewers = new Set([...post.liked_by, ...written].map(idOf));
  viewers.delete(userId);
  const replies = post.comments.reduce((sum, one) => sum + one.replies.length, 0);
  const activeAt = momentOf(around, at, lastWritten(post));
  const [row] = await scope.tx
    .insert(communityPosts)
    .values(
      scope.row(communityPosts, {
        ...(id === undefined ? {} : { id }),
        ...{ kind: found.kind, userId, title: post.title, body, plain, categoryId: found.categoryId },
        ...{ grams: grams(`${post.title} ${plain}`), state: post.state, reason: post.reason },
        ...{ at: found.at, activeAt, pinned: post.pinned, praises: post.liked_by.length, reward: post.reward ?? 0 },
        views: viewers.size,
        comments: post.comments.length + (found.kind === 'topic' ? replies : 0),
        hot: hotness(found.at, viewers.size),
        rewardState: post.reward === undefined ? 'none' : 'held',
      }),
    )
    .returning({ id: communityPosts.id });
  if (row === undefined) throw new Error('a post was not added');
  const postId = row.id;
  if (viewers.size > 0) {
    const seen = [...viewers].map((viewer) => scope.row(communityViews, { postId, userId: viewer, at: found.at }));
    await scope.tx.insert(communityViews).values(seen);
  }
  await like(scope, { postId, commentId: 0 }, post.liked_by.map(idOf), new Date(Math.min(now, at + HOUR_MS)));
  let best: { readonly id: number; readonly userId: number } | null = null;
  for (const one of post.comments) {
    const commentId = await writeComment(around, { postId, at, one });
    if (one.best) best = { id: commentId, userId: idOf(one.by) };
  }
  if (post.reward !== undefined) await writeReward(around, { postId, reward: post.reward, userId, best, at });
  if (best !== null)
    await scope.tx
      .update(communityPosts)
      .set({ bestId: best.id, bestAt: activeAt, ...(post.reward === undefined ? {} : { rewardState: 'paid' }) })
      .where(scope.only(communityPosts, eq(communityPosts.id, postId)));
  await writeReports(around, postId, post);
}

async function writeComment(
  around: PostAround,
  { at, one, postId }: { readonly postId: number; readonly at: number; readonly one: WrittenComment },
): Promise<number> {
  const { people, scope } = around;
  const idOf = (account: string) => people.get(account)?.id ?? 0;
  const mentions = one.mentions.map((account) => {
    const { id, names } = people.get(account) ?? { id: 0, names: [] };
    return { id, name: names.find((name) => one.words.includes(`@${name}`)) ?? account };
  });
  const [made] = await scope.tx
    .insert(communityComments)
    .values(
      scope.row(communityComments, {
        ...{ postId, userId: idOf(one.by), words: one.words, mentions, at: momentOf(around, at, one.after) },
        ...{ praises: one.liked_by.length, replies: one.replies.length },
      }),
    )
    .returning({ id: communityComments.id });
  const parentId = made?.id ?? 0;
  const replies = one.replies.map(({ after, by, words }) =>
    scope.row(communityComments, { postId, userId: idOf(by), parentId, words, at: momentOf(around, at, after) }),
  );
  if (replies.length > 0) await scope.tx.insert(communityComments).values(replies);
  await like(scope, { postId, commentId: parentId }, one.liked_by.map(idOf), momentOf(around, at, one.after + 1));
  return parentId;
}

async function like(
  scope: TenantScope,
  thing: { readonly postId: number; readonly commentId: number },
  by: readonly number[],
  at: Date,
) {
  const rows = by.map((userId) => scope.row(communityPraises, { ...thing, userId, praised: true, at }));
  if (rows.length > 0) await scope.tx.insert(communityPraises).values(rows);
}

interface Reward {
  readonly postId: number;
  readonly reward: number;
  readonly userId: number;
  readonly best: { readonly userId: number } | null;
  readonly at: number;
}

/** The points of a reward in the ledger: the asker's stake was earned before. */
async function writeReward({ ports, scope }: PostAround, { at, best, postId, reward, userId }: Reward) {
  const source = { type: 'question', id: String(postId) };
  const before = { type: 'before', id: String(postId) };
  await ports.award(scope, { userId, rule: 'points.award', source: before }, reward, at - 24 * HOUR_MS);
  await ports.spend(scope, { userId, rule: 'community.reward', source }, reward, at);
  if (best !== null)
    await ports.award(scope, { userId: best.userId, rule: 'community.best', source }, reward, at + 5 * HOUR_MS);
}

async function writeReports({ now, people, scope }: PostAround, postId: number, { reported_by }: WrittenPost) {
  if (reported_by.length === 0) return;
  const at = new Date(now - 3 * HOUR_MS);
  const rows = reported_by.map(({ account, reason }) =>
    scope.row(communityReports, { postId, commentId: 0, userId: people.get(account)?.id ?? 0, reason, at }),
  );
  await scope.tx.insert(communityReports).values(rows);
  const reasons = [...new Set(reported_by.map(({ reason }) => reason))];
  await scope.tx
    .insert(communityCases)
    .values(scope.row(communityCases, { postId, commentId: 0, people: reported_by.length, reasons, at }));
}
