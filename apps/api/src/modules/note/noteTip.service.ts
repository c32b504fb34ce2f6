import type { CallOutput } from '@banyan/contracts';
import type { noteTip } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { noteTips } from './note.schema.ts';

type Tip = CallOutput<typeof noteTip>;

/** Whether the tip about notes is still to be shown. */
export async function readTip({ scope, viewer }: CallContext<Learner>): Promise<Tip> {
  const [closed] = await scope.tx
    .select({ at: noteTips.closedAt })
    .from(noteTips)
    .where(scope.only(noteTips, eq(noteTips.userId, viewer.userId)));
  return { shown: closed === undefined ? 'Y' : 'N' };
}

/** Closes it for good. */
export async function closeTip({ scope, viewer, now }: CallContext<Learner>): Promise<Tip> {
  const row = { userId: viewer.userId, closedAt: new Date(now()) };
  await scope.tx.insert(noteTips).values(scope.row(noteTips, row)).onConflictDoNothing();
  return { shown: 'N' };
}
