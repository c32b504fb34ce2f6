import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { productArts, productPigments } from '../mall/mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { mostSearches, searchKinds, searchLimit } from './search.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

const searchWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(searchLimit));

/** A spoken line of a lesson that contains the words. */
const saidLine = v.object({
  /** Chapter id. */
  chapterId: v.int(),
  /** Number of the chapter in its course, from 1. */
  no: v.int(),
  /** Second of the video at which the line begins. */
  second: v.number(),
  /** The spoken words. */
  text: v.string(),
});
export type SaidLine = v.InferOutput<typeof saidLine>;

/** A search result. Fields that its kind lacks are null or empty. */
const searchHit = v.object({
  /** Id for the address of its screen. */
  id: v.int(),
  /** In the reader's language. */
  title: v.string(),
  /** Description, plain, in the reader's language; an excerpt when it is long. */
  about: v.string(),
  /** Author or origin: lecturer, department, sender, place. */
  by: v.string(),
  /** Further part of its address: kind and source of a message, separated by a colon. */
  part: v.string(),
  /** Date of its kind: end, beginning or arrival. */
  at: v.nullable(epochMs),
  /** Number of its kind: chapters, courses, questions, points. */
  count: v.nullable(v.int()),
  /** Subject of its drawn cover. */
  motif: v.nullable(coverMotif),
  /** Subject of a product's drawing. */
  art: v.nullable(v.picklist(productArts)),
  /** Colours of that drawing. */
  pigment: v.nullable(v.picklist(productPigments)),
  /** Lines of its lessons that contain the words, at most three. */
  lines: v.array(saidLine),
  /** Number of all such lines. */
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
    /** Kind to search. */
    of: v.picklist(searchKinds),
    /** Search words, all of which must occur. */
    q: searchWords,
  }),
  response: pageOf(searchHit, {
    /** Number of results; among messages, of the newest 5,000 of the reader. */
    total: v.int(),
    /** Words searched for: the words sent, or their correction when nothing contains them. */
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
    /** Recent searches of several people, most frequent first. */
    hot: v.array(v.string()),
    /** The reader's own searches, latest first; empty for visitors. */
    history: v.pipe(v.array(v.string()), v.maxLength(mostSearches)),
  }),
});

export const searchRemember = defineCall({
  name: 'apiSearch/remember',
  method: 'POST',
  summary: "Puts a search on top of the reader's own",
  source: ['SH-02'],
  request: v.object({
    /** Search words. */
    keyword: searchWords,
  }),
  response: v.object({
    /** The reader's own searches, latest first. */
    history: v.array(v.string()),
  }),
});

export const searchForget = defineCall({
  name: 'apiSearch/forget',
  method: 'POST',
  summary: "Takes a search out of the reader's own, or all of them",
  source: ['SH-02'],
  request: v.object({
    /** Search to delete; empty for all of them. */
    keyword: v.pipe(v.string(), v.maxLength(searchLimit)),
  }),
  response: v.object({
    /** Remaining searches, latest first. */
    history: v.array(v.string()),
  }),
});
