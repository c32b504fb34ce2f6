import { NetworkError } from './errors.ts';
import type { Uploader, UploaderOptions } from './upload-how.ts';

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
