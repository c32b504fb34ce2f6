import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import type { TicketHolder } from './ticket.ts';

/** Name of a session in addresses that end with it. */
export const sessionName = ({ eid, sessionId, userId }: TicketHolder) => `${eid}.${userId}.${sessionId}`;

/** Whether a session of support, by that name, still receives events. */
export async function isNamedSessionOpen(db: Database, name: string, now: number): Promise<boolean> {
  const [, eid, userId, sessionId] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/.exec(name) ?? [];
  if (sessionId === undefined) return false;
  const holder = { eid: Number(eid), userId: Number(userId), sessionId };
  return (await sessionEndsAt(db, holder, now, { support: true })) !== null;
}

/**
 * End of a login's right to receive events, epoch ms; null where it has ended, or its person or enterprise is locked. A
 * session of support receives none, or with `support` while its recording arrives, a little longer with each piece.
 */
export async function sessionEndsAt(
  db: Database,
  { eid, userId, sessionId }: TicketHolder,
  now: number,
  { support = false } = {},
): Promise<number | null> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const { rows } = await inTenant(db, eid, ({ tx }) =>
    tx.execute<{ until: string | number }>(sql`
      select floor(extract(epoch from least(s.expires_at, a.runs_until)) * 1000)::bigint as until
      from sessions s
      left join support_accesses a on a.eid = s.eid and a.id = (s.service ->> 'id')::bigint
      join users u on u.eid = s.eid and u.id = s.user_id
      join enterprises e on e.eid = s.eid
      where s.eid = ${eid} and s.user_id = ${userId} and s.token_hash = ${sessionId}
        and s.ended_at is null and s.expires_at > ${at} and not u.locked
        and (s.service is null or (${support} and a.session_hash = s.token_hash and a.runs_until > ${at}))
        and (e.eid = 0 or not (e.locked or e.deleted or coalesce(e.expires_at <= ${at}, false)))`),
  );
  const until = rows[0]?.until;
  return until === undefined ? null : Number(until);
}
