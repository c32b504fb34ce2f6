import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import type { ChatNotice } from '../../../ports/chat.ts';
import { escapeHtml } from '../../../text/escape.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { shownName } from '../../../platform/people.ts';
import { messagesForTheirs } from '../announcements.ts';
import { messages } from '../messages.schema.ts';
import { written } from '../words/words.ts';
import { languageOf } from './languageOf.ts';
import { kindNames, mailWords } from './mailWords.ts';
import type { outbox } from './outbox.schema.ts';

/**
 * The chat tool's notice of a parcel; null if all of it was read meanwhile. A whole group reads it: it says how many
 * messages of which kinds wait in the portal, and nothing of their content.
 */
export async function composeNotice(
  scope: TenantScope,
  row: typeof outbox.$inferSelect,
  origin: string,
): Promise<ChatNotice | null> {
  const enterprise = await loadEnterprise(scope);
  const [user] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, row.userId)));
  const own = and(inArray(messages.id, [...row.messageIds]), eq(messages.userId, row.userId));
  const unread = await scope.tx
    .select({ kind: messages.kind })
    .from(messages)
    .where(scope.only(messages, own, isNull(messages.readAt), isNull(messages.removedAt), messagesForTheirs(scope)));
  if (user === undefined || unread.length === 0) return null;
  const language = languageOf(user.language, enterprise);
  const kinds = [...new Set(unread.map(({ kind }) => kind))].map((kind) => written(kindNames[kind], language));
  return {
    to: row.to,
    text: written(unread.length === 1 ? mailWords.chatOne : mailWords.chat, language)
      .replace('{name}', () => shownName(user, language))
      .replace('{count}', String(unread.length))
      .replace('{kinds}', () => kinds.join(language === 'en' ? ', ' : '、')),
    link: { label: written(mailWords.open, language), href: `${origin}/main/message` },
  };
}

/** The notice in the outbox, for developers. */
export const noticeHtml = ({ link, text, to }: ChatNotice): string =>
  `<!doctype html><meta charset="utf-8"><title>${escapeHtml(text)}</title><p>@${escapeHtml(to)} ${escapeHtml(text)}</p><p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`;
