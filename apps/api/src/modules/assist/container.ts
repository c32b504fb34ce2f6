import { ErrorCode } from '@banyan/contracts';
import { recordingContainers, type RecordingContainer } from '@banyan/contracts/account';
import { Readable } from 'node:stream';
import { Refusal } from '../../http/refusal.ts';

/** Bytes by which a container is known. */
const headBytes = 12;

function containerOf(head: Buffer): RecordingContainer | null {
  if (head.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4';
  return head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) ? 'webm' : null;
}

/**
 * Reads how a film begins; `content` is the whole of it. An empty one, stopped in the moment of its start, has no
 * container. Throws Refusal for content that is no film.
 */
export async function beginning(film: Readable): Promise<{ container: RecordingContainer | null; content: Readable }> {
  const seen: Buffer[] = [];
  const pieces = film[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  while (seen.reduce((bytes, { length }) => bytes + length, 0) < headBytes) {
    const next = await pieces.next();
    if (next.done === true) break;
    seen.push(next.value);
  }
  const container = containerOf(Buffer.concat(seen));
  if (container === null && seen.length > 0)
    throw new Refusal(ErrorCode.fileType, { data: { extensions: [...recordingContainers] } });
  return { container, content: Readable.from(rest(seen, pieces)) };
}

async function* rest(seen: readonly Buffer[], pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* seen;
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
}
