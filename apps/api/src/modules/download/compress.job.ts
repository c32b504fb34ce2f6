import { extensionOf, v } from '@banyan/contracts';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { downloadAsked } from '../../effects/downloadAsked.ts';
import { on, type Handler } from '../../effects/effect.ts';
import { writeZip } from '../../files/writeZip.ts';
import { defineJob, type JobContext } from '../../jobs/job.ts';
import type { SweepContext } from '../../sweep/sweep.ts';
import { courseFiles, downloads } from './download.schema.ts';
import { OPEN_MS } from './downloadRow.ts';

const MOST_BYTES = 4_000_000_000;

interface Part {
  readonly key: string;
  readonly name: string;
}

/** Makes names unique: two files called alike become "a.pdf" and "a (2).pdf". */
function namesOnce(parts: readonly Part[]): Part[] {
  const used = new Set<string>();
  return parts.map(({ key, name }) => {
    const end = extensionOf(key);
    let free = `${name}.${end}`;
    for (let no = 2; used.has(free); no += 1) free = `${name} (${no}).${end}`;
    used.add(free);
    return { key, name: free };
  });
}

/** Writes an archive of the parts. Null when one is gone. */
async function pack(
  { files, now }: Pick<JobContext, 'files' | 'now'>,
  key: string,
  parts: readonly Part[],
): Promise<number | null> {
  for (const part of parts) if ((await files.stat(part.key)) === null) return null;
  return writeZip(files, { key, maxBytes: MOST_BYTES }, (zip) => {
    for (const part of namesOnce(parts)) {
      zip.addReadStreamLazy(part.name, { mtime: new Date(now) }, (give) => give(null, files.read(part.key)));
    }
  });
}

/** Puts the files of a download into an archive. A missing file is reported, and nothing else fails by it. */
export const compressDownload = defineJob({
  name: 'download.compress',
  data: v.object({ downloadId: v.int(), language: v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en']) }),
  run: async ({ scope, now, files }, { downloadId, language }) => {
    const one = eq(downloads.id, downloadId);
    const [row] = await scope.tx.select().from(downloads).where(scope.only(downloads, one));
    if (row?.state !== 'waiting') return;
    const found = await scope.tx
      .select()
      .from(courseFiles)
      .where(scope.only(courseFiles, inArray(courseFiles.id, [...row.fileIds])))
      .orderBy(courseFiles.no);
    const key = `${scope.eid}/download/${downloadId}-${now}.zip`;
    const parts = found.map((file) => ({ key: file.key, name: localised(file.name, language) }));
    const size = found.length < row.fileIds.length ? null : await pack({ files, now }, key, parts);
    await scope.tx
      .update(downloads)
      .set(size === null ? { state: 'failed' } : { state: 'ready', key, size, expiresAt: new Date(now + OPEN_MS) })
      .where(scope.only(downloads, one));
  },
});

/** An archive is made as soon as it is requested. */
export const downloadHandlers: readonly Handler[] = [
  on(downloadAsked, ({ scope, jobs }, { downloadId, language }) =>
    jobs.add(scope, compressDownload, { downloadId, language }),
  ),
];

const AT_ONCE = 200;

/** Removes archives whose link has expired; the files of courses stay. */
export async function sweepDownloads({ inTenant, files, now }: SweepContext): Promise<void> {
  const over = await inTenant((scope) =>
    scope.tx
      .select({ id: downloads.id, key: downloads.key })
      .from(downloads)
      .where(scope.only(downloads, and(isNotNull(downloads.key), lt(downloads.expiresAt, new Date(now())))))
      .limit(AT_ONCE),
  );
  for (const { id, key } of over) {
    if (key?.endsWith('.zip') === true && key.includes('/download/')) await files.remove(key);
    await inTenant((scope) =>
      scope.tx
        .update(downloads)
        .set({ key: null })
        .where(scope.only(downloads, eq(downloads.id, id))),
    );
  }
}
