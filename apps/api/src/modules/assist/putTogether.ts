import { assistLimits } from '@banyan/contracts/account';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { FileStorage } from '../../ports/storage.ts';
import type { SweepContext } from '../../sweep/sweep.ts';
import { supportAccesses, supportChunks, type StoredRecording } from './assist.schema.ts';
import { find, isOver, set, stateAt } from './rows.ts';

type Ctx = Pick<SweepContext, 'inTenant' | 'files' | 'now'>;
type ChunkRow = typeof supportChunks.$inferSelect;

/** Concatenates streams, opening each when the one before has ended. */
async function* bytesOf(files: FileStorage, chunks: readonly ChunkRow[]): AsyncGenerator<Buffer> {
  for (const { key } of chunks) yield* files.read(key) as AsyncIterable<Buffer>;
}

/**
 * Makes files of the pieces, one for each start: after a new start a browser writes a film of its own. Repeating it
 * changes nothing.
 */
export async function putTogether({ files, inTenant, now }: Ctx, id: number): Promise<void> {
  const { access, chunks } = await inTenant(async (scope) => ({
    access: await find(scope, eq(supportAccesses.id, id)),
    chunks: await scope.tx
      .select()
      .from(supportChunks)
      .where(scope.only(supportChunks, eq(supportChunks.accessId, id)))
      .orderBy(asc(supportChunks.position)),
  }));
  if (access === undefined || access.endedAt !== null) return;
  const container = access.container ?? 'webm';
  const recordings: StoredRecording[] = [];
  for (const [nth, from] of access.starts.entries()) {
    const to = access.starts[nth + 1] ?? Infinity;
    const own = chunks.filter(({ position }) => position >= from && position < to);
    // A film without its beginning cannot be opened; players can skip a gap in its middle.
    if (own[0]?.position !== from) continue;
    const key = `${access.eid}/support/${id}/${nth + 1}.${container}`;
    const source = Readable.from(bytesOf(files, own));
    const { size } = await files.put(key, source, { type: `video/${container}`, maxBytes: assistLimits.bytes });
    recordings.push({ key, size });
  }
  await inTenant(async (scope) => {
    const row = await find(scope, eq(supportAccesses.id, id));
    if (row === undefined || row.endedAt !== null) return;
    // The reason of the end stays: only a stopped session has succeeded.
    const at = stateAt(row, now());
    const state = isOver({ state: at }) ? at : 'success';
    await set(scope, row, { state, endedAt: new Date(now()), recordings });
    await scope.tx.delete(supportChunks).where(scope.only(supportChunks, eq(supportChunks.accessId, id)));
  });
  for (const { key } of chunks) await files.remove(key);
}

/** Finishes interrupted recordings, as after a closed tab, and removes old ones. */
export async function sweepSupport(ctx: Ctx): Promise<void> {
  const { files, inTenant, now } = ctx;
  const late = new Date(now() - 2 * assistLimits.graceMs);
  const { broken, old } = await inTenant(async (scope) => ({
    broken: await scope.tx
      .select({ id: supportAccesses.id })
      .from(supportAccesses)
      .where(
        scope.only(
          supportAccesses,
          and(
            isNull(supportAccesses.endedAt),
            isNotNull(supportAccesses.confirmTime),
            lt(supportAccesses.expireTime, late),
          ),
        ),
      )
      .limit(20),
    old: await scope.tx
      .select()
      .from(supportAccesses)
      .where(scope.only(supportAccesses, lt(supportAccesses.grantedAt, new Date(now() - assistLimits.keptMs))))
      .limit(50),
  }));
  for (const { id } of broken) await putTogether(ctx, id);
  for (const { id, recordings } of old) {
    for (const { key } of recordings) await files.remove(key);
    await inTenant((scope) =>
      scope.tx.delete(supportAccesses).where(scope.only(supportAccesses, eq(supportAccesses.id, id))),
    );
  }
}
