import { assistLimits, ErrorCode, type AccessState } from '@banyan/contracts';
import { eq, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
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

/** Where an access stands at a moment: time ends what nobody has ended. */
export function stateAt(row: AccessRow, now: number): AccessState {
  if (isOver(row)) return row.state;
  if (row.enteredAt === null) return row.linkExpiresAt.getTime() <= now ? 'expire' : row.state;
  if (row.expireTime !== null && row.expireTime.getTime() <= now) return 'expire';
  const waited = row.confirmTime === null && row.enteredAt.getTime() + assistLimits.confirmMs <= now;
  return waited ? 'unconfirmed' : row.state;
}
