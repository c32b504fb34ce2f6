import { type CallInput } from '@banyan/contracts';
import { assistLimits, uploadFileChunk } from '@banyan/contracts/account';
import type { Readable } from 'node:stream';
import type { Learner, StepContext } from '../../http/context.ts';
import type { AssistPorts } from './assist.ports.ts';
import { takeChunk } from './chunk.service.ts';

/** Call for pieces of recordings, for the upload route. */
export const recordingChunks = (ports: Pick<AssistPorts, 'shorten'>) => ({
  call: uploadFileChunk,
  mostBytes: assistLimits.chunkBytes,
  take: (ctx: StepContext<Learner>, input: unknown, content: Readable) =>
    takeChunk(ctx, input as CallInput<typeof uploadFileChunk>, content, ports),
});
