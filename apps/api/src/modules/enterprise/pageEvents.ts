import { ErrorCode } from '@banyan/contracts';
import { type LogEvent } from '@banyan/contracts/account';
import { lt, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { logQuotas, pageEvents } from '../../platform/enterprise.schema.ts';

const day = 86_400_000;

/** Daily quota (UTC) of the sink in characters: for one learner, and for all visitors of one address. */
const daily = { learner: 1_000_000, address: 20_000_000 };
/** Size counted for a call beside its events: it leaves a row, too. */
const callCharacters = 200;
/** Retention of events. */
const keptMs = 30 * day;

const lengthOf = ({ path, title, detail = '' }: LogEvent) => path.length + title.length + detail.length;

/** Takes the events from the quota of this learner or address for today. Throws Refusal `tooFrequent`. */
export async function takeQuota(
  { scope, viewer, now }: Pick<CallContext, 'scope' | 'viewer' | 'now'>,
  events: readonly LogEvent[],
): Promise<void> {
  const at = now();
  const characters = events.reduce((sum, event) => sum + lengthOf(event), callCharacters);
  const subject = viewer.userId === null ? `ip:${viewer.ip}` : `user:${viewer.userId}`;
  const today = new Date(at - (at % day));
  const [quota] = await scope.tx
    .insert(logQuotas)
    .values(scope.row(logQuotas, { subject, day: today, characters }))
    .onConflictDoUpdate({
      target: [logQuotas.eid, logQuotas.subject, logQuotas.day],
      set: { characters: sql`${logQuotas.characters} + excluded.characters` },
    })
    .returning({ characters: logQuotas.characters });
  if ((quota?.characters ?? 0) <= (viewer.userId === null ? daily.address : daily.learner)) return;
  const retryAfterS = Math.ceil((today.getTime() + day - at) / 1000);
  throw new Refusal(ErrorCode.tooFrequent, { reason: 'log quota', data: { retryAfterS } });
}

/** Time of an event: the browser's, limited to the last day, since the sweep goes by it. */
export const momentOf = ({ at }: LogEvent, now: number) => new Date(Math.min(Math.max(at, now - day), now));

/** Removes events past their retention, and quotas of past days. */
export async function sweepPageEvents(scope: TenantScope, now: number): Promise<void> {
  await scope.tx.delete(pageEvents).where(scope.only(pageEvents, lt(pageEvents.at, new Date(now - keptMs))));
  await scope.tx.delete(logQuotas).where(scope.only(logQuotas, lt(logQuotas.day, new Date(now - day))));
}
