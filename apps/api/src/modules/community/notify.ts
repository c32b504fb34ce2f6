import type { CallContext, Learner } from '../../http/context.ts';
import { eq } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import type { PostRow } from './community.schema.ts';
import { beginning } from './postRow.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'emit'>;
type Post = Pick<PostRow, 'id' | 'kind' | 'title'>;

/** Name by which colleagues know somebody. */
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
  /** Who did it; never told of their own doing. */
  readonly by: number;
  readonly text?: string;
  /** More for the words. */
  readonly params?: MessageSent['params'];
}

/**
 * Tells people of something about a post: one message per person, kind and post, which comes again with what happened last.
 */
export async function tell(ctx: Ctx, post: Post, { kind, to, by, text = '', params = {} }: Note): Promise<void> {
  const userIds = [...new Set(to)].filter((id) => id !== by);
  if (userIds.length === 0) return;
  await ctx.emit(ctx.scope, messageSent, {
    userIds,
    kind,
    source: { type: post.kind, id: String(post.id) },
    params: { title: beginning(post.title, 80), from: await nameOf(ctx, by), text: beginning(text), ...params },
    again: true,
  });
}

/** Everyone in the enterprise who can log in. */
export async function everyone({ scope }: Ctx): Promise<number[]> {
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.locked, false)));
  return rows.map(({ id }) => id);
}
