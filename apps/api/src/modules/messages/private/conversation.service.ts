import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { conversationLines, type MessageDetail, type PrivateMessage } from '@banyan/contracts/messages';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { messages } from '../messages.schema.ts';
import { peopleOf } from '../../../platform/people.ts';
import { conversationType } from '../rows.ts';
import { blockedPeople, privateMessages, privateReports } from './private.schema.ts';

type Ctx = CallContext<Learner>;
type Line = typeof privateMessages.$inferSelect;

const lastFirst = keyset<Line>([privateMessages.at, privateMessages.id], ({ at, id }) => [at, id]);

/** Blocks between the viewer and a person, in both directions. */
export async function blocksBetween({ scope, viewer }: Ctx, person: number) {
  const [me, other] = [viewer.userId, person];
  const found = await scope.tx
    .select({ userId: blockedPeople.userId })
    .from(blockedPeople)
    .where(
      scope.only(
        blockedPeople,
        or(
          and(eq(blockedPeople.userId, me), eq(blockedPeople.personId, other)),
          and(eq(blockedPeople.userId, other), eq(blockedPeople.personId, me)),
        ),
      ),
    );
  return { byMe: found.some(({ userId }) => userId === me), byThem: found.some(({ userId }) => userId === other) };
}

/** Relation of the viewer to a person they have written with; null when that person has left. */
export async function standingOf(ctx: Ctx, personId: number): Promise<MessageDetail['conversation']> {
  const person = (await peopleOf(ctx, [personId])).get(personId);
  if (person === undefined) return null;
  const { byMe, byThem } = await blocksBetween(ctx, personId);
  return { person, blocked: byMe, closed: byThem };
}

/** A line as the viewer sees it. */
export const lineOf = (line: Line, viewerId: number, reported = false): PrivateMessage => ({
  id: line.id,
  clientId: line.clientId,
  mine: line.fromId === viewerId,
  text: line.text,
  at: line.at.getTime(),
  reported,
});

/** Lines of a conversation of the viewer's, newest first. */
export async function listLines(
  ctx: Ctx,
  input: CallInput<typeof conversationLines>,
): Promise<CallOutput<typeof conversationLines>> {
  const { scope, viewer } = ctx;
  const [own] = await scope.tx
    .select({ conversation: messages.sourceId })
    .from(messages)
    .where(
      scope.only(
        messages,
        eq(messages.id, input.id),
        eq(messages.userId, viewer.userId),
        eq(messages.sourceType, conversationType),
      ),
    );
  if (own === undefined) throw new Refusal(ErrorCode.notFound);
  return keysetPage(conversationLines, input, {
    by: lastFirst,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(privateMessages)
        .where(scope.only(privateMessages, eq(privateMessages.conversationId, Number(own.conversation)), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (lines) => {
      const reported = await reportedOf(ctx, lines);
      return lines.map((line) => lineOf(line, viewer.userId, reported.has(line.id)));
    },
  });
}

async function reportedOf({ scope, viewer }: Ctx, lines: readonly Line[]): Promise<ReadonlySet<number>> {
  if (lines.length === 0) return new Set();
  const of = inArray(
    privateReports.privateId,
    lines.map(({ id }) => id),
  );
  const found = await scope.tx
    .select({ id: privateReports.privateId })
    .from(privateReports)
    .where(scope.only(privateReports, eq(privateReports.userId, viewer.userId), of));
  return new Set(found.map(({ id }) => id));
}
