import { gt, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { messageWritten } from '../../effects/messageWritten.ts';
import { audiencesEntered } from '../../effects/audiencesEntered.ts';
import { announceCounters } from './announceCounters.ts';
import { sendAnnouncement } from './announcements.ts';
import { announcements } from './messages.schema.ts';
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

/** People who come into an audience get its announcements of the last days. */
const recentMs = 30 * 86_400_000;

/** Writes the sent messages; open pages count again at once, and people who want mail get it. */
export const messagesHandlers: readonly Handler[] = [
  on(messageSent, async ({ jobs, now, scope }, sent) => {
    const written = await writeMessages(scope, sent, now);
    if (sent.again === true) await comeAgain(scope, sent, written, now);
    if (written.length === 0) return;
    await announceCounters(scope, ...written.map(({ userId }) => userId));
    await jobs.add(scope, deliverNow, { ids: written.map(({ id }) => id) });
  }),
  on(audiencesEntered, async ({ emit, now, scope }, { entered }) => {
    const ids = entered.map(({ audienceId }) => audienceId);
    const rows = await scope.tx
      .select()
      .from(announcements)
      .where(
        scope.only(
          announcements,
          inArray(announcements.audienceId, ids),
          gt(announcements.at, new Date(now - recentMs)),
        ),
      );
    for (const row of rows)
      for (const { audienceId, userIds } of entered)
        if (audienceId === row.audienceId) await sendAnnouncement({ emit, scope }, row, { userIds });
  }),
  on(messageWritten, async ({ jobs, now, scope }, { messageIds }) =>
    jobs.add(scope, deliverNow, { ids: [...messageIds] }, now + readMeanwhileMs),
  ),
];
