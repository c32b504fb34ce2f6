import { defineCall } from './call.ts';
import { scormLimits, scormStatuses, scormVersions } from './scorm.choices.ts';
import { reportProgress } from './study.ts';
import { epochMs, flag, text, wireId, wireInt, wireNumber } from './wire.ts';
import { z } from './z.ts';

const scormStatus = z.enum(scormStatuses);
export type ScormStatus = z.output<typeof scormStatus>;

/** A part of a package (a SCO), as its list shows it. */
const scormPart = z.object({
  /** From 1. */
  no: z.int(),
  /** Title from the manifest. */
  title: z.string(),
  /** What it said of itself last. */
  status: scormStatus,
  /** Completed or passed once; it stays so. */
  finished: z.boolean(),
});
export type ScormPart = z.output<typeof scormPart>;

export const scormChapter = defineCall({
  name: 'apiCourse/getScormCompleted',
  method: 'GET',
  summary: 'A SCORM chapter: where it opens, its parts, and what one of them handed over last, to go on from',
  source: ['CO-03', 'CO-05'],
  request: z.object({
    /** Course id. */
    course_id: wireId,
    /** Chapter id, of this course. */
    chapter_id: wireId,
    /** Number of the part to open; 0: the one that comes next. */
    no: wireInt,
  }),
  response: z.object({
    /** Edition of the standard that the package follows. */
    version: z.enum(scormVersions),
    /** Address of the page on the content origin that holds the runtime; opens for this learner's portal alone. */
    launchUrl: z.string(),
    /** After this the address no longer opens, epoch ms. */
    expiresAt: epochMs,
    /** What the package may know of the learner. */
    learner: z.object({
      /** Number of the learner in the enterprise. */
      id: z.string(),
      /** Name as colleagues see it. */
      name: z.string(),
    }),
    /** Its parts, in order. */
    parts: z.array(scormPart),
    /** The part to open. */
    current: z.object({
      /** From 1. */
      no: z.int(),
      /** Its file in the package, with its query, beneath the launch address. */
      href: z.string(),
      /** What the manifest hands to it. */
      launchData: z.string(),
      /** It says nothing: to be opened is all it asks. */
      asset: z.boolean(),
      /** What it said of itself last. */
      status: scormStatus,
      /** Score from 0 to 100; null before one was given. */
      score: z.nullable(z.number()),
      /** Where it was left, as it wrote it. */
      location: z.string(),
      /** What it wants back, as it wrote it. */
      suspend: z.string(),
      /** Time spent in it before, seconds, as it counted. */
      totalS: z.number(),
      /** Rises with each hand-over. */
      revision: z.int(),
    }),
  }),
});
export type ScormChapter = z.output<(typeof scormChapter)['response']>;

export const commitScorm = defineCall({
  name: 'apiCourse/setScormCompleted',
  method: 'POST',
  summary: 'What a part of a SCORM package hands over. A lower revision than the stored one changes nothing',
  source: ['CO-03', 'CO-05', 'CO-06'],
  request: z.object({
    /** Course id. */
    course_id: wireId,
    /** Chapter id, of this course. */
    chapter_id: wireId,
    /** Window that holds the study lease. */
    holder: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Number of the part. */
    no: wireInt,
    /** Rises with each hand-over. */
    revision: wireInt,
    /** What it says of itself. */
    status: scormStatus,
    /** Score from 0 to 100; absent: none was given. */
    score: z.optional(wireNumber),
    /** Where it is left. */
    location: text(scormLimits.location),
    /** What it wants back. */
    suspend: text(scormLimits.suspend),
    /** Time of this visit, seconds, as it counts: kept for the package, never credited. */
    seconds: wireNumber,
    /** Y: the last of a visit; the next one begins anew. */
    ended: flag,
  }),
  response: z.object({
    /** Revision that the server has now. */
    revision: z.int(),
    /** What the part said of itself last. */
    status: scormStatus,
    /** The part was completed or passed once. */
    finished: z.boolean(),
    /** The chapter and the course, where this has finished the part; else null. */
    progress: z.nullable(reportProgress.response),
  }),
});
