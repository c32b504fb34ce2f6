import type { Call, CallInput, CallOutput, UploadedFile, UploadKind } from '@banyan/contracts';
import type { HttpClient, HttpClientOptions } from './options.ts';

/** Reason why a file was not uploaded; screens word it. */
export type UploadTrouble =
  /** Larger than `limit` bytes. */
  | { readonly kind: 'tooLarge'; readonly limit: number }
  /** Not one of the accepted `extensions`, by its name or its content. */
  | { readonly kind: 'type'; readonly extensions: readonly string[] }
  /** Its name says another kind of file than its content, which is `found`, as an extension. */
  | { readonly kind: 'content'; readonly found: string }
  /** It asks for a password. */
  | { readonly kind: 'locked' }
  /** An empty file, or a picture that is damaged. */
  | { readonly kind: 'unreadable' }
  /** A picture of more pixels than are taken. */
  | { readonly kind: 'pixels'; readonly most: number }
  /** A video or audio file that ends before its index says. */
  | { readonly kind: 'cut' }
  /** A video or audio file that not every browser plays, and its codec. */
  | { readonly kind: 'coding'; readonly coding: string }
  /** The connection was lost; a file in pieces resumes there when it is sent again. */
  | { readonly kind: 'interrupted' }
  /** Too many files at once or today; retry after so many seconds. */
  | { readonly kind: 'quota'; readonly retryAfterS: number };

/** A failed upload of a file. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly trouble: UploadTrouble;

  constructor(trouble: UploadTrouble, cause?: unknown) {
    super(`upload failed: ${trouble.kind}`, { cause });
    this.trouble = trouble;
  }
}

export interface UploadHow {
  /** Purpose of the file; decides the accepted types. */
  readonly kind: UploadKind;
  /** Target course, homework … where there are several: the upload is not resumed for another one. */
  readonly target?: string;
  /** Bytes sent so far. */
  readonly onProgress?: (sent: number) => void;
  /** Called when an interrupted upload of this file, from this page or before a reload, resumes after so many bytes. */
  readonly onResume?: (from: number) => void;
  /** Stops the upload; sent again, a file in pieces resumes there. */
  readonly signal?: AbortSignal;
}

export interface Uploader {
  /**
   * Sends a file: up to 50 MB in one request, larger ones in pieces of 8 MB that survive a lost connection and reloads.
   * Rejects with UploadError, CancelledError, RefusedError or NetworkError.
   */
  upload(file: File, how: UploadHow): Promise<UploadedFile>;
}

/**
 * Sends a call whose body is a file, with its signed parameters. The policy is not informed: rejects with RefusedError
 * or NetworkError.
 */
export type FileSender = <C extends Call>(call: C, input: CallInput<C>, file: Blob) => Promise<CallOutput<C>>;

/** Storage of the addresses of unfinished uploads. */
export type UploadMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface UploaderOptions extends HttpClientOptions {
  readonly http: HttpClient;
  /** Storage of unfinished uploads; the browser's `localStorage` when absent. */
  readonly memory?: UploadMemory;
  /** Pauses before an interrupted piece is sent again, ms; they restart with each piece that arrives. */
  readonly retryDelays?: readonly number[];
}
