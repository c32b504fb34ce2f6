import { v } from '@banyan/contracts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { ContentLanguage } from '../../db/localised.ts';
import { writeZip } from '../../files/writeZip.ts';
import { defineJob, type JobContext } from '../../jobs/job.ts';
import { tableCsv } from '../../personal/csv.ts';
import { exportName, readPersonal } from '../../personal/readPersonal.ts';
import type { SweepContext } from '../../sweep/sweep.ts';
import { OPEN_MS } from './copyRow.ts';
import { aboutCopy } from './copyWords.ts';
import type { PrivacyPorts } from './privacy.ports.ts';
import { dataCopies } from './privacy.schema.ts';

const MOST_BYTES = 8_000_000_000;
const AT_ONCE = 200;

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

/** A name as a valid file name. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'file';

/**
 * Writes all data about one person into an archive: each table as JSON and as CSV, the files they have sent, and their
 * studies as xAPI statements. Tables come one after the other, and files are read as they are written, so that no more
 * than one is in memory.
 */
async function pack(
  { files, now, portalOrigin, scope }: JobContext,
  { key, language, userId }: { readonly key: string; readonly language: ContentLanguage; readonly userId: number },
  ports: PrivacyPorts,
): Promise<number> {
  const mtime = new Date(now);
  return writeZip(files, { key, maxBytes: MOST_BYTES }, async (zip) => {
    const tables = [];
    for (const one of ports.tables) {
      const rows = await readPersonal({ scope, userId, now: () => now }, one);
      const name = `${one.kind}/${exportName(one)}`;
      tables.push({ name, rows: rows.length });
      if (rows.length === 0) continue;
      zip.addBuffer(json(rows), `${name}.json`, { mtime });
      zip.addBuffer(Buffer.from(tableCsv(rows)), `${name}.csv`, { mtime });
    }
    const statements = await ports.evidence(scope, userId, portalOrigin);
    zip.addBuffer(json(statements), 'study/xapi-statements.json', { mtime });
    const own = await ports.files(scope, userId);
    const gone = [];
    for (const file of own) {
      const name = `files/${file.id}-${fileName(file.name)}`;
      if ((await files.stat(file.key)) === null) gone.push(name);
      else zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => give(null, files.read(file.key)));
    }
    zip.addBuffer(
      json({ madeAt: mtime, tables, statements: statements.length, files: own.length, gone }),
      'index.json',
      {
        mtime,
      },
    );
    zip.addBuffer(Buffer.from(aboutCopy[language]), 'README.txt', { mtime });
  });
}

/** Makes a copy of a person's data. */
export const makeCopy = (ports: PrivacyPorts) =>
  defineJob({
    name: 'privacy.copy',
    data: v.object({ copyId: v.int(), language: v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en']) }),
    run: async (context, { copyId, language }) => {
      const { now, scope } = context;
      const one = eq(dataCopies.id, copyId);
      const [row] = await scope.tx.select().from(dataCopies).where(scope.only(dataCopies, one));
      if (row?.state !== 'waiting') return;
      const key = `${scope.eid}/copy/${copyId}-${now}.zip`;
      const size = await pack(context, { key, language, userId: row.userId }, ports);
      await scope.tx
        .update(dataCopies)
        .set({ state: 'ready', key, size, expiresAt: new Date(now + OPEN_MS) })
        .where(scope.only(dataCopies, one));
    },
  });

/** Removes copies whose link has expired. */
export async function sweepCopies({ files, inTenant, now }: SweepContext): Promise<void> {
  const over = await inTenant((scope) =>
    scope.tx
      .select({ id: dataCopies.id, key: dataCopies.key })
      .from(dataCopies)
      .where(scope.only(dataCopies, and(isNotNull(dataCopies.key), lt(dataCopies.expiresAt, new Date(now())))))
      .limit(AT_ONCE),
  );
  for (const { id, key } of over) {
    if (key !== null) await files.remove(key);
    await inTenant((scope) =>
      scope.tx
        .update(dataCopies)
        .set({ key: null })
        .where(scope.only(dataCopies, eq(dataCopies.id, id))),
    );
  }
}
