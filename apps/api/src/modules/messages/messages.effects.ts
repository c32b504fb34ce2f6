import type { TenantScope } from '../../db/tenant.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { messageWritten } from '../../effects/messageWritten.ts';
import { announceCounters } from './announceCounters.ts';
import { deliverNow } from './mail/mail.jobs.ts';
import { renewMessages, writeMessages, type Written } from './send.ts';

/** A line of a conversation is mailed only when it was not read in this time, ms: they may be writing to each other. */
const readMeanwhileMs = 120_000;

/** Brings the message back to people who had it already; they have had its mail. */
async function comeAgain(scope: TenantScope, sent: MessageSent, written: readonly Written[], now: number) {
  const fresh = new Set(written.map(({ userId }) => userId));
  const userIds = sent.userIds.filter((userId) => !fresh.has(userId));
  if (userIds.length === 0) return;
  await renewMessages(scope, { ...sent, userIds, unreadFor: userIds }, now);
  await announceCounters(scope, ...userIds);
}

/** Writes the sent messages; open pages count again at once, and people who want mail get it. */
export const messagesHandlers: readonly Handler[] = [
  on(messageSent, async ({ jobs, now, scope }, sent) => {
    const written = await writeMessages(scope, sent, now);
    if (sent.again === true) await comeAgain(scope, sent, written, now);
    if (written.length === 0) return;
    await announceCounters(scope, ...written.map(({ userId }) => userId));
    await jobs.add(scope, deliverNow, { ids: written.map(({ id }) => id) });
  }),
  on(messageWritten, async ({ jobs, now, scope }, { messageIds }) =>
    jobs.add(scope, deliverNow, { ids: [...messageIds] }, now + readMeanwhileMs),
  ),
];
