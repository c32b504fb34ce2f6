import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type blockPerson, type messagePeople, type reportPrivate } from '@banyan/contracts/messages';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { peopleOf, personOf } from '../../../platform/people.ts';
import { takeAct } from '../../../limits/acts.ts';
import { blockedPeople, conversations, privateMessages, privateReports } from './private.schema.ts';

type Ctx = CallContext<Learner>;
const most = 20;

/** Colleagues to write to, by part of a name, account or department. */
export async function findPeople(
  ctx: Ctx,
  { keyword }: CallInput<typeof messagePeople>,
): Promise<CallOutput<typeof messagePeople>> {
  const { scope, viewer } = ctx;
  const words = keyword.trim().toLowerCase();
  const has = (column: unknown) => sql`position(${words} in lower(${column}::text)) > 0`;
  const named =
    words === '' ? undefined : or(has(users.name), has(users.nickname), has(users.account), has(users.department));
  const found = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, ne(users.id, viewer.userId), eq(users.locked, false), named))
    .orderBy(asc(users.id))
    .limit(most);
  return { items: found.map((row) => personOf(row, ctx)) };
}

/** Blocks a person, or no longer. */
export async function changeBlocked(
  ctx: Ctx,
  { blocked, person }: CallInput<typeof blockPerson>,
): Promise<CallOutput<typeof blockPerson>> {
  const { scope, viewer } = ctx;
  if (person === viewer.userId) throw new Refusal(ErrorCode.illegalRequest, { reason: 'blocks themselves' });
  if (!(await peopleOf(ctx, [person])).has(person)) throw new Refusal(ErrorCode.notFound);
  const own = { userId: viewer.userId, personId: person };
  if (blocked === 'Y') {
    await scope.tx
      .insert(blockedPeople)
      .values(scope.row(blockedPeople, { ...own, at: new Date(ctx.now()) }))
      .onConflictDoNothing();
  } else {
    await scope.tx
      .delete(blockedPeople)
      .where(scope.only(blockedPeople, eq(blockedPeople.userId, own.userId), eq(blockedPeople.personId, own.personId)));
  }
  return { blocked };
}

/** Reports a line that the other person wrote, once. */
export async function reportLine(
  ctx: Ctx,
  { because, id }: CallInput<typeof reportPrivate>,
): Promise<CallOutput<typeof reportPrivate>> {
  const { scope, viewer } = ctx;
  const theirs = and(eq(conversations.eid, privateMessages.eid), eq(conversations.id, privateMessages.conversationId));
  const [line] = await scope.tx
    .select({ id: privateMessages.id })
    .from(privateMessages)
    .innerJoin(conversations, theirs)
    .where(
      scope.only(
        privateMessages,
        eq(privateMessages.id, id),
        ne(privateMessages.fromId, viewer.userId),
        or(eq(conversations.lowId, viewer.userId), eq(conversations.highId, viewer.userId)),
      ),
    );
  if (line === undefined) throw new Refusal(ErrorCode.notFound);
  const report = { privateId: id, userId: viewer.userId, reason: because, at: new Date(ctx.now()) };
  const added = await scope.tx
    .insert(privateReports)
    .values(scope.row(privateReports, report))
    .onConflictDoNothing()
    .returning({ id: privateReports.privateId });
  if (added.length > 0) await takeAct(ctx, 'report');
  return { reported: 'Y' };
}
