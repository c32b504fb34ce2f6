import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { longestPrivate, privateLength, type sendPrivate } from '@banyan/contracts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { messageWritten } from '../../../effects/messageWritten.ts';
import type { CallContext, Learner } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { takeAct } from '../../../limits/acts.ts';
import { announceCounters } from '../announceCounters.ts';
import { messages } from '../messages.schema.ts';
import { peopleOf } from '../../../platform/people.ts';
import { conversationType } from '../rows.ts';
import { renewMessages } from '../send.ts';
import { blocksBetween, lineOf } from './conversation.service.ts';
import { conversations, privateMessages } from './private.schema.ts';

type Ctx = CallContext<Learner>;

/** Writes to a colleague of the same enterprise, once for a client id. */
export async function sendTo(ctx: Ctx, input: CallInput<typeof sendPrivate>): Promise<CallOutput<typeof sendPrivate>> {
  const { viewer } = ctx;
  const text = input.words.trim();
  const length = privateLength(text);
  if (length === 0 || length > longestPrivate) {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { words: length === 0 ? 'required' : 'max' } } });
  }
  if (input.person === viewer.userId) throw new Refusal(ErrorCode.illegalRequest, { reason: 'writes to themselves' });
  // The wall of the enterprise: people of another one are not found.
  if (!(await peopleOf(ctx, [input.person])).has(input.person)) throw new Refusal(ErrorCode.notFound);
  const { byMe, byThem } = await blocksBetween(ctx, input.person);
  if (byMe || byThem) throw new Refusal(ErrorCode.messageBlocked, { data: { by: byMe ? 'me' : 'them' } });
  const conversationId = await conversationOf(ctx, input.person);
  const line = await writeLine(ctx, conversationId, input.client_id, text);
  return { message: await standIn(ctx, conversationId, input.person, line), sent: lineOf(line, viewer.userId) };
}

async function conversationOf(ctx: Ctx, other: number): Promise<number> {
  const { scope, viewer } = ctx;
  const pair = { lowId: Math.min(viewer.userId, other), highId: Math.max(viewer.userId, other) };
  const [begun] = await scope.tx
    .insert(conversations)
    .values(scope.row(conversations, pair))
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (begun !== undefined) {
    await takeAct(ctx, 'conversation');
    return begun.id;
  }
  const [found] = await scope.tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.only(conversations, and(eq(conversations.lowId, pair.lowId), eq(conversations.highId, pair.highId))));
  if (found === undefined) throw new Error('no conversation');
  return found.id;
}

async function writeLine(ctx: Ctx, conversationId: number, clientId: string, text: string) {
  const { scope, viewer, now } = ctx;
  const values = { conversationId, fromId: viewer.userId, clientId, text, at: new Date(now()) };
  const [added] = await scope.tx
    .insert(privateMessages)
    .values(scope.row(privateMessages, values))
    .onConflictDoNothing()
    .returning();
  if (added !== undefined) {
    await takeAct(ctx, 'message');
    return added;
  }
  const [known] = await scope.tx
    .select()
    .from(privateMessages)
    .where(
      scope.only(privateMessages, eq(privateMessages.fromId, viewer.userId), eq(privateMessages.clientId, clientId)),
    );
  if (known?.conversationId !== conversationId || known.text !== text) {
    throw new Refusal(ErrorCode.illegalRequest, { reason: 'client id of another line' });
  }
  return known;
}

/** The message that represents the conversation, with each of the two: unread for the receiver. */
async function standIn(
  { emit, scope, viewer }: Ctx,
  conversationId: number,
  to: number,
  line: typeof privateMessages.$inferSelect,
): Promise<number> {
  const source = { type: conversationType, id: String(conversationId) };
  const now = line.at.getTime();
  const stand = { kind: 'personal' as const, source };
  const params = (other: number) => ({ with: other, text: line.text });
  const me = viewer.userId;
  await renewMessages(scope, { ...stand, userIds: [me], unreadFor: [], params: params(to) }, now);
  await renewMessages(scope, { ...stand, userIds: [to], unreadFor: [to], params: params(me) }, now);
  await announceCounters(scope, to, me);
  const of = and(
    inArray(messages.userId, [me, to]),
    ...[eq(messages.kind, 'personal'), eq(messages.sourceType, source.type), eq(messages.sourceId, source.id)],
  );
  const both = await scope.tx
    .select({ id: messages.id, userId: messages.userId })
    .from(messages)
    .where(scope.only(messages, of));
  const own = both.find(({ userId }) => userId === me);
  const theirs = both.find(({ userId }) => userId === to);
  if (own === undefined || theirs === undefined) throw new Error('no message stands for the conversation');
  await emit(scope, messageWritten, { messageIds: [theirs.id] });
  return own.id;
}
