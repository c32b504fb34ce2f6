import { NetworkError } from './errors.ts';
import type { HttpClientOptions } from './options.ts';
import type { FileSender, Uploader, UploaderOptions } from './upload-how.ts';

/** Creates the sender for calls whose body is a file; its code is loaded at the first use. */
export function createFileSender(options: HttpClientOptions): FileSender {
  return async (call, input, file) => {
    const { sendMultipart } = await import('./upload/send-piece.ts').catch((cause: unknown) => {
      throw new NetworkError(call, undefined, cause);
    });
    return sendMultipart(call, input, file, options);
  };
}

/** Creates the uploader; its code is loaded at the first use. */
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
