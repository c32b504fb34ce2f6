import type { CallInput, CallOutput } from '@banyan/contracts';
import type { postDetail } from '@banyan/contracts/community';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { commentsAs } from './comments.service.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityComments } from './community.schema.ts';
import { cardsOf, onePost } from './postRow.ts';
import { rightsOf } from './rights.ts';
import { relatedTo } from './similar.service.ts';
import { countView } from './view.service.ts';

/** A topic or question with all its text. */
export async function readPost(
  ctx: CallContext,
  { id, kind }: CallInput<typeof postDetail>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof postDetail>> {
  const { scope } = ctx;
  const found = await onePost(ctx, id, kind);
  const row = { ...found, views: await countView(ctx, found) };
  const [post] = await cardsOf(ctx, [row], ports);
  if (post === undefined) throw new Error('no card was made');
  const best =
    row.bestId === null
      ? []
      : await scope.tx
          .select()
          .from(communityComments)
          .where(scope.only(communityComments, eq(communityComments.id, row.bestId)));
  return {
    post,
    body: row.body,
    revision: row.revision,
    editedAt: row.editedAt?.getTime() ?? null,
    best: (await commentsAs(ctx, best, row))[0] ?? null,
    bestAt: row.bestAt?.getTime() ?? null,
    may: await rightsOf(ctx, row),
    related: await relatedTo(ctx, row),
  };
}
