import type { Uploader } from '@banyan/core-http';

/** An uploader whose files are there at once, or follow `upload`. */
export function fakeUploader(upload?: Uploader['upload']): Uploader {
  let count = 0;
  return {
    upload:
      upload ??
      ((file, { kind, onProgress }) => {
        count += 1;
        onProgress?.(file.size);
        const id = `upload${count}`.padEnd(22, '0');
        return Promise.resolve({ id, kind, name: file.name, size: file.size, type: file.type, sha256: '', url: '' });
      }),
  };
}
