import type { CallContext, Learner } from '../../http/context.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { peopleOfPost } from './audience.ts';
import type { CommentRow, PostRow } from './community.schema.ts';
import { beginning } from './postRow.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'emit'>;
type Post = Pick<PostRow, 'id' | 'kind' | 'title' | 'categoryId' | 'userId'>;

/** Name by which colleagues know a person. */
async function nameOf({ scope }: Ctx, userId: number): Promise<Localised | string> {
  const [person] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return person === undefined ? '' : person.nickname || person.name;
}

interface Note {
  readonly kind: MessageSent['kind'];
  readonly to: readonly number[];
  /** The acting person, who gets no message about it. */
  readonly by: number;
  readonly text?: string;
  /** Further values for the words. */
  readonly params?: MessageSent['params'];
}

/** Notifies people about a post, as far as it is for them: one message per person, kind and post, which comes again with the latest event. */
export async function tell(ctx: Ctx, post: Post, { kind, to, by, text = '', params = {} }: Note): Promise<void> {
  const others = [...new Set(to)].filter((id) => id !== by);
  const userIds = await seers(ctx, post, others);
  if (userIds.length === 0) return;
  await ctx.emit(ctx.scope, messageSent, {
    userIds,
    kind,
    source: { type: post.kind, id: String(post.id) },
    params: { title: beginning(post.title, 80), from: await nameOf(ctx, by), text: beginning(text), ...params },
    again: true,
  });
}

/** Those of the people whom a post is for. */
async function seers({ scope }: Ctx, post: Post, ids: readonly number[]): Promise<number[]> {
  const theirs = await peopleOfPost(scope, post);
  if (theirs === undefined || ids.length === 0) return [...ids];
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, inArray(users.id, [...ids]), theirs));
  return rows.map(({ id }) => id);
}

interface Removed {
  readonly post: Pick<PostRow, 'id' | 'title' | 'userId'>;
  /** The comment under it that was removed; null: the post itself. */
  readonly comment: Pick<CommentRow, 'id' | 'words' | 'userId'> | null;
  /** The person who removed it, who gets no message about it. */
  readonly by: number;
  /** Number of people who had reported it. */
  readonly people: number;
}

/** Notifies an author that an administrator has deleted their post or comment, and whether it had been reported. */
export async function tellRemoved({ scope, emit }: Ctx, { post, comment, by, people }: Removed): Promise<void> {
  const { userId } = comment ?? post;
  if (userId === by) return;
  await emit(scope, messageSent, {
    userIds: [userId],
    kind: 'personal',
    source:
      comment === null ? { type: 'postRemoved', id: `${post.id}` } : { type: 'commentRemoved', id: `${comment.id}` },
    params: { removed: beginning(comment?.words ?? post.title, 80), ...(people > 0 && { people }) },
  });
}

interface Settled {
  readonly post: Pick<PostRow, 'id' | 'title'>;
  readonly comment: Pick<CommentRow, 'id' | 'words'> | null;
  readonly removed: boolean;
  /** People who reported it. */
  readonly to: readonly number[];
}

/** Notifies people of the outcome of their report. */
export async function tellSettled({ scope, emit }: Ctx, { post, comment, removed, to }: Settled): Promise<void> {
  if (to.length === 0) return;
  const title = beginning(comment?.words ?? post.title, 80);
  await emit(scope, messageSent, {
    userIds: to,
    kind: 'personal',
    source: { type: 'reportSettled', id: `${post.id}.${comment?.id ?? 0}` },
    params: removed ? { removed: title } : { kept: title },
    again: true,
  });
}

/** Everyone whom a post is for and who can log in. */
export async function everyone({ scope }: Ctx, post: Post): Promise<number[]> {
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.locked, false), await peopleOfPost(scope, post)));
  return rows.map(({ id }) => id);
}
