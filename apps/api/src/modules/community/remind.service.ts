import type { CallInput, CallOutput, remindEveryone } from '@banyan/contracts';
import type { CallContext, Learner } from '../../http/context.ts';
import { lockPost } from './postRow.ts';
import { announce } from './publish.service.ts';
import { refused } from './refuse.ts';
import { rightsOf } from './rights.ts';

/** Tells everyone of a post, once. [CM-03] */
export async function remindAll(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof remindEveryone>,
): Promise<CallOutput<typeof remindEveryone>> {
  const post = await lockPost(ctx, id);
  if (post.state !== 'shown') throw refused('state');
  if (post.remind === 'done') throw refused('reminded');
  if (!(await rightsOf(ctx.scope, ctx.viewer, post)).remindAll) throw refused('rights');
  return { people: await announce(ctx, { ...post, remind: 'asked' }) };
}
