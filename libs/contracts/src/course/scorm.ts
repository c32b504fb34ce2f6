import { defineCall } from '../call.ts';
import { scormLimits, scormStatuses, scormVersions } from './scorm.choices.ts';
import { reportProgress } from './study.ts';
import { epochMs, flag, text, wireId, wireInt, wireNumber } from '../wire.ts';
import { v } from '../v.ts';

const scormStatus = v.picklist(scormStatuses);
export type ScormStatus = v.InferOutput<typeof scormStatus>;

/** A part of a package (a SCO), as its list shows it. */
const scormPart = v.object({
  /** Number of the part, from 1. */
  no: v.int(),
  /** Title from the manifest. */
  title: v.string(),
  /** Status that it last reported. */
  status: scormStatus,
  /** It was completed or passed once; this never reverts. */
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
    /** Number of the part to open; 0 for the next one. */
    no: wireInt,
  }),
  response: v.object({
    /** Edition of the standard that the package follows. */
    version: v.picklist(scormVersions),
    /** Address of the runtime's page on the content origin; it opens only inside this learner's portal. */
    launchUrl: v.string(),
    /** End of the address's validity, epoch ms. */
    expiresAt: epochMs,
    /** Authorises the last hand-over of a page whose tab is being closed, see `scormLastPath`. */
    ticket: v.string(),
    /** Data of the learner that the package may read. */
    learner: v.object({
      /** The learner's number in the enterprise. */
      id: v.string(),
      /** Name that colleagues see. */
      name: v.string(),
    }),
    /** Parts in order. */
    parts: v.array(scormPart),
    /** The part to open. */
    current: v.object({
      /** Number of the part, from 1. */
      no: v.int(),
      /** Path of its file in the package with its query, relative to the launch address. */
      href: v.string(),
      /** Launch data from the manifest. */
      launchData: v.string(),
      /** An asset: it reports nothing and is finished once opened. */
      asset: v.boolean(),
      /** Passing score out of 100, from the manifest; null: the part decides alone. */
      mastery: v.nullable(v.number()),
      /** Completion threshold, 0–1, from the manifest; null: the part decides alone. */
      threshold: v.nullable(v.number()),
      /** Its page opens its own window, which a browser may block. */
      ownWindow: v.boolean(),
      /** Status that it last reported. */
      status: scormStatus,
      /** Score from 0 to 100; null before the first one. */
      score: v.nullable(v.number()),
      /** Bookmark, in the part's own format. */
      location: v.string(),
      /** Suspend data, in the part's own format. */
      suspend: v.string(),
      /** Seconds spent in it before, by its own count. */
      totalS: v.number(),
      /** Increases with each hand-over. */
      revision: v.int(),
    }),
  }),
});
export type ScormChapter = v.InferOutput<(typeof scormChapter)['response']>;

/**
 * Path on the content origin that takes the last hand-over of a closing page, when the portal's page no longer receives
 * it: a form with the fields of `commitScorm`, and `ticket` in place of the session, course and chapter.
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
    /** Id of the window with the study lease. */
    holder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Number of the part. */
    no: wireInt,
    /** Increases with each hand-over. */
    revision: wireInt,
    /** Status that the part reports. */
    status: scormStatus,
    /** Score from 0 to 100; absent when none was given. */
    score: v.optional(wireNumber),
    /** Bookmark of the part. */
    location: text(scormLimits.location),
    /** Suspend data of the part. */
    suspend: text(scormLimits.suspend),
    /** Seconds of this visit by the part's own count; stored for the package, never credited. */
    seconds: wireNumber,
    /** Y: the last hand-over of a visit; the next one starts a new visit. */
    ended: flag,
  }),
  response: v.object({
    /** Revision stored on the server. */
    revision: v.int(),
    /** Status that the part last reported. */
    status: scormStatus,
    /** The part was completed or passed once. */
    finished: v.boolean(),
    /** Progress of chapter and course when this finished the part; else null. */
    progress: v.nullable(reportProgress.response),
  }),
});
