import { boxOf } from '@banyan/contracts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { contentLanguages } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { MessageSent } from '../../effects/messageSent.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { MessageParams } from './messages.schema.ts';
import { messages } from './messages.schema.ts';
import { conversationType } from './rows.ts';
import { ownWordsOf } from './words/words.ts';

const textsOf = (value: MessageParams[string]): string[] => {
  if (typeof value === 'number') return [];
  return typeof value === 'string' ? [value] : contentLanguages.map((language) => value[language] ?? '');
};

/** Text that a search reads: all that a person reads in the list, in each language, dates and figures aside. */
export function searched(
  { kind, params, source }: Pick<MessageSent, 'kind' | 'params' | 'source'>,
  now: number,
  names: readonly MessageParams[string][] = [],
): string {
  const message = { kind, params, sourceType: source.type };
  return [
    ...[...Object.values(params), ...names].flatMap(textsOf),
    ...contentLanguages.map((language) => ownWordsOf(message, { language, now })),
  ]
    .join('\n')
    .toLowerCase();
}

/** The same of a message that is sent; one that represents a conversation has the other person's name. */
async function searchedOf(scope: TenantScope, sent: MessageSent, now: number): Promise<string> {
  const people =
    sent.source.type === conversationType
      ? await scope.tx
          .select({ name: users.name, nickname: users.nickname })
          .from(users)
          .where(scope.only(users, eq(users.id, Number(sent.params['with'] ?? 0))))
      : [];
  return searched(
    sent,
    now,
    people.flatMap(({ name, nickname }) => [name, nickname]),
  );
}

/** A message to several people is written in parts of so many rows. */
const rowsPerInsert = 500;

/** A message that was written now, and its receiver. */
export interface Written {
  readonly id: number;
  readonly userId: number;
}

/** Writes a message to people, once for a kind and source. Answers its receivers of now. */
export async function writeMessages(scope: TenantScope, sent: MessageSent, now: number): Promise<Written[]> {
  const { kind, params, source, userIds } = sent;
  const written: Written[] = [];
  const words = await searchedOf(scope, sent, now);
  const everyone = [...new Set(userIds)];
  for (let at = 0; at < everyone.length; at += rowsPerInsert) {
    const rows = everyone.slice(at, at + rowsPerInsert).map((userId) =>
      scope.row(messages, {
        userId,
        kind,
        box: boxOf(kind),
        sourceType: source.type,
        sourceId: source.id,
        params,
        words,
        at: new Date(now),
      }),
    );
    const added = await scope.tx
      .insert(messages)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: messages.id, userId: messages.userId });
    written.push(...added);
  }
  return written;
}

/** Updates an existing message: it comes again, unread for those named, read for all others. */
export async function renewMessages(
  scope: TenantScope,
  sent: MessageSent & { readonly unreadFor: readonly number[] },
  now: number,
) {
  const { kind, params, source, unreadFor, userIds } = sent;
  const at = new Date(now);
  const words = await searchedOf(scope, sent, now);
  await writeMessages(scope, sent, now);
  await scope.tx
    .update(messages)
    .set({
      params,
      words,
      at,
      removedAt: null,
      readAt:
        unreadFor.length === 0
          ? at
          : sql`case when ${inArray(messages.userId, [...unreadFor])} then null else ${at.toISOString()}::timestamptz end`,
    })
    .where(
      scope.only(
        messages,
        and(
          inArray(messages.userId, [...userIds]),
          eq(messages.kind, kind),
          eq(messages.sourceType, source.type),
          eq(messages.sourceId, source.id),
        ),
      ),
    );
}
