import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type readAllMessages, type removeMessage, type setMessageRead } from '@banyan/contracts/messages';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { announceCounters } from './announceCounters.ts';
import { messagesFor } from './announcements.ts';
import { messages } from './messages.schema.ts';

type Ctx = CallContext<Learner>;

async function change(ctx: Ctx, id: number, values: Partial<typeof messages.$inferInsert>) {
  const { scope, viewer } = ctx;
  const [changed] = await scope.tx
    .update(messages)
    .set(values)
    .where(scope.only(messages, eq(messages.id, id), eq(messages.userId, viewer.userId), messagesFor(ctx)))
    .returning({ id: messages.id });
  if (changed === undefined) throw new Refusal(ErrorCode.notFound);
  await announceCounters(scope, viewer.userId);
}

/** Marks one message of the viewer's as read or unread. */
export async function changeRead(
  ctx: Ctx,
  { id, read }: CallInput<typeof setMessageRead>,
): Promise<CallOutput<typeof setMessageRead>> {
  await change(ctx, id, { readAt: read === 'Y' ? new Date(ctx.now()) : null });
  return { read };
}

/** Takes a message out of the inbox, or puts it back. */
export async function changeRemoved(
  ctx: Ctx,
  { id, removed }: CallInput<typeof removeMessage>,
): Promise<CallOutput<typeof removeMessage>> {
  await change(ctx, id, { removedAt: removed === 'Y' ? new Date(ctx.now()) : null });
  return { removed };
}

/** Marks everything so far as read. */
export async function readAll(ctx: Ctx): Promise<CallOutput<typeof readAllMessages>> {
  const { scope, viewer } = ctx;
  const now = new Date(ctx.now());
  const unread = and(isNull(messages.readAt), isNull(messages.removedAt), lte(messages.at, now));
  const changed = await scope.tx
    .update(messages)
    .set({ readAt: now })
    .where(scope.only(messages, eq(messages.userId, viewer.userId), unread))
    .returning({ id: messages.id });
  if (changed.length > 0) await announceCounters(scope, viewer.userId);
  return { count: changed.length };
}
