import type { ContentLanguage } from '../db/localised.ts';
import { defineEffect } from './effect.ts';

/** Files are to be put into an archive. */
export interface DownloadAsked {
  readonly downloadId: number;
  /** Language of its files' names. */
  readonly language: ContentLanguage;
}

export const downloadAsked = defineEffect<DownloadAsked>('download.asked');
