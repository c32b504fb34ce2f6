import { v } from '@banyan/contracts';
import { type MessageKind } from '@banyan/contracts/messages';
import { eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { addDays, dayOf, mondayOf } from '../../../days/days.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { defineJob, type JobContext } from '../../../jobs/job.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { messagesForTheirs } from '../announcements.ts';
import { messages } from '../messages.schema.ts';
import { wishesOf } from '../settings/wishes.ts';
import { compose, type Letter } from './compose.ts';
import { putOut, type OutWay, type Parcel } from './deliver.ts';
import { composeNotice, noticeHtml } from './notice.ts';
import { outbox } from './outbox.schema.ts';

const outWays = ['mail', 'chat'] as const satisfies readonly OutWay[];
const hourMs = 3_600_000;
/** Digests go out from this hour of the enterprise's day on. */
const digestHour = 8;

/** Sends one parcel; messages read meanwhile are left out. Repeated until the mail server or the chat tool takes it. */
export const sendParcel = defineJob({
  name: 'messages.send',
  data: v.object({ id: v.int() }),
  run: async ({ chat, mail, now, portalOrigin, scope }, { id }) => {
    const [row] = await scope.tx
      .select()
      .from(outbox)
      .where(scope.only(outbox, eq(outbox.id, id), isNull(outbox.sentAt)));
    if (row === undefined || (row.way === 'mail' ? mail : chat) === undefined) return;
    const origin = portalOrigin(await hostOf(scope));
    if (row.way === 'chat') {
      const notice = await composeNotice(scope, row, origin);
      if (notice === null) return;
      await chat?.send(scope.eid, notice);
      await putDown(scope, id, { subject: notice.text, text: notice.text, html: noticeHtml(notice) }, now);
      return;
    }
    const letter = await compose(scope, row, origin, now);
    if (letter === null) return;
    const stop = `${origin}/unsubscribe?t=${row.eid}.${row.token}`;
    const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await mail?.send({ ...letter, id: `message-${row.id}`, to: row.to, headers });
    await putDown(scope, id, letter, now);
  },
});

/** Keeps the sent letter, and its time. */
const putDown = (scope: TenantScope, id: number, letter: Letter, now: number) =>
  scope.tx
    .update(outbox)
    .set({ ...letter, sentAt: new Date(now) })
    .where(scope.only(outbox, eq(outbox.id, id)));

/** The enterprise's own host; the machine's without one. */
async function hostOf(scope: TenantScope): Promise<string> {
  const { rows } = await scope.tx.execute<{ host: string }>(
    sql`select host from hosts where eid = ${scope.eid} order by host limit 1`,
  );
  return rows[0]?.host ?? 'localhost';
}

type Found = Pick<typeof messages.$inferSelect, 'id' | 'userId' | 'kind' | 'at'>;

async function sendAll({ jobs, now, scope }: JobContext, way: OutWay, parcels: readonly Parcel[]): Promise<void> {
  for (const id of await putOut(scope, way, parcels, now)) await jobs?.add(scope, sendParcel, { id });
}

/** Messages that have just come, to people who want them at once and have not read them. */
export const deliverNow = defineJob({
  name: 'messages.deliver',
  data: v.object({ ids: v.array(v.int()) }),
  run: async (context, { ids }) => {
    const { scope } = context;
    const found = await unread(scope, inArray(messages.id, ids));
    const wishes = await wishesOf(
      scope,
      found.map(({ userId }) => userId),
    );
    for (const way of outWays) {
      const wanted = found.filter(({ kind, userId }) => wishes(userId)[kind][way] === 'now');
      const parcels = wanted.map(({ at, id, kind, userId }) => ({
        userId,
        way,
        window: `${id} ${at.getTime()}`,
        messageIds: [id],
        kinds: [kind],
      }));
      await sendAll(context, way, parcels);
    }
  },
});

function unread(scope: TenantScope, ...where: SQL[]): Promise<Found[]> {
  return scope.tx
    .select({ id: messages.id, userId: messages.userId, kind: messages.kind, at: messages.at })
    .from(messages)
    .where(
      scope.only(messages, isNull(messages.readAt), isNull(messages.removedAt), messagesForTheirs(scope), ...where),
    )
    .orderBy(messages.userId, messages.id);
}

/** Gathers unread messages, once a day and on Mondays, by the enterprise's clock. */
export const gatherDigests = defineJob({
  name: 'messages.digest',
  data: v.object({}),
  every: '5 * * * *',
  run: async (context) => {
    const { now, scope } = context;
    const { timeZone } = await loadEnterprise(scope);
    const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
    if (hour < digestHour) return;
    const today = dayOf(now, timeZone);
    await gather(context, 'daily', today, now - 24 * hourMs);
    if (mondayOf(today) === today) await gather(context, 'weekly', addDays(today, -7), now - 7 * 24 * hourMs);
  },
});

async function gather(context: JobContext, rhythm: 'daily' | 'weekly', day: string, since: number): Promise<void> {
  const { scope } = context;
  const found = await unread(scope, gt(messages.at, new Date(since)));
  const wishes = await wishesOf(scope, [...new Set(found.map(({ userId }) => userId))]);
  for (const way of outWays) {
    const wanted = found.filter(({ kind, userId }) => wishes(userId)[kind][way] === rhythm);
    const parcels = [...byReader(wanted)].map(([userId, own]) => ({
      userId,
      way,
      window: `${rhythm} ${day}`,
      messageIds: own.map(({ id }) => id),
      kinds: [...new Set<MessageKind>(own.map(({ kind }) => kind))],
    }));
    await sendAll(context, way, parcels);
  }
}

function byReader(found: readonly Found[]): Map<number, Found[]> {
  const readers = new Map<number, Found[]>();
  for (const one of found) readers.set(one.userId, [...(readers.get(one.userId) ?? []), one]);
  return readers;
}

/** Jobs of mails and digests. */
export const mailJobs = [deliverNow, sendParcel, gatherDigests];
