import { localised, type ContentLanguage } from '../../../db/localised.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { eq, inArray } from 'drizzle-orm';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { shownName } from '../../../platform/people.ts';
import { messagesForTheirs } from '../announcements.ts';
import { messages, type MessageParams } from '../messages.schema.ts';
import { conversationType } from '../rows.ts';
import { summaryOf } from '../summary/summaryParams.ts';
import { lengthOf, wordsOf, written } from '../words/words.ts';
import { languageOf } from './languageOf.ts';
import { mailHtml, mailText, type MailContent } from './letter.ts';
import { mailWords } from './mailWords.ts';
import type { outbox } from './outbox.schema.ts';

type Row = typeof outbox.$inferSelect;

/** A mail ready to send. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the letter of a parcel in its reader's language; null if all of it was read meanwhile. */
export async function compose(scope: TenantScope, row: Row, origin: string, now: number): Promise<Letter | null> {
  const enterprise = await loadEnterprise(scope);
  const [user] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, row.userId)));
  const found = await scope.tx
    .select()
    .from(messages)
    .where(
      scope.only(
        messages,
        inArray(messages.id, [...row.messageIds]),
        eq(messages.userId, row.userId),
        messagesForTheirs(scope),
      ),
    );
  const unread = found.filter(({ readAt, removedAt }) => readAt === null && removedAt === null);
  if (user === undefined || unread.length === 0) return null;
  const language = languageOf(user.language, enterprise);
  const reader = { language, timeZone: enterprise.timeZone, now };
  const names = await namesOf(scope, unread, language);
  const items = unread
    // The week first: it is the subject of a weekly mail.
    .sort((one, other) => weekFirst(one, other) || other.at.getTime() - one.at.getTime())
    .map((message) => {
      const from = names.get(Number(message.params['with'] ?? 0));
      const params: MessageParams = from === undefined ? message.params : { ...message.params, from };
      return { ...wordsOf({ ...message, params }, reader), bars: barsOf(message, enterprise.weekGoalS) };
    });
  const say = (key: keyof typeof mailWords) => written(mailWords[key], language);
  const portal = localised(enterprise.portalName, language);
  const content: MailContent = {
    language,
    color: enterprise.themeColor,
    portal,
    greeting: say('greeting').replace('{name}', shownName(user, language)),
    items,
    days: [...say('days')],
    before: say('before'),
    open: { label: say('open'), href: `${origin}/main/message` },
    stop: { label: say('stop'), href: `${origin}/unsubscribe?t=${row.eid}.${row.token}` },
    colon: say('colon'),
    space: say('space'),
    why: say('why').replace('{portal}', portal),
    length: (seconds) => lengthOf(seconds, language),
  };
  const subject = subjectOf(items, say);
  return { subject: `[${portal}] ${subject}`, text: mailText(content), html: mailHtml(content) };
}

const weekFirst = (one: { readonly kind: string }, other: { readonly kind: string }) =>
  Number(other.kind === 'summary') - Number(one.kind === 'summary');

function subjectOf(
  items: readonly { readonly title: string; readonly bars: object | null }[],
  say: (key: 'digest' | 'summary') => string,
): string {
  const [first] = items;
  if (first !== undefined && items.length === 1) return first.title;
  if (first === undefined || first.bars === null) return say('digest').replace('{count}', String(items.length));
  const others = String(items.length - 1);
  return say('summary')
    .replace('{title}', () => first.title)
    .replace('{count}', others);
}

function barsOf({ kind, params }: typeof messages.$inferSelect, goalS: number) {
  const figures = kind === 'summary' ? summaryOf(params, goalS) : null;
  return figures === null ? null : { now: figures.now.days, before: figures.before.days };
}

/** Names of the people that conversations are with. */
async function namesOf(
  scope: TenantScope,
  found: readonly (typeof messages.$inferSelect)[],
  language: ContentLanguage,
) {
  const ids = found
    .filter(({ sourceType }) => sourceType === conversationType)
    .map(({ params }) => Number(params['with']));
  if (ids.length === 0) return new Map<number, string>();
  const people = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, inArray(users.id, ids)));
  return new Map(people.map((one) => [one.id, shownName(one, language)]));
}
