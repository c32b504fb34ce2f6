import { ErrorCode } from '@banyan/contracts';
import { assistLimits, type AccessState } from '@banyan/contracts/account';
import { eq, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AssistPorts } from './assist.ports.ts';
import { supportAccesses } from './assist.schema.ts';

export type AccessRow = typeof supportAccesses.$inferSelect;

/** Readable number of an access. */
export const numberOf = (id: number) => `AS-${String(id).padStart(8, '0')}`;

/** The access, locked until the transaction ends. */
export async function find(scope: TenantScope, which: SQL): Promise<AccessRow | undefined> {
  const [row] = await scope.tx.select().from(supportAccesses).where(scope.only(supportAccesses, which)).for('update');
  return row;
}

/** The access that opened the caller's session; others do not learn that it exists. */
export async function ownAccess(scope: TenantScope, { sessionId }: Learner, id: number): Promise<AccessRow> {
  const row = await find(scope, eq(supportAccesses.id, id));
  if (row === undefined || row.sessionHash !== sessionId) throw new Refusal(ErrorCode.notFound);
  return row;
}

export async function set(scope: TenantScope, { id }: AccessRow, change: Partial<AccessRow>): Promise<void> {
  await scope.tx
    .update(supportAccesses)
    .set(change)
    .where(scope.only(supportAccesses, eq(supportAccesses.id, id)));
}

/** Final states. */
const over: ReadonlySet<AccessState> = new Set([
  'success',
  'fail',
  'error',
  'cancel',
  'delete',
  'expire',
  'unconfirmed',
] as const);
export const isOver = ({ state }: Pick<AccessRow, 'state'>) => over.has(state);

/** Whether pieces of its recording arrive: the calls of its session beyond the dialog depend on this alone. */
const runs = ({ runsUntil }: AccessRow, now: number) => runsUntil !== null && runsUntil.getTime() > now;

/**
 * State of an access at a moment: time ends one that nobody has ended, and nothing counts as recording while no piece
 * arrives.
 */
export function stateAt(row: AccessRow, now: number): AccessState {
  if (isOver(row)) return row.state;
  const isPast = (at: Date | null, ms = 0) => at !== null && at.getTime() + ms <= now;
  if (row.enteredAt === null) return isPast(row.linkExpiresAt) ? 'expire' : row.state;
  if (isPast(row.expireTime)) return 'expire';
  if (row.confirmTime === null) return isPast(row.enteredAt, assistLimits.confirmMs) ? 'unconfirmed' : row.state;
  if (row.state !== 'recording' || runs(row, now)) return row.state;
  return isPast(row.runsUntil ?? row.confirmTime, assistLimits.confirmMs) ? 'error' : 'ready';
}

/** Ends the calls of its session at once, and the session itself after the time for the rest of the recording. */
export async function finish(
  scope: TenantScope,
  row: AccessRow,
  state: AccessState,
  now: number,
  { shorten }: Pick<AssistPorts, 'shorten'>,
): Promise<void> {
  await set(scope, row, { state, ...(runs(row, now) ? { runsUntil: new Date(now) } : {}) });
  if (row.sessionHash !== null) await shorten(scope, row.sessionHash, now + assistLimits.graceMs);
}
