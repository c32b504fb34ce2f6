import { uploadResumable, type UploadKind } from '@banyan/contracts';
import { DataStore, Server, Upload } from '@tus/server';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ErrorCode } from '@banyan/contracts';
import { beginPieces, finishIfWhole, ownUpload, takePiece } from './pieces.service.ts';
import { dropUpload } from './settle.ts';
import { uploadLocks } from './uploadLocks.ts';

/** Signed parameters of the creating request. */
export interface Creation {
  readonly kind: UploadKind;
  readonly name: string;
  readonly size: number;
}

/** Uploads of one learner for the protocol's library; the lasting state is in the database and the store. */
class LearnersUploads extends DataStore {
  override extensions = ['creation', 'termination'];
  private readonly ctx: StepContext<Learner>;
  private readonly holder: string;

  constructor(ctx: StepContext<Learner>, holder: string) {
    super();
    this.ctx = ctx;
    this.holder = holder;
  }

  // A piece sent with the creation would lack the upload's id in its signature.
  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, createdAt } = await finishIfWhole(this.ctx, await ownUpload(this.ctx, id));
    return new Upload({ id, size, offset: received, creation_date: createdAt.toISOString() });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const row = await takePiece(this.ctx, { id, offset, content, holder: this.holder });
    return row.received;
  }

  override async remove(id: string): Promise<void> {
    const row = await ownUpload(this.ctx, id);
    if (row.claimedAt) throw new Refusal(ErrorCode.notFound, { reason: 'claimed' });
    await dropUpload(this.ctx, row);
  }
}

/** An error in the form of the protocol's library. */
export interface TusFailure {
  readonly status_code: number;
  readonly body: string;
}

/**
 * The tus protocol for one request of one learner, who was admitted before. Made for each request: it remembers
 * nothing, so that any process can serve the next one.
 */
export function tusServer(
  ctx: StepContext<Learner>,
  { creation, failure }: { readonly creation: Creation | null; readonly failure: (thrown: unknown) => TusFailure },
): Server {
  const holder = randomBytes(12).toString('base64url');
  return new Server({
    path: uploadResumable.name,
    datastore: new LearnersUploads(ctx, holder),
    locker: uploadLocks(ctx, holder),
    relativeLocation: true,
    // The readers of an answer were decided before.
    allowedOrigins: () => false,
    namingFunction: async (request) => {
      if (!creation || request.headers.get('upload-length') !== String(creation.size)) {
        throw new Refusal(ErrorCode.fileBrokenOff, { reason: 'another length than signed' });
      }
      if (request.headers.get('content-type')) throw new Refusal(ErrorCode.badRequest, { reason: 'body at creation' });
      return (await beginPieces(ctx, creation)).id;
    },
    onResponseError: (_request, thrown) => failure(thrown),
  });
}
