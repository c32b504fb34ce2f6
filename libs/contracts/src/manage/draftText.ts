import { v } from '../v.ts';
import { text } from '../wire.ts';

/** A text that may still be empty, in the languages in which authors write. */
export const draftText = (length: number) =>
  v.object({
    /** Simplified Chinese; the traditional forms are made of it. */
    zh_cn: text(length),
    /** English; absent: the Chinese is shown. */
    en: v.optional(text(length)),
  });
