import type { CallInput, CallOutput } from '@banyan/contracts';
import type { remindEveryone } from '@banyan/contracts/community';
import type { CallContext, Learner } from '../../http/context.ts';
import { lockPost } from './postRow.ts';
import { notifyEveryone } from './publish.service.ts';
import { refused } from './refuse.ts';
import { mayRemindAll, wasReminded } from './rights.ts';

/** Notifies everyone of a post, once a day. */
export async function remindAll(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof remindEveryone>,
): Promise<CallOutput<typeof remindEveryone>> {
  const post = await lockPost(ctx, id);
  if (post.state !== 'shown') throw refused('state');
  if (!(await mayRemindAll(ctx.scope, ctx.viewer))) throw refused('rights');
  if (wasReminded(post, ctx.now())) throw refused('reminded');
  return { people: await notifyEveryone(ctx, post) };
}
