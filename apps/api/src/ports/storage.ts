import type { Readable } from 'node:stream';

/** What may be stored, by the type that the first bytes prove. */
export type FileType = 'video/mp4' | 'text/vtt' | 'image/png' | 'image/jpeg' | 'image/webp';

export interface StoredFile {
  /** Generated or given name, slashes allowed: `1001/course/101/1.mp4`. */
  readonly key: string;
  readonly type: FileType;
  /** Bytes. */
  readonly size: number;
}

export interface SignedUrl {
  readonly url: string;
  /** Epoch ms after which it no longer opens. */
  readonly expiresAt: number;
}

/** A stretch of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where files are kept. Embedded: a directory. */
export interface FileStorage {
  /**
   * Stores what `source` gives under `key`, replacing what was there. Throws FileRejected when it is larger than
   * `maxBytes` or its first bytes are not of `type`; then nothing is stored.
   */
  put(
    key: string,
    source: Readable,
    options: { readonly type: FileType; readonly maxBytes: number },
  ): Promise<StoredFile>;
  /** Null when there is none. */
  stat(key: string): Promise<StoredFile | null>;
  read(key: string, range?: ByteRange): Readable;
  remove(key: string): Promise<void>;
}

/** A file that is not what it is said to be, or too large. */
export class FileRejected extends Error {
  override readonly name = 'FileRejected';
  readonly reason: 'size' | 'type';

  constructor(reason: 'size' | 'type') {
    super(`file rejected: ${reason}`);
    this.reason = reason;
  }
}
