import { ErrorCode, v, type CallInput } from '@banyan/contracts';
import { type keepMicroFile, type MicroFile, type retryMicroFile } from '@banyan/contracts/teaching';
import { and, eq, lt, sql } from 'drizzle-orm';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { on } from '../../effects/effect.ts';
import { microFileKept } from '../../effects/microFileKept.ts';
import { countPages } from '../../files/countPages.ts';
import { measureMedia, storedBytes } from '../../files/measureMedia.ts';
import { readPdf } from '../../files/readPdf.ts';
import { Refusal } from '../../http/refusal.ts';
import { defineJob } from '../../jobs/job.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import type { Sweep } from '../../sweep/sweep.ts';
import type { MicroCoursePorts } from './microCourse.ports.ts';
import { microCourses, microFiles, type MicroFileRow } from './microCourse.schema.ts';
import { fileOf, refuse, type Ctx } from './rows.ts';

/** Study time of a page of a document, seconds. */
const pageS = 20;
/** Larger documents are not opened to count their pages. */
const mostCountedBytes = 100_000_000;
/** Retention of a deleted micro-course, and of an unused file. */
const KEPT_MS = 30 * 86_400_000;

const kindOf = (type: FileType): 'video' | 'audio' => (type.startsWith('video/') ? 'video' : 'audio');

async function ownFile({ scope, viewer }: Ctx, id: string): Promise<MicroFileRow | undefined> {
  const [row] = await scope.tx
    .select()
    .from(microFiles)
    .where(scope.only(microFiles, eq(microFiles.id, id), eq(microFiles.userId, viewer.userId)));
  return row;
}

/** Keeps an uploaded file; all but a cover are checked before they count as uploaded. */
export async function keepFile(
  ctx: Ctx,
  { kind, upload: id }: CallInput<typeof keepMicroFile>,
  { claimFile }: MicroCoursePorts,
): Promise<MicroFile> {
  const { emit, now, scope, viewer } = ctx;
  const known = await ownFile(ctx, id);
  if (known !== undefined) return fileOf(ctx, known);
  const { key, name, size, type } = await claimFile(ctx, { id, kind });
  const isCover = kind === 'courseCover';
  const row = {
    ...{ id, userId: viewer.userId, key, name, size, type, touchedAt: new Date(now()) },
    kind: isCover ? ('cover' as const) : kind === 'courseDocument' ? ('document' as const) : kindOf(type),
    state: isCover ? ('uploaded' as const) : ('transcoding' as const),
  };
  const [added] = await scope.tx.insert(microFiles).values(scope.row(microFiles, row)).returning();
  if (added === undefined) throw new Error('a file was not kept');
  if (!isCover) await emit(scope, microFileKept, { id });
  return fileOf(ctx, added);
}

/** Prepares a failed file again. */
export async function retryFile(ctx: Ctx, { file: id }: CallInput<typeof retryMicroFile>): Promise<MicroFile> {
  const { emit, scope } = ctx;
  const row = await ownFile(ctx, id);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (row.state !== 'failed') refuse('state');
  const [again] = await scope.tx
    .update(microFiles)
    .set({ state: 'transcoding', fault: '', coding: '' })
    .where(scope.only(microFiles, eq(microFiles.id, id)))
    .returning();
  if (again === undefined) throw new Error('a file was not changed');
  await emit(scope, microFileKept, { id });
  return fileOf(ctx, again);
}

/** Prepares a kept file for playing, or marks it as failed. */
export const makeReady = defineJob({
  name: 'microCourse.makeReady',
  data: v.object({ id: v.string() }),
  run: async ({ files, scope }, { id }) => {
    const one = eq(microFiles.id, id);
    const [row] = await scope.tx.select().from(microFiles).where(scope.only(microFiles, one)).for('update');
    if (row?.state !== 'transcoding') return;
    const set = (values: Partial<MicroFileRow>) =>
      scope.tx.update(microFiles).set(values).where(scope.only(microFiles, one));
    if (row.kind !== 'document') {
      const stored = await storedBytes(files, row.key);
      const found = stored === null ? { fault: 'damaged' as const } : await measureMedia(stored, row.type);
      if ('fault' in found) await set({ coding: '', ...found, state: 'failed' });
      // A film container with sound alone is sound.
      else await set({ ...found, kind: found.height === 0 ? 'audio' : row.kind, state: 'uploaded' });
      return;
    }
    const isPdf = row.type === 'application/pdf';
    const bytes = row.size <= mostCountedBytes ? await buffer(files.read(row.key)) : null;
    const read = isPdf && bytes !== null ? await readPdf(bytes) : null;
    if (read !== null && 'fault' in read) {
      await set({ fault: read.fault, state: 'failed' });
      return;
    }
    const pages = read?.pages ?? (bytes === null ? 1 : await countPages(bytes, extname(row.key).slice(1)));
    // Pages of a PDF are shown one by one; another document opens whole, in its own window.
    await set({ fault: '', parts: isPdf ? pages : 1, durationS: pages * pageS, state: 'uploaded' });
  },
});

/** Starts the job for each kept file. */
export const onKept = on(microFileKept, ({ jobs, scope }, { id }) => jobs.add(scope, makeReady, { id }));

/** Removes micro-courses deleted long ago, and releases unused files. */
export const sweepMicro =
  ({ releaseFile }: Pick<MicroCoursePorts, 'releaseFile'>): Sweep =>
  ({ inTenant, now }) =>
    inTenant(async (scope) => {
      const before = new Date(now() - KEPT_MS);
      await scope.tx.delete(microCourses).where(scope.only(microCourses, lt(microCourses.removedAt, before)));
      const named = sql`exists (select 1 from micro_courses m where m.eid = ${microFiles.eid}
        and m.user_id = ${microFiles.userId} and m.draft::text like '%' || ${microFiles.id} || '%')`;
      const gone = await scope.tx
        .delete(microFiles)
        .where(scope.only(microFiles, and(lt(microFiles.touchedAt, before), sql`not ${named}`)))
        .returning({ id: microFiles.id });
      for (const { id } of gone) await releaseFile({ scope, now }, { id });
    });
