/** What stands in the way of a file. */
export type UploadProblem =
  /** Its kind is not taken. */
  | { kind: 'type' }
  /** Larger than `limit` bytes. */
  | { kind: 'size'; limit: number }
  /** There is nothing in it. */
  | { kind: 'empty' }
  /** More than `limit` files; there is room again when another is removed. */
  | { kind: 'count'; limit: number }
  /** The transfer failed; `cause` is what the sender threw. */
  | { kind: 'failed'; cause: unknown };

/**
 * `refused` was never sent, for its problem; `waiting` for its turn; `sending`; `done`; `failed` with its problem;
 * `stopped` by the reader, and can be sent again.
 */
export type UploadStatus = 'refused' | 'waiting' | 'sending' | 'done' | 'failed' | 'stopped';

/** One file of the list, with how far it is. */
export interface UploadItem<Result = unknown> {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type; empty where the machine knows none. */
  type: string;
  status: UploadStatus;
  /** Bytes sent, by what the sender told. */
  sent: number;
  problem?: UploadProblem;
  /** There for what was chosen here; not for what the server had before. */
  file?: File;
  /** A picture of it that the server keeps. */
  url?: string;
  /** What the sender answered. */
  result?: Result;
}

/** What may be sent. */
export interface UploadRules {
  /** As in HTML: `.pdf`, `image/*`, `video/mp4`; everything without it. */
  accept?: readonly string[];
  /** Bytes per file at most. */
  maxSize?: number;
  /** Files at most, those the server has counted. */
  maxCount?: number;
}

/** How a transfer tells how far it is, and is told to stop. */
export interface SendOptions {
  /** Bytes sent of the file. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends one file; what it answers is kept with the file, what it throws is its problem. */
export type Send<Result = unknown> = (file: File, options: SendOptions) => Promise<Result>;
