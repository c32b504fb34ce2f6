import {
  assistLimits,
  ErrorCode,
  portalScreens,
  screenHref,
  type CallInput,
  type CallOutput,
  type uploadFileChunk,
} from '@banyan/contracts';
import { eq, sum } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { FileRejected } from '../../ports/storage.ts';
import { supportChunks } from './assist.schema.ts';
import { putTogether } from './putTogether.ts';
import { numberOf, ownAccess, set, type AccessRow } from './rows.ts';

type Ctx = StepContext<Learner>;
type Chunk = CallInput<typeof uploadFileChunk>;

const tooLarge = (limit: number) => new Refusal(ErrorCode.fileTooLarge, { data: { limit } });

/** A recording is taken while it runs, and for as long as its session lasts after the access has ended. */
function takes({ confirmTime, endedAt, state }: AccessRow): boolean {
  return confirmTime !== null && endedAt === null && state !== 'cancel' && state !== 'fail';
}

/** Keeps a piece of the recording; the last one has the whole put together. [AR-03] */
export async function takeChunk(
  ctx: Ctx,
  { id, index, status, type }: Chunk,
  content: Readable,
): Promise<CallOutput<typeof uploadFileChunk>> {
  if (index < 0 || index >= assistLimits.chunks) throw tooLarge(assistLimits.bytes);
  const known = await ctx.inTenant(async (scope) => {
    const row = await ownAccess(scope, ctx.viewer, id);
    if (!takes(row)) throw new Refusal(ErrorCode.supportOver, { data: { status: row.state } });
    if (row.type !== null && row.type !== type)
      throw new Refusal(ErrorCode.badRequest, { reason: 'another container' });
    if (row.type === null) await set(scope, row, { type });
    if ((await bytesOf(scope, id)) > assistLimits.bytes) throw tooLarge(assistLimits.bytes);
    return hasChunk(scope, id, index);
  });
  if (known) content.resume();
  else await keep(ctx, id, index, content);
  if (status !== 'stopped') return { number: '', url: '' };
  await putTogether(ctx, id);
  return { number: numberOf(id), url: screenHref(portalScreens.assist, {}) };
}

async function keep({ files, inTenant, viewer }: Ctx, accessId: number, position: number, content: Readable) {
  // Each try has a name of its own: of two that bring the same piece at once one is kept, and the other's file removed.
  const key = `${viewer.eid}/support/${accessId}/${position}-${randomBytes(6).toString('hex')}.bin`;
  const { size } = await files
    .put(key, content, { type: 'application/octet-stream', maxBytes: assistLimits.chunkBytes })
    .catch((error: unknown) => {
      throw error instanceof FileRejected ? tooLarge(assistLimits.chunkBytes) : error;
    });
  const added = await inTenant((scope) =>
    scope.tx
      .insert(supportChunks)
      .values(scope.row(supportChunks, { accessId, position, key, size }))
      .onConflictDoNothing()
      .returning({ position: supportChunks.position }),
  );
  if (added.length === 0) await files.remove(key);
}

async function hasChunk(scope: TenantScope, accessId: number, position: number): Promise<boolean> {
  const rows = await scope.tx
    .select({ position: supportChunks.position })
    .from(supportChunks)
    .where(scope.only(supportChunks, eq(supportChunks.accessId, accessId)));
  return rows.some((row) => row.position === position);
}

async function bytesOf(scope: TenantScope, accessId: number): Promise<number> {
  const [row] = await scope.tx
    .select({ size: sum(supportChunks.size).mapWith(Number) })
    .from(supportChunks)
    .where(scope.only(supportChunks, eq(supportChunks.accessId, accessId)));
  return row?.size ?? 0;
}
