import { defineCall } from '../call.ts';
import { scormLimits, scormStatuses, scormVersions } from './scorm.choices.ts';
import { reportProgress } from './study.ts';
import { epochMs, flag, text, wireId, wireInt, wireNumber } from '../wire.ts';
import { v } from '../v.ts';

const scormStatus = v.picklist(scormStatuses);
export type ScormStatus = v.InferOutput<typeof scormStatus>;

/** A part of a package (a SCO), as its list shows it. */
const scormPart = v.object({
  /** From 1. */
  no: v.int(),
  /** Title from the manifest. */
  title: v.string(),
  /** What it said of itself last. */
  status: scormStatus,
  /** Completed or passed once; it stays so. */
  finished: v.boolean(),
});
export type ScormPart = v.InferOutput<typeof scormPart>;

export const scormChapter = defineCall({
  name: 'apiCourse/getScormCompleted',
  method: 'GET',
  summary: 'A SCORM chapter: where it opens, its parts, and what one of them handed over last, to go on from',
  source: ['CO-03', 'CO-05'],
  request: v.object({
    /** Course id. */
    course_id: wireId,
    /** Chapter id, of this course. */
    chapter_id: wireId,
    /** Number of the part to open; 0: the one that comes next. */
    no: wireInt,
  }),
  response: v.object({
    /** Edition of the standard that the package follows. */
    version: v.picklist(scormVersions),
    /** Address of the page on the content origin that holds the runtime; opens for this learner's portal alone. */
    launchUrl: v.string(),
    /** After this the address no longer opens, epoch ms. */
    expiresAt: epochMs,
    /** With it the page around the package hands over its last when its tab is closed, see `scormLastPath`. */
    ticket: v.string(),
    /** What the package may know of the learner. */
    learner: v.object({
      /** Number of the learner in the enterprise. */
      id: v.string(),
      /** Name as colleagues see it. */
      name: v.string(),
    }),
    /** Its parts, in order. */
    parts: v.array(scormPart),
    /** The part to open. */
    current: v.object({
      /** From 1. */
      no: v.int(),
      /** Its file in the package, with its query, beneath the launch address. */
      href: v.string(),
      /** What the manifest hands to it. */
      launchData: v.string(),
      /** It says nothing: to be opened is all it asks. */
      asset: v.boolean(),
      /** Score of 100 that passes it, from the manifest; null: the part decides alone. */
      mastery: v.nullable(v.number()),
      /** Progress of 1 that completes it, from the manifest; null: the part decides alone. */
      threshold: v.nullable(v.number()),
      /** Its page opens a window of its own, which a browser may keep from the learner. */
      ownWindow: v.boolean(),
      /** What it said of itself last. */
      status: scormStatus,
      /** Score from 0 to 100; null before one was given. */
      score: v.nullable(v.number()),
      /** Where it was left, as it wrote it. */
      location: v.string(),
      /** What it wants back, as it wrote it. */
      suspend: v.string(),
      /** Time spent in it before, seconds, as it counted. */
      totalS: v.number(),
      /** Rises with each hand-over. */
      revision: v.int(),
    }),
  }),
});
export type ScormChapter = v.InferOutput<(typeof scormChapter)['response']>;

/**
 * Path on the content origin that takes the last hand-over of a page that is being closed, when the portal's page hears no
 * more: a form with the fields of `commitScorm`, and `ticket` in place of the session, course and chapter.
 */
export const scormLastPath = '/scorm/last';

export const commitScorm = defineCall({
  name: 'apiCourse/setScormCompleted',
  method: 'POST',
  summary: 'What a part of a SCORM package hands over. A lower revision than the stored one changes nothing',
  source: ['CO-03', 'CO-05', 'CO-06'],
  request: v.object({
    /** Course id. */
    course_id: wireId,
    /** Chapter id, of this course. */
    chapter_id: wireId,
    /** Window that holds the study lease. */
    holder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Number of the part. */
    no: wireInt,
    /** Rises with each hand-over. */
    revision: wireInt,
    /** Its own description. */
    status: scormStatus,
    /** Score from 0 to 100; absent: none was given. */
    score: v.optional(wireNumber),
    /** Where it is left. */
    location: text(scormLimits.location),
    /** What it wants back. */
    suspend: text(scormLimits.suspend),
    /** Time of this visit, seconds, as it counts: kept for the package, never credited. */
    seconds: wireNumber,
    /** Y: the last of a visit; the next one begins anew. */
    ended: flag,
  }),
  response: v.object({
    /** Revision that the server has now. */
    revision: v.int(),
    /** What the part said of itself last. */
    status: scormStatus,
    /** The part was completed or passed once. */
    finished: v.boolean(),
    /** The chapter and the course, where this has finished the part; else null. */
    progress: v.nullable(reportProgress.response),
  }),
});
