import { v } from '@banyan/contracts';
import { sparringPiece, sparringStreamPath, type SparringPiece } from '@banyan/contracts/talent';

/** How a reply ended: complete, interrupted, or not given. */
export type ReplyEnd = 'end' | 'cut' | 'failed';

/** Parameters for listening to a reply. */
export interface ReplyAsked {
  readonly ticket: string;
  /** Dialogue. */
  readonly id: number;
  /** The server's id of it. */
  readonly language: string;
  readonly onPiece: (piece: SparringPiece) => void;
  readonly signal: AbortSignal;
}

/** Listens to a reply of the partner; resolves with how it ended and never rejects. */
export type HearReply = (asked: ReplyAsked) => Promise<ReplyEnd>;

function pieceOf(data: string): SparringPiece | null {
  try {
    return v.parse(sparringPiece, JSON.parse(data));
  } catch {
    return null;
  }
}

/** Listens to replies of a server by server-sent events. */
export const hearFrom =
  (apiBase: string): HearReply =>
  ({ ticket, id, language, onPiece, signal }) =>
    new Promise((resolve) => {
      const query = new URLSearchParams({ ticket, id: String(id), language });
      const source = new EventSource(`${apiBase}${sparringStreamPath}?${query.toString()}`);
      const finish = (end: ReplyEnd) => {
        source.close();
        signal.removeEventListener('abort', leave);
        resolve(end);
      };
      const leave = () => finish('cut');
      signal.addEventListener('abort', leave);
      source.addEventListener('piece', ({ data }: MessageEvent<string>) => {
        const piece = pieceOf(data);
        if (piece !== null) onPiece(piece);
      });
      source.addEventListener('end', () => finish('end'));
      source.addEventListener('failed', () => finish('failed'));
      // A ticket is valid for half a minute: the browser's own reconnects would be refused.
      source.onerror = () => finish('cut');
      if (signal.aborted) leave();
    });
