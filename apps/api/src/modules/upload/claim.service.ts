import { ErrorCode, type UploadKind } from '@banyan/contracts';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import { uploads } from './upload.schema.ts';

/** A file that now belongs to its claimer. */
export interface ClaimedUpload {
  readonly id: string;
  /** Its key in the store. */
  readonly key: string;
  readonly name: string;
  readonly type: FileType;
  /** Bytes. */
  readonly size: number;
}

/**
 * Claims an upload of the viewer for a purpose, in the caller's transaction: something refers to it, and it is not
 * swept. One refusal covers uploads of others, unfinished, claimed or missing ones, and those of another kind.
 */
export async function claimUpload(
  { viewer, scope, now }: Pick<CallContext<Learner>, 'viewer' | 'scope' | 'now'>,
  { id, kind }: { readonly id: string; readonly kind: UploadKind },
): Promise<ClaimedUpload> {
  const [claimed] = await scope.tx
    .update(uploads)
    .set({ claimedAt: new Date(now()) })
    .where(
      scope.only(
        uploads,
        eq(uploads.id, id),
        eq(uploads.userId, viewer.userId),
        eq(uploads.kind, kind),
        eq(uploads.state, 'done'),
        isNull(uploads.claimedAt),
      ),
    )
    .returning({ id: uploads.id, key: uploads.key, name: uploads.name, type: uploads.type, size: uploads.size });
  if (!claimed) throw new Refusal(ErrorCode.notFound, { reason: 'no such upload to claim' });
  return claimed;
}

/** Releases a claimed upload, as when a picture is replaced: nothing refers to it now, and it is swept after a day. */
export async function releaseUpload(
  { scope, now }: Pick<CallContext, 'scope' | 'now'>,
  { id }: { readonly id: string },
): Promise<void> {
  await scope.tx
    .update(uploads)
    .set({ claimedAt: null, touchedAt: new Date(now()) })
    .where(scope.only(uploads, eq(uploads.id, id), isNotNull(uploads.claimedAt)));
}

/**
 * Takes an upload of the viewer and forgets its owner: its row goes, with person, name and times. The stored file is
 * the caller's from now on; returns its key. Refused as `claimUpload` refuses.
 */
export async function detachUpload(
  ctx: Pick<CallContext<Learner>, 'viewer' | 'scope' | 'now'>,
  file: { readonly id: string; readonly kind: UploadKind },
): Promise<string> {
  const { id, key } = await claimUpload(ctx, file);
  await ctx.scope.tx.delete(uploads).where(ctx.scope.only(uploads, eq(uploads.id, id)));
  return key;
}
