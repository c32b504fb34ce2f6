import type { UploadKind } from '@banyan/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { uploads } from './upload.schema.ts';

/** Files that somebody has sent and that something refers to. */
export function ownFiles(scope: TenantScope, userId: number) {
  return scope.tx
    .select({ id: uploads.id, key: uploads.key, name: uploads.name })
    .from(uploads)
    .where(
      scope.only(uploads, and(eq(uploads.userId, userId), eq(uploads.state, 'done'), isNotNull(uploads.claimedAt))),
    );
}

/** What nobody needs when its owner is gone. Pictures of posts and covers of courses are seen by others. */
const personalFiles: readonly UploadKind[] = [
  'avatar',
  'idPhoto',
  'noteImage',
  'homeworkDocument',
  'homeworkMedia',
  'homeworkImage',
];

/** Gives up somebody's files that nobody else needs; they are swept after a day. */
export async function giveUpFiles(scope: TenantScope, userId: number, now: number): Promise<void> {
  await scope.tx
    .update(uploads)
    .set({ claimedAt: null, touchedAt: new Date(now), name: 'erased' })
    .where(scope.only(uploads, and(eq(uploads.userId, userId), inArray(uploads.kind, [...personalFiles]))));
}
