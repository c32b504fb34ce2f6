import type { ContentLanguage } from '../db/localised.ts';
import { defineEffect } from './effect.ts';

/** Somebody wants a copy of what is kept about them. */
export interface CopyAsked {
  readonly copyId: number;
  /** Of what stands around the data. */
  readonly language: ContentLanguage;
}

export const copyAsked = defineEffect<CopyAsked>('copy.asked');
