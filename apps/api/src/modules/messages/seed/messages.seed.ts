import { boxOf } from '@banyan/contracts/messages';
import type { Localise } from '../../../db/seed/localiser.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { addDays, dayBegins, dayOf, mondayOf } from '../../../days/days.ts';
import type { users } from '../../../platform/enterprise.schema.ts';
import { findByAccount } from '../../session/people.ts';
import { messages, type MessageParams } from '../messages.schema.ts';
import type { MessagesPorts } from '../messages.ports.ts';
import { conversations, privateMessages } from '../private/private.schema.ts';
import { searched } from '../send.ts';
import { summaryParams } from '../summary/summaryParams.ts';
import { weekOf } from '../summary/week.ts';
import { hengchuanInbox } from './hengchuan.ts';
import { larkfieldInbox } from './larkfield.ts';
import type { DemoConversation, DemoInbox, DemoMessage } from './types.ts';

const inboxes: Readonly<Record<number, DemoInbox>> = { 1001: hengchuanInbox, 1002: larkfieldInbox };
const minuteMs = 60_000;

/** A person's names, as a search finds them. */
type Named = Pick<typeof users.$inferSelect, 'id' | 'name' | 'nickname'>;

interface To {
  readonly userId: number;
  readonly person: Named;
  readonly now: number;
  readonly localise: Localise;
  /** IANA zone of the enterprise. */
  readonly timeZone: string;
}

/** Messages of every kind for a learner of each demo enterprise. */
export const messagesSeed = (study: MessagesPorts['study']): SeedStep => ({
  name: 'messages',
  eids: [1001, 1002],
  fills: messages,
  work: ({ db, now }, { eid, settings }) =>
    inTenant(db, eid, async (scope) => {
      const inbox = inboxes[eid];
      const person = inbox && (await findByAccount(scope, inbox.account));
      if (!inbox || !person) return;
      const timeZone = settings.timeZone ?? 'Asia/Shanghai';
      const to = { userId: person.id, person, now, timeZone, localise: localiser(settings.languages ?? []) };
      await scope.tx.insert(messages).values(inbox.messages.map((one) => scope.row(messages, rowOf(one, to))));
      for (const one of inbox.conversations) await addConversation(scope, one, to);
      await addSummaries(scope, to, study);
    }),
});

function rowOf({ kind, minutesAgo, params, read, source }: DemoMessage, { localise, now, timeZone, userId }: To) {
  const at = new Date(now - minutesAgo * minuteMs);
  const told = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'object') return [name, localise(value)];
    // Days from now.
    return [name, name.endsWith('At') ? dayBegins(addDays(dayOf(now, timeZone), value), timeZone) : value];
  });
  return stored(kind, source, Object.fromEntries(told) as MessageParams, { userId, at, read });
}

function stored(
  kind: DemoMessage['kind'],
  source: DemoMessage['source'],
  params: MessageParams,
  {
    at,
    names,
    read,
    userId,
  }: { userId: number; at: Date; read?: boolean | undefined; names?: MessageParams[string][] },
) {
  const own = { userId, kind, box: boxOf(kind), sourceType: source.type, sourceId: source.id };
  return {
    ...own,
    params,
    words: searched({ kind, params, source }, at.getTime(), names),
    at,
    readAt: read === true ? at : null,
  };
}

async function addConversation(
  scope: TenantScope,
  { lines, read, with: account }: DemoConversation,
  { now, person, userId }: To,
) {
  const other = await findByAccount(scope, account);
  if (other === undefined) return;
  const [made] = await scope.tx
    .insert(conversations)
    .values(scope.row(conversations, { lowId: Math.min(userId, other.id), highId: Math.max(userId, other.id) }))
    .returning({ id: conversations.id });
  const conversationId = made?.id ?? 0;
  await scope.tx.insert(privateMessages).values(
    lines.map(({ mine, minutesAgo, text }, index) =>
      scope.row(privateMessages, {
        conversationId,
        fromId: mine ? userId : other.id,
        clientId: `demo-conversation-${index}`,
        text,
        at: new Date(now - minutesAgo * minuteMs),
      }),
    ),
  );
  const last = lines.at(-1);
  if (last === undefined) return;
  const at = new Date(now - last.minutesAgo * minuteMs);
  const source = { type: 'conversation', id: String(conversationId) };
  const stand = (of: number, { id, name, nickname }: Named, seen?: boolean) =>
    scope.row(
      messages,
      stored(
        'personal',
        source,
        { with: id, text: last.text },
        { userId: of, at, read: seen, names: [name, nickname] },
      ),
    );
  await scope.tx.insert(messages).values([stand(userId, other, read), stand(other.id, person, true)]);
}

/** Summaries of the last two weeks, of the learner's real study. */
async function addSummaries(scope: TenantScope, { now, timeZone, userId }: To, study: MessagesPorts['study']) {
  const thisMonday = mondayOf(dayOf(now, timeZone));
  for (const back of [1, 2]) {
    const monday = addDays(thisMonday, -7 * back);
    const week = (from: string) => weekOf(scope, userId, { monday: from, timeZone }, study);
    const params = summaryParams(monday, await week(monday), await week(addDays(monday, -7)));
    const at = new Date(Math.min(now, Date.parse(`${addDays(monday, 7)}T00:30:00Z`)));
    const source = { type: 'week', id: monday };
    await scope.tx
      .insert(messages)
      .values(scope.row(messages, stored('summary', source, params, { userId, at, read: back > 1 })));
  }
}
