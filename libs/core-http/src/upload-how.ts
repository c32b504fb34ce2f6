import type { Call, CallInput, CallOutput, UploadedFile, UploadKind } from '@banyan/contracts';
import type { HttpClient, HttpClientOptions } from './options.ts';

/** Why a file did not get to the server, for a screen to word. */
export type UploadTrouble =
  /** Larger than `limit` bytes. */
  | { readonly kind: 'tooLarge'; readonly limit: number }
  /** Not of the `extensions` that are taken, by its name or its content. */
  | { readonly kind: 'type'; readonly extensions: readonly string[] }
  /** An empty file, or a picture that is damaged or has too many pixels. */
  | { readonly kind: 'unreadable' }
  /** A film or a sound whose content ends before its index says. */
  | { readonly kind: 'cut' }
  /** A film or a sound that not every browser plays, and what it is coded as. */
  | { readonly kind: 'coding'; readonly coding: string }
  /** The connection was lost; what was sent in pieces goes on from there when the file is sent again. */
  | { readonly kind: 'interrupted' }
  /** Too many files at once or today; try again after so many seconds. */
  | { readonly kind: 'quota'; readonly retryAfterS: number };

/** A file that did not get to the server. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly trouble: UploadTrouble;

  constructor(trouble: UploadTrouble, cause?: unknown) {
    super(`upload failed: ${trouble.kind}`, { cause });
    this.trouble = trouble;
  }
}

export interface UploadHow {
  /** Purpose of the file; decides what is taken. */
  readonly kind: UploadKind;
  /** Which course, homework … it is for, where there are several: its upload is not resumed for another. */
  readonly target?: string;
  /** Bytes sent so far. */
  readonly onProgress?: (sent: number) => void;
  /** An upload of this file that was broken off, in this page or before a reload, goes on after so many bytes. */
  readonly onResume?: (from: number) => void;
  /** Stops it; sent again, a file in pieces goes on from there. */
  readonly signal?: AbortSignal;
}

export interface Uploader {
  /**
   * Sends a file: up to 50 MB in one request, above in pieces of 8 MB that survive a lost connection and a reload.
   * Rejects with UploadError, CancelledError, RefusedError or NetworkError.
   */
  upload(file: File, how: UploadHow): Promise<UploadedFile>;
}

/**
 * Sends a call whose body is a file, with its signed parameters. Nothing is told to the policy: rejects with RefusedError or
 * NetworkError.
 */
export type FileSender = <C extends Call>(call: C, input: CallInput<C>, file: Blob) => Promise<CallOutput<C>>;

/** Where the addresses of unfinished uploads are remembered. */
export type UploadMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface UploaderOptions extends HttpClientOptions {
  readonly http: HttpClient;
  /** The browser's `localStorage` when absent. */
  readonly memory?: UploadMemory;
  /** Pauses before an interrupted piece is sent again, ms; starts anew with each piece that gets there. */
  readonly retryDelays?: readonly number[];
}
