import {
  callPath,
  envelope,
  ErrorCode,
  uploadParametersHeader,
  uploadPieceBytes,
  uploadResumable,
  uploadState,
  v,
  type UploadedFile,
} from '@banyan/contracts';
import { Upload, type DetailedError, type HttpRequest, type UploadOptions } from 'tus-js-client';
import { CancelledError, RefusedError } from '../errors.ts';
import { UploadError } from '../upload-how.ts';
import { fingerprintOf, uploadMemory } from './memory.ts';
import { ownOf, serverTimeIn, troubleOf, type Sending } from './signer.ts';

const usualDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** Sends the file in pieces by the tus protocol; an earlier upload of it is resumed. */
export async function sendPieces(sending: Sending): Promise<UploadedFile> {
  const id = await transfer(sending);
  const { file } = await sending.options.http.call(uploadState, { upload_id: id });
  if (!file) throw new UploadError({ kind: 'interrupted' });
  return file;
}

async function transfer(sending: Sending): Promise<string> {
  const { file, how, options } = sending;
  if (how.signal?.aborted) throw new CancelledError(uploadResumable);
  let resuming = false;
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      ...transportOf(sending),
      endpoint: options.baseUrl + callPath(uploadResumable),
      retryDelays: [...(options.retryDelays ?? usualDelays)],
      fingerprint: () => Promise.resolve(fingerprintOf(sending)),
      urlStorage: uploadMemory(options),
      removeFingerprintOnSuccess: true,
      onProgress: (sent) => how.onProgress?.(sent),
      onAfterResponse: (request, response) => {
        // The first HEAD of an earlier upload returns its progress.
        if (!resuming || request.getMethod() !== 'HEAD' || response.getStatus() !== 200) return;
        resuming = false;
        how.onResume?.(Number(response.getHeader('upload-offset')));
      },
      onShouldRetry: (error) => mayRetry(error, sending),
      onSuccess: () => {
        how.signal?.removeEventListener('abort', stop);
        resolve(upload.url?.split('/').pop() ?? '');
      },
      onError: (error) => {
        how.signal?.removeEventListener('abort', stop);
        reject(failureOf(error, sending));
      },
    });
    const stop = () => {
      // Received pieces are kept: sent again, the file resumes there.
      void upload.abort();
      reject(new CancelledError(uploadResumable));
    };
    how.signal?.addEventListener('abort', stop, { once: true });
    upload.findPreviousUploads().then(([before]) => {
      if (how.signal?.aborted) return;
      if (before) {
        resuming = true;
        upload.resumeFromPreviousUpload(before);
      }
      upload.start();
    }, reject);
  });
}

/** Signs requests and reads pieces as bytes, which every transport accepts. */
function transportOf({ file, how, options, signer }: Sending): UploadOptions {
  const base = options.baseUrl;
  return {
    chunkSize: uploadPieceBytes,
    onBeforeRequest: async (request: HttpRequest) => {
      const url = request.getURL();
      const path = url.startsWith(base) ? url.slice(base.length) : new URL(url).pathname;
      const method = request.getMethod();
      const own = method === 'POST' ? ownOf({ file, how }) : {};
      request.setHeader(uploadParametersHeader, await signer.sign(method, path, own));
    },
    fileReader: {
      openFile: () =>
        Promise.resolve({
          size: file.size,
          slice: async (start: number, end: number) => {
            const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
            // The library reads the `size` of its pieces, as of a Blob.
            return { value: Object.assign(bytes, { size: bytes.length }), done: end >= file.size };
          },
          close: () => undefined,
        }),
    },
  };
}

/** The server's refusal inside an error of the tus library; undefined without an answer. */
function refusalIn(error: Error | DetailedError): RefusedError | undefined {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return undefined;
  const status = response.getStatus();
  try {
    const { code = status, msg = '', data } = v.parse(envelope, JSON.parse(response.getBody()));
    return new RefusedError(uploadResumable, { code, msg, data });
  } catch {
    return status >= 500 ? undefined : new RefusedError(uploadResumable, { code: status, msg: '', data: undefined });
  }
}

const passing = new Set<number>([
  ErrorCode.conflict,
  ErrorCode.fileBrokenOff,
  ErrorCode.tooFrequent,
  ErrorCode.internal,
  ErrorCode.unavailable,
]);

function mayRetry(error: DetailedError, { signer }: Sending): boolean {
  const refusal = refusalIn(error);
  const serverTime = serverTimeIn(refusal);
  if (serverTime !== undefined) signer.setClock(serverTime);
  return refusal === undefined || serverTime !== undefined || passing.has(refusal.code);
}

function failureOf(error: Error | DetailedError, sending: Sending): Error {
  const refusal = refusalIn(error);
  if (!refusal || passing.has(refusal.code)) return new UploadError({ kind: 'interrupted' }, error);
  return troubleOf(refusal, uploadResumable, sending);
}
