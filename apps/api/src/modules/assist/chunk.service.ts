import { ErrorCode, screenHref, type CallInput, type CallOutput } from '@banyan/contracts';
import { assistLimits, portalScreens, type uploadFileChunk } from '@banyan/contracts/account';
import { and, eq, sum } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { FileRejected } from '../../ports/storage.ts';
import type { AssistPorts } from './assist.ports.ts';
import { supportChunks } from './assist.schema.ts';
import { beginning } from './container.ts';
import { putTogether } from './putTogether.ts';
import { finish, numberOf, ownAccess, set, stateAt, type AccessRow } from './rows.ts';

type Ctx = StepContext<Learner>;
type Chunk = CallInput<typeof uploadFileChunk>;

const tooLarge = (limit: number) => new Refusal(ErrorCode.fileTooLarge, { data: { limit } });

/** Pieces are accepted while it runs, and during the rest of its session after the access has ended. */
function takes({ confirmTime, endedAt, state }: AccessRow): boolean {
  return confirmTime !== null && endedAt === null && state !== 'cancel' && state !== 'fail';
}

/** Stores a piece of the recording, which extends its session; the last one starts the assembly of the whole. */
export async function takeChunk(
  ctx: Ctx,
  { id, index, sound, status, type }: Chunk,
  content: Readable,
  ports: Pick<AssistPorts, 'shorten'>,
): Promise<CallOutput<typeof uploadFileChunk>> {
  if (index < 0 || index >= assistLimits.chunks) throw tooLarge(assistLimits.bytes);
  const isLast = status === 'stopped';
  const { known, begins } = await ctx.inTenant(async (scope) => {
    const row = await ownAccess(scope, ctx.viewer, id);
    if (!takes(row)) throw new Refusal(ErrorCode.supportOver, { data: { status: row.state } });
    if (row.type !== type) throw new Refusal(ErrorCode.badRequest, { data: { fields: ['type'] } });
    if ((await bytesOf(scope, id)) > assistLimits.bytes) throw tooLarge(assistLimits.bytes);
    // Support has finished: the rest of the recording arrives after the session has ended.
    if (isLast && row.state === 'recording') await finish(scope, row, 'stopping', ctx.now(), ports);
    return { known: await hasChunk(scope, id, index), begins: row.starts.includes(index) };
  });
  if (known) content.resume();
  else await keep(ctx, { accessId: id, position: index, begins, sound: sound === 'Y' }, content);
  if (!isLast) return { number: '', url: '' };
  await putTogether(ctx, id);
  return { number: numberOf(id), url: screenHref(portalScreens.assist, {}) };
}

interface Kept {
  readonly accessId: number;
  readonly position: number;
  /** Whether it is the first piece of a film. */
  readonly begins: boolean;
  readonly sound: boolean;
}

async function keep(ctx: Ctx, { accessId, begins, position, sound }: Kept, content: Readable): Promise<void> {
  const { files, inTenant, viewer } = ctx;
  // Each attempt has a name of its own: of two with the same piece one is kept, and the other's file removed.
  const key = `${viewer.eid}/support/${accessId}/${position}-${randomBytes(6).toString('hex')}.bin`;
  const film = begins ? await beginning(content) : null;
  const { size } = await files
    .put(key, film?.content ?? content, { type: 'application/octet-stream', maxBytes: assistLimits.chunkBytes })
    .catch((error: unknown) => {
      throw error instanceof FileRejected ? tooLarge(assistLimits.chunkBytes) : error;
    });
  const isNew = await inTenant(async (scope) => {
    const row = await ownAccess(scope, viewer, accessId);
    const added = await scope.tx
      .insert(supportChunks)
      .values(scope.row(supportChunks, { accessId, position, key, size }))
      .onConflictDoNothing()
      .returning({ position: supportChunks.position });
    if (added.length === 0) return false;
    if (film !== null) await set(scope, row, { container: row.container ?? film.container, sound: row.sound || sound });
    if (size > 0) await goOn(scope, row, position, ctx.now());
    return true;
  });
  if (!isNew) await files.remove(key);
}

/** Allows the calls of its type until the next piece is overdue. A film without its beginning shows nothing. */
async function goOn(scope: TenantScope, row: AccessRow, position: number, now: number): Promise<void> {
  const begun = row.starts.at(-1);
  if (row.state !== 'recording' || row.expireTime === null || begun === undefined || position < begun) return;
  const lives = ['recording', 'ready'].includes(stateAt(row, now));
  if (!lives || !(await hasChunk(scope, row.id, begun))) return;
  const until = Math.min(now + assistLimits.silentMs, row.expireTime.getTime());
  if (until > now) await set(scope, row, { runsUntil: new Date(until) });
}

async function hasChunk(scope: TenantScope, accessId: number, position: number): Promise<boolean> {
  const rows = await scope.tx
    .select({ position: supportChunks.position })
    .from(supportChunks)
    .where(scope.only(supportChunks, and(eq(supportChunks.accessId, accessId), eq(supportChunks.position, position))));
  return rows.length > 0;
}

async function bytesOf(scope: TenantScope, accessId: number): Promise<number> {
  const [row] = await scope.tx
    .select({ size: sum(supportChunks.size).mapWith(Number) })
    .from(supportChunks)
    .where(scope.only(supportChunks, eq(supportChunks.accessId, accessId)));
  return row?.size ?? 0;
}
