import { ErrorCode, extensionOf, type uploadKinds } from '@banyan/contracts';
import { type PostCard, type PostFile, type PostKind, type PostLink } from '@banyan/contracts/community';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { peopleOf } from '../../platform/people.ts';
import { categoriesFor, postsFor } from './audience.ts';
import type { CommunityPorts } from './community.ports.ts';
import {
  communityCategories,
  communityPosts,
  communityPraises,
  communitySettings,
  type PostRow,
} from './community.schema.ts';
import { someone } from './someone.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl' | 'now'>;
const excerptLength = 160;

/** Posts that a viewer sees: those that are shown and for them, and one's own; administrators all of them. */
export function visibleTo(ctx: Pick<CallContext, 'scope' | 'viewer'>): SQL | undefined {
  return ctx.viewer.role === 'admin' ? undefined : and(shownTo(ctx.viewer), postsFor(ctx));
}

/** Posts that are shown, and one's own. */
export function shownTo({ userId }: Pick<Viewer, 'userId'>): SQL | undefined {
  const shown = eq(communityPosts.state, 'shown');
  return userId === null ? shown : or(shown, eq(communityPosts.userId, userId));
}

/** A post that the viewer sees; not found otherwise. */
export async function onePost(
  ctx: Pick<CallContext, 'scope' | 'viewer'>,
  id: number,
  kind?: PostKind,
): Promise<PostRow> {
  const { scope } = ctx;
  const ofKind = kind === undefined ? undefined : eq(communityPosts.kind, kind);
  const [found] = await scope.tx
    .select()
    .from(communityPosts)
    .where(scope.only(communityPosts, eq(communityPosts.id, id), ofKind, visibleTo(ctx)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}

/** The same, locked until the transaction ends: its sums and its reward change one after the other. */
export async function lockPost(ctx: Pick<CallContext, 'scope' | 'viewer'>, id: number): Promise<PostRow> {
  const { scope } = ctx;
  const [found] = await scope.tx
    .select()
    .from(communityPosts)
    .where(scope.only(communityPosts, eq(communityPosts.id, id), visibleTo(ctx)))
    .for('update');
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}

/** Whether posts and comments of the enterprise have to be approved. */
export async function needsApproval(scope: TenantScope): Promise<boolean> {
  const [settings] = await scope.tx.select().from(communitySettings).where(scope.only(communitySettings));
  return settings?.approval ?? false;
}

/** State of a new text; an administrator's needs no approval. */
export const stateFor = async ({ scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>) =>
  viewer.role !== 'admin' && (await needsApproval(scope)) ? ('waiting' as const) : ('shown' as const);

/** Lines of a text as one: a line without a mark at its end is separated from the next. */
function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .reduce((all, line) => (all === '' ? line : `${all}${/[\p{P}]$/u.test(all) ? ' ' : ' · '}${line}`), '');
}

/** Beginning of a text, not cut within a character. */
export function beginning(text: string, most = excerptLength): string {
  const line = oneLine(text);
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}

/** Posts as lists show them, in the order of `rows`. */
export async function cardsOf(
  ctx: Ctx,
  rows: readonly PostRow[],
  { filesOf }: Pick<CommunityPorts, 'filesOf'>,
): Promise<PostCard[]> {
  const { viewer } = ctx;
  const people = await peopleOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const files = await filesOf(
    ctx,
    rows.flatMap(({ images, media }) => (media === null ? images : [...images, media])),
  );
  const fileOf = (id: string): PostFile[] => {
    const file = files.get(id);
    return file === undefined ? [] : [{ id, ...file }];
  };
  const categories = await categoryNames(ctx);
  const liked = await likedPosts(ctx, rows);
  return rows.map((row) => {
    const [media] = row.media === null ? [] : fileOf(row.media);
    const category = row.categoryId === null ? undefined : categories.get(row.categoryId);
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      excerpt: beginning(row.plain),
      author: people.get(row.userId) ?? someone(row.userId),
      at: row.at.getTime(),
      activeAt: row.activeAt.getTime(),
      category: category === undefined || row.categoryId === null ? null : { id: row.categoryId, name: category },
      images: row.images.flatMap(fileOf),
      media: media === undefined ? null : { ...media, kind: mediaKind(media.name) },
      praises: row.praises,
      praised: liked.has(row.id),
      views: row.views,
      comments: row.comments,
      state: row.state,
      reason: row.reason,
      reward: row.reward,
      rewardState: row.rewardState,
      answered: row.bestId !== null,
      closed: row.closed,
      pinned: row.pinned,
      mine: viewer.userId === row.userId,
    };
  });
}

const sounds: ReadonlySet<string> = new Set([
  'mp3',
  'm4a',
  'wav',
  'ogg',
] satisfies (typeof uploadKinds.postMedia.extensions)[number][]);
const mediaKind = (name: string) => (sounds.has(extensionOf(name)) ? 'audio' : 'video');

/** Names of the reader's categories, in the reader's language and the enterprise's order. */
export async function categoryNames(ctx: Pick<Ctx, 'scope' | 'viewer'>): Promise<Map<number, string>> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select()
    .from(communityCategories)
    .where(scope.only(communityCategories, categoriesFor(ctx)))
    .orderBy(communityCategories.position, communityCategories.id);
  return new Map(rows.map(({ id, name }) => [id, localised(name, viewer.language)]));
}

async function likedPosts({ scope, viewer }: Ctx, rows: readonly PostRow[]): Promise<Set<number>> {
  if (viewer.userId === null || rows.length === 0) return new Set();
  const own = and(eq(communityPraises.userId, viewer.userId), eq(communityPraises.commentId, 0));
  const these = inArray(
    communityPraises.postId,
    rows.map(({ id }) => id),
  );
  const found = await scope.tx
    .select({ id: communityPraises.postId })
    .from(communityPraises)
    .where(scope.only(communityPraises, own, these, eq(communityPraises.praised, true)));
  return new Set(found.map(({ id }) => id));
}

/** A post as side lists name it. */
export const linkOf = (row: Pick<PostRow, 'id' | 'kind' | 'title' | 'praises' | 'comments' | 'bestId'>): PostLink => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  praises: row.praises,
  comments: row.comments,
  answered: row.bestId !== null,
});
