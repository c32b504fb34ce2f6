import type { UploadKind } from '@banyan/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { FileStorage } from '../../ports/storage.ts';
import { uploads } from './upload.schema.ts';

/** Uploaded files of a person that something refers to. */
export function ownFiles(scope: TenantScope, userId: number) {
  return scope.tx
    .select({ id: uploads.id, key: uploads.key, name: uploads.name })
    .from(uploads)
    .where(
      scope.only(uploads, and(eq(uploads.userId, userId), eq(uploads.state, 'done'), isNotNull(uploads.claimedAt))),
    );
}

/** Kinds that nobody needs after their owner is gone. Others see pictures of posts and covers of courses. */
const personalFiles: readonly UploadKind[] = [
  'avatar',
  'idPhoto',
  'noteImage',
  'homeworkDocument',
  'homeworkMedia',
  'homeworkImage',
];

/** Removes a person's files that nobody else needs: no address of them answers any more. May be repeated. */
export async function removeOwnFiles(scope: TenantScope, files: FileStorage, userId: number): Promise<void> {
  const own = and(eq(uploads.userId, userId), inArray(uploads.kind, [...personalFiles]));
  const rows = await scope.tx
    .delete(uploads)
    .where(scope.only(uploads, own))
    .returning({ key: uploads.key, handle: uploads.handle });
  for (const { handle, key } of rows) {
    if (handle !== null) await files.abandon({ key, handle });
    await files.remove(key);
  }
}
