import {
  ErrorCode,
  extensionOf,
  uploadKinds,
  type UploadedFile,
  type UploadExtension,
  type UploadKind,
} from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { measureMedia, storedBytes } from '../../files/measureMedia.ts';
import { FileRejected, type FileStorage } from '../../ports/storage.ts';
import { ContentRejected } from './contentGate.ts';
import { faultOfContent } from '../../files/contents.ts';
import { uploads, type UploadRow } from './upload.schema.ts';

/** Validity of the address in an answer, ms. */
const shownForMs = 3_600_000;

/** Extension of an upload; it was checked at the beginning. */
export const extensionOfUpload = ({ name }: Pick<UploadRow, 'name'>) => extensionOf(name) as UploadExtension;

/** Description of a finished file for the caller. */
export function describeUpload(ctx: Pick<StepContext, 'contentUrl'>, row: UploadRow): UploadedFile {
  const { id, kind, name, size, type, sha256, key } = row;
  return { id, kind, name, size, type, sha256: sha256 ?? '', url: ctx.contentUrl(key, shownForMs, name).url };
}

/** Films and sounds that are played as uploaded: nobody converts them. */
const playedAsTheyCame: ReadonlySet<UploadKind> = new Set(['postMedia', 'homeworkMedia']);

/** A file's refusal as that of the call; other errors unchanged. */
export function asRefusal(thrown: unknown, { kind }: Pick<UploadRow, 'kind'>): unknown {
  if (!(thrown instanceof FileRejected)) return thrown;
  const { extensions } = uploadKinds[kind];
  if (thrown instanceof ContentRejected)
    return new Refusal(ErrorCode.fileType, { reason: thrown.why.fault, data: { extensions, ...thrown.why } });
  if (thrown.reason === 'type') return new Refusal(ErrorCode.fileType, { reason: 'content', data: { extensions } });
  return new Refusal(ErrorCode.fileBrokenOff, { reason: 'length' });
}

/**
 * Accepts a file that the store has whole: its content must match its declared type, and the store must know its size.
 * Throws Refusal otherwise.
 */
export async function settle(
  ctx: StepContext<Learner>,
  { row, size, sha256 }: { readonly row: UploadRow; readonly size: number; readonly sha256: string },
): Promise<UploadRow> {
  const { files, inTenant, now } = ctx;
  const stored = await files.stat(row.key);
  if (stored?.size !== size) throw new Error(`the store has ${stored?.size ?? 'nothing'} of ${size} bytes`);
  // We have just written the picture ourselves.
  const isOurs = row.type.startsWith('image/');
  const fault = isOurs ? null : await faultOfContent(extensionOfUpload(row), files.read(row.key));
  if (fault !== null) throw new ContentRejected(fault);
  if (playedAsTheyCame.has(row.kind)) await refuseUnplayable(files, row);
  const at = new Date(now());
  const [done] = await inTenant((scope) =>
    scope.tx
      .update(uploads)
      .set({ state: 'done', size, received: size, sha256, hashing: null, pieces: [], touchedAt: at })
      .where(scope.only(uploads, eq(uploads.id, row.id), eq(uploads.state, 'receiving')))
      .returning(),
  );
  if (!done) throw new Refusal(ErrorCode.notFound, { reason: 'dropped while it came' });
  return done;
}

async function refuseUnplayable(files: FileStorage, { key, type }: UploadRow): Promise<void> {
  const bytes = await storedBytes(files, key);
  const found = bytes === null ? { fault: 'damaged' as const } : await measureMedia(bytes, type);
  if ('fault' in found) throw new ContentRejected(found);
}

/** Removes an upload: marked first, then deleted, so that a process killed in between leaves it to the sweep. */
export async function dropUpload(
  { inTenant, files }: Pick<StepContext, 'inTenant'> & { readonly files: FileStorage },
  row: Pick<UploadRow, 'id' | 'key' | 'handle'>,
): Promise<void> {
  const one = eq(uploads.id, row.id);
  await inTenant((scope) => scope.tx.update(uploads).set({ state: 'dropped' }).where(scope.only(uploads, one)));
  if (row.handle !== null) await files.abandon({ key: row.key, handle: row.handle });
  await files.remove(row.key);
  await inTenant((scope) => scope.tx.delete(uploads).where(scope.only(uploads, one)));
}
