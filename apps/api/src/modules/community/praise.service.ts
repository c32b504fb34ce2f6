import type { CallInput, CallOutput } from '@banyan/contracts';
import type { setPraised } from '@banyan/contracts/community';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { shownComment } from './comments.service.ts';
import { communityComments, communityPosts, communityPraises } from './community.schema.ts';
import { countHot } from './hot.ts';
import { tell } from './notify.ts';
import { lockPost } from './postRow.ts';
import { refused } from './refuse.ts';

type Ctx = CallContext<Learner>;

/** Likes a post or comment, or no more; repeated, it changes nothing. */
export async function praise(ctx: Ctx, input: CallInput<typeof setPraised>): Promise<CallOutput<typeof setPraised>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const praised = input.praised === 'Y';
  const postId = input.target === 'post' ? input.id : (await shownComment(ctx, input.id)).postId;
  const post = await lockPost(ctx, postId);
  if (post.state !== 'shown') throw refused('state');
  const comment = input.target === 'post' ? null : await shownComment(ctx, input.id);
  const commentId = comment?.id ?? 0;
  const praises = (comment ?? post).praises;
  const key = and(
    ...[eq(communityPraises.postId, post.id), eq(communityPraises.commentId, commentId)],
    eq(communityPraises.userId, userId),
  );
  const [before] = await scope.tx.select().from(communityPraises).where(scope.only(communityPraises, key));
  if ((before?.praised ?? false) === praised) return { praised, praises };
  await takeAct(ctx, 'praise');
  if (before === undefined) {
    const row = { postId: post.id, commentId, userId, praised, at: new Date(ctx.now()) };
    await scope.tx.insert(communityPraises).values(scope.row(communityPraises, row));
  } else {
    const change = praised ? { praised, at: new Date(ctx.now()) } : { praised };
    await scope.tx.update(communityPraises).set(change).where(scope.only(communityPraises, key));
  }
  const count = praises + (praised ? 1 : -1);
  await (comment === null
    ? scope.tx
        .update(communityPosts)
        .set({ praises: count })
        .where(scope.only(communityPosts, eq(communityPosts.id, post.id)))
    : scope.tx
        .update(communityComments)
        .set({ praises: count })
        .where(scope.only(communityComments, eq(communityComments.id, comment.id))));
  await countHot(scope, post);
  if (praised && before === undefined) {
    const { userId: author } = comment ?? post;
    const many: Record<string, number> = count > 1 ? { count } : {};
    await tell(ctx, post, { kind: 'praise', by: userId, to: [author], text: comment?.words ?? '', params: many });
  }
  return { praised, praises: count };
}
