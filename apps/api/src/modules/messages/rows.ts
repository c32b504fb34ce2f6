import type { MessageRow } from '@banyan/contracts/messages';
import type { CallContext, Learner } from '../../http/context.ts';
import { localised } from '../../db/localised.ts';
import type { messages } from './messages.schema.ts';
import { type MessageParams } from './messages.schema.ts';
import { peopleOf } from '../../platform/people.ts';
import { wordsOf, type Reader } from './words/words.ts';

/** A message as it is stored. */
export type StoredMessage = typeof messages.$inferSelect;

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'contentUrl' | 'now'>;

/** The reader, for the words. */
export const readerOf = ({ viewer, now }: Pick<Ctx, 'viewer' | 'now'>): Reader => ({
  language: viewer.language,
  timeZone: viewer.timeZone,
  now: now(),
});

/** Source type of messages that represent a conversation; its params name the other person and the last line. */
export const conversationType = 'conversation';

const otherOf = ({ params, sourceType }: StoredMessage): number | null =>
  sourceType === conversationType ? Number(params['with'] ?? 0) : null;

const nameIn = (from: MessageParams[string] | undefined, { language }: Reader) =>
  typeof from === 'object' ? localised(from, language) : String(from ?? '');

/** Messages as lists show them. */
export async function messageRows(ctx: Ctx, found: readonly StoredMessage[]): Promise<MessageRow[]> {
  const people = await peopleOf(
    ctx,
    found.flatMap((row) => otherOf(row) ?? []),
  );
  const reader = readerOf(ctx);
  return found.map((row) => {
    const person = people.get(otherOf(row) ?? 0);
    const from = person?.name ?? nameIn(row.params['from'], reader);
    const params = from === '' ? row.params : { ...row.params, from };
    return {
      id: row.id,
      kind: row.kind,
      source: { type: row.sourceType, id: row.sourceId },
      ...wordsOf({ ...row, params }, reader),
      from,
      image: person?.image ?? '',
      at: row.at.getTime(),
      read: row.readAt !== null,
    };
  });
}
