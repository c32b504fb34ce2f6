import { type CallInput } from '@banyan/contracts';
import { roomLimits, sendPiece } from '@banyan/contracts/live';
import type { Readable } from 'node:stream';
import type { Learner, StepContext } from '../../http/context.ts';
import { takePiece } from './takePiece.service.ts';

/** Pieces of films, as the upload route takes them. */
export const filmPieces = {
  call: sendPiece,
  mostBytes: roomLimits.pieceBytes,
  take: (ctx: StepContext<Learner>, input: unknown, content: Readable) =>
    takePiece(ctx, input as CallInput<typeof sendPiece>, content),
};
