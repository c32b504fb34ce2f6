import type { UploadKind } from '@banyan/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
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

/** Releases a person's files that nobody else needs; they are swept after a day. */
export async function giveUpFiles(scope: TenantScope, userId: number, now: number): Promise<void> {
  await scope.tx
    .update(uploads)
    .set({ claimedAt: null, touchedAt: new Date(now), name: 'erased' })
    .where(scope.only(uploads, and(eq(uploads.userId, userId), inArray(uploads.kind, [...personalFiles]))));
}
