/** The reason why a file was not sent. */
export type UploadProblem =
  /** Its kind is not accepted. */
  | { kind: 'type' }
  /** Larger than `limit` bytes. */
  | { kind: 'size'; limit: number }
  /** The file is empty. */
  | { kind: 'empty' }
  /** More than `limit` files; removing another one makes room. */
  | { kind: 'count'; limit: number }
  /** The transfer failed; `cause` is the sender's error. */
  | { kind: 'failed'; cause: unknown };

/**
 * `refused` was never sent, for its problem; `waiting` for its turn; `sending`; `done`; `failed` with its problem;
 * `stopped` by the reader, and can be sent again.
 */
export type UploadStatus = 'refused' | 'waiting' | 'sending' | 'done' | 'failed' | 'stopped';

/** One file of the list, with its progress. */
export interface UploadItem<Result = unknown> {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type; empty if unknown. */
  type: string;
  status: UploadStatus;
  /** Bytes sent, as reported by the sender. */
  sent: number;
  problem?: UploadProblem;
  /** The local file; missing for files that the server had before. */
  file?: File;
  /** Address of its picture on the server. */
  url?: string;
  /** The sender's answer. */
  result?: Result;
}

/** Limits on the files. */
export interface UploadRules {
  /** As in HTML: `.pdf`, `image/*`, `video/mp4`; everything by default. */
  accept?: readonly string[];
  /** Maximum bytes of a file. */
  maxSize?: number;
  /** Maximum number of files, those on the server included. */
  maxCount?: number;
}

/** A transfer's means to report its progress and to be stopped. */
export interface SendOptions {
  /** Called with the number of bytes sent. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends one file; its result is kept with the file, its error becomes the file's problem. */
export type Send<Result = unknown> = (file: File, options: SendOptions) => Promise<Result>;
