import { unzipSync } from 'fflate';
import { officeLimits } from './limits.ts';
import type { OfficeTrouble } from './office-types.ts';

/** Reason for not showing an office file. */
export class OfficeError extends Error {
  readonly trouble: OfficeTrouble;

  constructor(trouble: OfficeTrouble) {
    super(`the office file is ${trouble}`);
    this.trouble = trouble;
  }
}

/** First bytes of a file of the old kind, which is not packed. */
const old = [0xd0, 0xcf, 0x11, 0xe0];

/** Checks the number and the size of the packed parts by their headers; nothing is unpacked for it. */
function refuseOddParts(bytes: Uint8Array): void {
  if (old.every((byte, at) => bytes[at] === byte)) return;
  let [parts, unpacked] = [0, 0];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1;
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    // A file locked by a password is no archive either.
    throw new OfficeError('unreadable');
  }
  if (parts > officeLimits.parts || unpacked > officeLimits.unpackedBytes) throw new OfficeError('large');
}

/** The file's bytes. Throws OfficeError for unreadable files, and the error of `fetch` when it is aborted. */
export async function fetchOffice(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (response.status === 401 || response.status === 403) throw new OfficeError('expired');
  if (!response.ok || response.body === null) throw new OfficeError('failed');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > officeLimits.bytes) {
      await reader.cancel();
      throw new OfficeError('large');
    }
    pieces.push(value);
  }
  const bytes = await new Blob(pieces).arrayBuffer();
  refuseOddParts(new Uint8Array(bytes));
  return bytes;
}
