import { ErrorCode } from '@banyan/contracts';
import { assistLimits, type AccessState } from '@banyan/contracts/account';
import { eq, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AssistPorts } from './assist.ports.ts';
import { supportAccesses } from './assist.schema.ts';

export type AccessRow = typeof supportAccesses.$inferSelect;

/** Number under which an access is spoken of. */
export const numberOf = (id: number) => `AS-${String(id).padStart(8, '0')}`;

/** The access, held until the transaction ends. */
export async function find(scope: TenantScope, which: SQL): Promise<AccessRow | undefined> {
  const [row] = await scope.tx.select().from(supportAccesses).where(scope.only(supportAccesses, which)).for('update');
  return row;
}

/** The access that opened the session of whoever asks; nobody else is told that there is one. */
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

/** States from which nothing leads on. */
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

/** Whether pieces of its recording come in: what its session is answered beyond the dialog hangs on this alone. */
const runs = ({ runsUntil }: AccessRow, now: number) => runsUntil !== null && runsUntil.getTime() > now;

/**
 * Where an access stands at a moment: time ends what nobody has ended, and nothing is called a recording while no piece of
 * one comes.
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

/** Ends what its session is answered, at once, and the session itself when what is left of the recording can have come. */
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
