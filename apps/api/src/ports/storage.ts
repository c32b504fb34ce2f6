import type { Readable } from 'node:stream';
import type { FileType } from './fileTypes.ts';

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

/** Bytes of each piece of a file but the last: S3 wants at least 5 MB, some of its kind equal ones. */
export const pieceBytes = 8 * 1024 * 1024;

/** A file that arrives in pieces, between `begin` and `finish` or `abandon`. */
export interface PiecedFile {
  readonly key: string;
  /** The store's id of it; from `begin`. */
  readonly handle: string;
}

/** Storage of files: a directory, or a bucket of an S3-compatible store. */
export interface FileStorage {
  /**
   * Stores the bytes of `source` under `key`, in place of former ones. Throws FileRejected when it is larger than
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
  /** Begins a file that arrives in pieces; until `finish` there is nothing under its key. Answers its handle. */
  begin(key: string): Promise<string>;
  /**
   * Keeps piece `number`, counted from 1, of `size` bytes: `pieceBytes`, or less for the last one. A former one is
   * replaced. Throws FileRejected `length` when `source` gives fewer or more; then the piece does not count. Answers
   * the piece's id for `finish`. Two at a time of one number are the caller's mistake.
   */
  putPiece(file: PiecedFile, number: number, size: number, source: Readable): Promise<string>;
  /** Makes a file of its pieces, given in order. May be repeated. */
  finish(file: PiecedFile, pieces: readonly string[]): Promise<void>;
  /** Removes the pieces of a file that was not finished. May be repeated. */
  abandon(file: PiecedFile): Promise<void>;
}

/** A file that differs from its description, or too large, or, as a piece, not of its length. */
export class FileRejected extends Error {
  override readonly name = 'FileRejected';
  readonly reason: 'size' | 'type' | 'length';

  constructor(reason: 'size' | 'type' | 'length') {
    super(`file rejected: ${reason}`);
    this.reason = reason;
  }
}
