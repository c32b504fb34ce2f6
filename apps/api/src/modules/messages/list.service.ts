import { type CallInput, type CallOutput } from '@banyan/contracts';
import { isSocial, messageList, noUnread, ownKinds, socialMessages } from '@banyan/contracts/messages';
import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { Call } from '@banyan/contracts';
import type { messageCounts, MessageKind } from '@banyan/contracts/messages';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage, type PageInput } from '../../paging/keyset.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { messagesFor } from './announcements.ts';
import { messages } from './messages.schema.ts';
import { messageRows, type StoredMessage } from './rows.ts';
import { wishesOf } from './settings/wishes.ts';
import { walkWords } from './walkWords.ts';

type Ctx = CallContext<Learner>;

const lastFirst = keyset<StoredMessage>([messages.at, messages.id], ({ at, id }) => [at, id]);

/** Messages of the viewer that are in the inbox. */
const mine = (ctx: Ctx, ...more: (SQL | undefined)[]) =>
  and(eq(messages.userId, ctx.viewer.userId), isNull(messages.removedAt), messagesFor(ctx), ...more);

/** Whether the enterprise shows admin messages. */
export const showsAdmin = async ({ scope }: Ctx) => (await loadEnterprise(scope)).adminMessages;

/** Unread messages by kind, and whether there are admin messages. */
export async function countMessages(ctx: Ctx): Promise<CallOutput<typeof messageCounts>> {
  const { scope } = ctx;
  const found = await scope.tx
    .select({ kind: messages.kind, unread: count() })
    .from(messages)
    .where(scope.only(messages, mine(ctx, isNull(messages.readAt))))
    .groupBy(messages.kind);
  const admin = await showsAdmin(ctx);
  const wishes = (await wishesOf(scope, [ctx.viewer.userId]))(ctx.viewer.userId);
  // Kinds that a person has turned off in the portal are in the list all the same, and go by mail as they wish.
  const counted = (kind: MessageKind) => (admin || kind !== 'admin') && wishes[kind].portal !== 'off';
  const unread = { ...noUnread };
  for (const one of found) if (counted(one.kind)) unread[one.kind] = one.unread;
  return {
    adminMessage: admin ? 'Y' : 'N',
    unread,
    total: Object.values(unread).reduce((sum, one) => sum + one, 0),
  };
}

/** One list of the inbox, newest first. */
export async function listMessages(
  ctx: Ctx,
  input: CallInput<typeof messageList>,
): Promise<CallOutput<typeof messageList>> {
  if (input.box === 'admin' && !(await showsAdmin(ctx))) return { items: [], next: null };
  const about = ownKinds.find((kind) => kind === input.about);
  const of = about === undefined || input.box !== 'own' ? eq(messages.box, input.box) : eq(messages.kind, about);
  return pageWhere(ctx, messageList, input, of);
}

/** Mentions, praise or comments, newest first. */
export async function listSocial(
  ctx: Ctx,
  input: CallInput<typeof socialMessages>,
): Promise<CallOutput<typeof socialMessages>> {
  if (!isSocial(input.box)) return { items: [], next: null };
  return pageWhere(ctx, socialMessages, input, eq(messages.box, input.box));
}

interface Filtered extends PageInput {
  readonly unread: 'Y' | 'N';
  readonly keyword: string;
}

function pageWhere(ctx: Ctx, call: Pick<Call, 'name'>, input: Filtered, of: SQL) {
  const { scope } = ctx;
  const keyword = input.keyword.trim().toLowerCase();
  const where = mine(ctx, of, input.unread === 'Y' ? isNull(messages.readAt) : undefined);
  return keysetPage(
    call,
    { ...input },
    {
      by: lastFirst,
      read: (page) => {
        if (keyword !== '') return walkWords(scope, { ...page, where, words: [keyword] });
        return scope.tx
          .select()
          .from(messages)
          .where(scope.only(messages, where, page.beyond))
          .orderBy(...page.orderBy)
          .limit(page.limit);
      },
      items: (rows) => messageRows(ctx, rows),
    },
  );
}
