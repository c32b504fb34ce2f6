import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { productArts, productPigments } from '../mall/mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { mostSearches, searchKinds, searchLimit } from './search.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

const searchWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(searchLimit));

/** A line of a lesson in which the words are said. */
const saidLine = v.object({
  /** Chapter id. */
  chapterId: v.int(),
  /** Place of the chapter in its course, from 1. */
  no: v.int(),
  /** Second of the video at which it is said. */
  second: v.number(),
  /** The spoken words. */
  text: v.string(),
});
export type SaidLine = v.InferOutput<typeof saidLine>;

/** Something that was found. What a kind does not have is null or empty. */
const searchHit = v.object({
  /** Id, as the address of its screen takes it. */
  id: v.int(),
  /** In the reader's language. */
  title: v.string(),
  /** What it is about, plain, in the reader's language; a stretch of it where it is long. */
  about: v.string(),
  /** Its giver: lecturer, department, sender, place. */
  by: v.string(),
  /** What else its address needs: kind and source of a message, with a colon between them. */
  part: v.string(),
  /** The date that matters: when it ends, begins, came. */
  at: v.nullable(epochMs),
  /** The number that matters: chapters, courses, questions, points. */
  count: v.nullable(v.int()),
  /** Subject of its drawn cover. */
  motif: v.nullable(coverMotif),
  /** Subject of a product's drawing. */
  art: v.nullable(v.picklist(productArts)),
  /** Colours of that drawing. */
  pigment: v.nullable(v.picklist(productPigments)),
  /** Lines of its lessons in which the words are said, at most three. */
  lines: v.array(saidLine),
  /** How many such lines there are. */
  said: v.int(),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const searchFind = defineCall({
  name: 'apiSearch/find',
  method: 'GET',
  summary: 'What the enterprise has of one kind with these words in it, as far as the reader may open it',
  source: ['SH-02'],
  access: 'open',
  request: page({
    /** What is looked for. */
    of: v.picklist(searchKinds),
    /** Words; all of them have to be there. */
    q: searchWords,
  }),
  response: pageOf(searchHit, {
    /** How many there are; of somebody's thousands of messages, how many of the newest 5,000. */
    total: v.int(),
    /** Words that were looked for: those that were sent, or what they were taken for where nobody writes them so. */
    words: v.string(),
  }),
});

export const searchHome = defineCall({
  name: 'apiSearch/home',
  method: 'GET',
  summary: 'What many in the enterprise search for, and what the reader has searched for',
  source: ['SH-02'],
  access: 'open',
  request: v.object({}),
  response: v.object({
    /** What several people searched for lately, most of them first. */
    hot: v.array(v.string()),
    /** The reader's own searches, last first; empty for visitors. */
    history: v.pipe(v.array(v.string()), v.maxLength(mostSearches)),
  }),
});

export const searchRemember = defineCall({
  name: 'apiSearch/remember',
  method: 'POST',
  summary: "Puts a search on top of the reader's own",
  source: ['SH-02'],
  request: v.object({
    /** What was searched for. */
    keyword: searchWords,
  }),
  response: v.object({
    /** The reader's own searches, last first. */
    history: v.array(v.string()),
  }),
});

export const searchForget = defineCall({
  name: 'apiSearch/forget',
  method: 'POST',
  summary: "Takes a search out of the reader's own, or all of them",
  source: ['SH-02'],
  request: v.object({
    /** What is to be forgotten; empty: everything. */
    keyword: v.pipe(v.string(), v.maxLength(searchLimit)),
  }),
  response: v.object({
    /** What is left, last first. */
    history: v.array(v.string()),
  }),
});
