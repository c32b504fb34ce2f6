import { NetworkError } from './errors.ts';
import type { HttpClientOptions } from './options.ts';
import type { FileSender, Uploader, UploaderOptions } from './upload-how.ts';

/** Makes what sends the files of calls of their own; how is loaded with the first one. */
export function createFileSender(options: HttpClientOptions): FileSender {
  return async (call, input, file) => {
    const { sendMultipart } = await import('./upload/send-piece.ts').catch((cause: unknown) => {
      throw new NetworkError(call, undefined, cause);
    });
    return sendMultipart(call, input, file, options);
  };
}

/** Makes what sends files; how is loaded with the first one. */
export function createUploader(options: UploaderOptions): Uploader {
  return {
    async upload(file, how) {
      const { sendFile } = await import('./upload/send-file.ts').catch((cause: unknown) => {
        throw new NetworkError({ name: 'upload' }, undefined, cause);
      });
      return sendFile(file, how, options);
    },
  };
}
