import { v } from '../v.ts';
import { text } from '../wire.ts';

/** A text in the languages of the enterprise, as it is edited; Chinese is always there. */
export const writtenText = (most: number) =>
  v.object({
    /** Simplified Chinese; the traditional forms are made of it. */
    zh_cn: v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
    /** English; absent: the Chinese is shown. */
    en: v.optional(text(most)),
  });
