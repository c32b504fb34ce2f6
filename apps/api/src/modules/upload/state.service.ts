import type { CallOutput, uploadState } from '@banyan/contracts';
import type { Learner, StepContext } from '../../http/context.ts';
import { finishIfWhole, ownUpload } from './pieces.service.ts';
import { describeUpload } from './settle.ts';

/** Progress of an upload of the viewer, with the file when it is done. */
export async function readUploadState(
  ctx: StepContext<Learner>,
  { upload_id: id }: { readonly upload_id: string },
): Promise<CallOutput<typeof uploadState>> {
  const row = await finishIfWhole(ctx, await ownUpload(ctx, id));
  return { received: row.received, file: row.state === 'done' ? describeUpload(ctx, row) : null };
}
