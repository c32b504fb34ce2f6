import type { ContentLanguage } from '../db/localised.ts';
import { defineEffect } from './effect.ts';

/** A person asks for a copy of their personal data. */
export interface CopyAsked {
  readonly copyId: number;
  /** Language of the text around the data. */
  readonly language: ContentLanguage;
}

export const copyAsked = defineEffect<CopyAsked>('copy.asked');
