import { defineCall } from './call.ts';
import { coverMotif } from './coverMotif.ts';
import { productArts, productPigments } from './mall.choices.ts';
import { page, pageOf } from './page.ts';
import { mostSearches, searchKinds, searchLimit } from './search.choices.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

const searchWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimit));

/** A line of a lesson in which the words are said. */
const saidLine = z.object({
  /** Chapter id. */
  chapterId: z.int(),
  /** Place of the chapter in its course, from 1. */
  no: z.int(),
  /** Second of the video at which it is said. */
  second: z.number(),
  /** What is said. */
  text: z.string(),
});
export type SaidLine = z.output<typeof saidLine>;

/** Something that was found. What a kind does not have is null or empty. */
const searchHit = z.object({
  /** Id, as the address of its screen takes it. */
  id: z.int(),
  /** In the reader's language. */
  title: z.string(),
  /** What it is about, plain, in the reader's language; a stretch of it where it is long. */
  about: z.string(),
  /** Who gives it: lecturer, department, sender, place. */
  by: z.string(),
  /** What else its address needs: kind and source of a message, with a colon between them. */
  part: z.string(),
  /** The date that matters: when it ends, begins, came. */
  at: z.nullable(epochMs),
  /** The number that matters: chapters, courses, questions, points. */
  count: z.nullable(z.int()),
  /** What its cover is drawn as. */
  motif: z.nullable(coverMotif),
  /** What a product is drawn as. */
  art: z.nullable(z.enum(productArts)),
  /** What that drawing is painted with. */
  pigment: z.nullable(z.enum(productPigments)),
  /** Lines of its lessons in which the words are said, at most three. */
  lines: z.array(saidLine),
  /** How many such lines there are. */
  said: z.int(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchFind = defineCall({
  name: 'apiSearch/find',
  method: 'GET',
  summary: 'What the enterprise has of one kind with these words in it, as far as the reader may open it',
  source: ['SH-02'],
  access: 'open',
  request: page({
    /** What is looked for. */
    of: z.enum(searchKinds),
    /** Words; all of them have to be there. */
    q: searchWords,
  }),
  response: pageOf(searchHit, {
    /** How many there are; of somebody's thousands of messages, how many of the newest 5,000. */
    total: z.int(),
    /** Words that were looked for: those that were sent, or what they were taken for where nobody writes them so. */
    words: z.string(),
  }),
});

export const searchHome = defineCall({
  name: 'apiSearch/home',
  method: 'GET',
  summary: 'What many in the enterprise search for, and what the reader has searched for',
  source: ['SH-02'],
  access: 'open',
  request: z.object({}),
  response: z.object({
    /** What several people searched for lately, most of them first. */
    hot: z.array(z.string()),
    /** The reader's own searches, last first; empty for visitors. */
    history: z.array(z.string()).check(z.maxLength(mostSearches)),
  }),
});

export const searchRemember = defineCall({
  name: 'apiSearch/remember',
  method: 'POST',
  summary: "Puts a search on top of the reader's own",
  source: ['SH-02'],
  request: z.object({
    /** What was searched for. */
    keyword: searchWords,
  }),
  response: z.object({
    /** The reader's own searches, last first. */
    history: z.array(z.string()),
  }),
});

export const searchForget = defineCall({
  name: 'apiSearch/forget',
  method: 'POST',
  summary: "Takes a search out of the reader's own, or all of them",
  source: ['SH-02'],
  request: z.object({
    /** What is to be forgotten; empty: everything. */
    keyword: z.string().check(z.maxLength(searchLimit)),
  }),
  response: z.object({
    /** What is left, last first. */
    history: z.array(z.string()),
  }),
});
