import { ErrorCode, extensionOf, uploadKinds, type UploadExtension, type UploadKind } from '@banyan/contracts';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { extensionOfType, type FileType } from '../../ports/fileTypes.ts';
import { storedExtension, storedType } from '../../files/contents.ts';
import { uploads, type UploadRow } from './upload.schema.ts';

/** An upload to come. */
export interface NewUpload {
  readonly kind: UploadKind;
  readonly name: string;
  readonly size: number;
  /** Bytes at most, besides the limit of the kind. */
  readonly maxBytes: number;
}

const day = 86_400_000;

/** Limits of one learner: simultaneous uploads, unclaimed files in a day, and their bytes. */
const quota = { receiving: 10, loose: 300, looseBytes: 10 * 1024 ** 3 };

/** The extension of a file that its kind accepts. Throws Refusal for a refusal before the first byte. */
export function takenExtension({ kind, name, size, maxBytes }: NewUpload): UploadExtension {
  const rule = uploadKinds[kind];
  const extensions: readonly UploadExtension[] = rule.extensions;
  const extension = extensions.find((one) => one === extensionOf(name));
  if (!extension) throw new Refusal(ErrorCode.fileType, { reason: 'extension', data: { extensions } });
  if (size < 1) throw new Refusal(ErrorCode.fileBrokenOff, { reason: 'empty' });
  const limit = Math.min(rule.maxBytes, maxBytes);
  if (size > limit) throw new Refusal(ErrorCode.fileTooLarge, { reason: 'said size', data: { limit } });
  return extension;
}

/** Registers an upload. Throws Refusal when it is not accepted, or the learner has sent too many. */
export async function beginUpload(
  { viewer, now, inTenant }: StepContext<Learner>,
  input: NewUpload,
): Promise<UploadRow> {
  const extension = takenExtension(input);
  const id = randomBytes(16).toString('base64url');
  const at = new Date(now());
  return inTenant(async (scope) => {
    await refuseTooMany(scope, viewer.userId, input.size, now());
    const [row] = await scope.tx
      .insert(uploads)
      .values(
        scope.row(uploads, {
          id,
          userId: viewer.userId,
          kind: input.kind,
          name: keptName(input.name),
          type: storedType(extension),
          size: input.size,
          key: `upload/${scope.eid}/u${id}.${storedExtension(extension)}`,
          createdAt: at,
          touchedAt: at,
        }),
      )
      .returning();
    if (!row) throw new Error('no upload begun');
    return row;
  });
}

/** The upload under another type: a picture whose name says another one than its content. Nothing is stored yet. */
export async function ofType({ inTenant }: StepContext<Learner>, row: UploadRow, type: FileType): Promise<UploadRow> {
  if (row.type === type) return row;
  const key = row.key.replace(/\.[^.]*$/, `.${extensionOfType(type)}`);
  await inTenant((scope) =>
    scope.tx
      .update(uploads)
      .set({ type, key })
      .where(scope.only(uploads, eq(uploads.id, row.id))),
  );
  return { ...row, type, key };
}

/** Longest name that is kept, characters. */
const longestName = 200;

/** A name that is shown, and cut in its middle part where it is too long. */
function keptName(name: string): string {
  const signs = [...name];
  if (signs.length <= longestName) return name;
  const end = `….${extensionOf(name)}`;
  return `${signs.slice(0, longestName - end.length).join('')}${end}`;
}

async function refuseTooMany(scope: TenantScope, userId: number, size: number, now: number): Promise<void> {
  // Simultaneous requests see each other.
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${scope.eid} ${userId}`}, 0))`);
  const loose = and(
    isNull(uploads.claimedAt),
    ne(uploads.state, 'dropped'),
    gt(uploads.touchedAt, new Date(now - day)),
  );
  const [sent] = await scope.tx
    .select({
      receiving: sql<string>`count(*) filter (where ${uploads.state} = 'receiving')`,
      loose: sql<string>`count(*)`,
      bytes: sql<string>`coalesce(sum(${uploads.size}), 0)`,
    })
    .from(uploads)
    .where(scope.only(uploads, eq(uploads.userId, userId), loose));
  const over =
    Number(sent?.receiving) >= quota.receiving ||
    Number(sent?.loose) >= quota.loose ||
    Number(sent?.bytes) + size > quota.looseBytes;
  if (over) throw new Refusal(ErrorCode.uploadQuota, { reason: 'quota', data: { retryAfterS: 3600 } });
}
