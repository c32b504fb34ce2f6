import { OfficeError } from './fetch-office.ts';
import { officeLimits } from './limits.ts';
import type { Sheets } from './office-types.ts';

/** A request to the worker. */
export interface OfficeOrder {
  readonly kind: 'words' | 'sheets';
  readonly bytes: ArrayBuffer;
}

/** The worker's answer: HTML that is not sanitised yet, or sheets; null when the file cannot be read. */
export interface OfficeNews {
  readonly read: string | Sheets | null;
}

/**
 * Reads a file in a worker, so that the page stays responsive, with a time limit for each file. Throws
 * OfficeError.
 */
export async function readOffice(order: OfficeOrder, signal: AbortSignal): Promise<string | Sheets> {
  const worker = new Worker(new URL('./office.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const read = await new Promise<string | Sheets | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<OfficeNews>) => resolve(data.read));
      worker.addEventListener('error', () => reject(new OfficeError('failed')));
      signal.addEventListener('abort', () => reject(new OfficeError('failed')));
      timer = setTimeout(() => reject(new OfficeError('large')), officeLimits.readingMs);
      worker.postMessage(order, [order.bytes]);
    });
    if (read === null) throw new OfficeError('unreadable');
    return read;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
