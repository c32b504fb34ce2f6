import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { page, pageOf } from '../page.ts';
import { shareWays } from './share.choices.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A course that the learner has shared. */
export const sharedCourse = v.object({
  /** Share id. */
  id: v.int(),
  /** The course as lists show it. */
  course: courseCard,
  /** Time of the last sharing. */
  sharedAt: epochMs,
  /** Number of people who came through its link, without the sharer. */
  came: v.int(),
  /** On the shelf and visible to the learner: it can be opened [CO-07]. */
  available: v.boolean(),
  /** Why an administrator has stopped it: who comes is no longer counted; null: nobody has. */
  stopped: v.nullable(v.string()),
});
export type SharedCourse = v.InferOutput<typeof sharedCourse>;

export const playbillCourse = defineCall({
  name: '/yii/appapi/v1/playbill/course',
  method: 'GET',
  summary: 'What the picture of a shared course shows, and the code its link carries. Refuses as the course’s own page',
  source: ['CO-02', 'CO-14'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: v.object({
    /** Course id. */
    id: v.int(),
    /** Title in the reader's language. */
    title: v.string(),
    /** Subject of its drawn cover. */
    motif: coverMotif,
    /** Name of its lecturer. */
    lecturer: v.string(),
    /** Number of chapters. */
    chapterCount: v.int(),
    /** Total length, seconds. */
    durationS: v.number(),
    /** Name of the learner who shares it. */
    sharer: v.string(),
    /** Name of the portal, printed at the foot. */
    portal: v.string(),
    /** Code of the share in the query of the course's address; stable across calls. */
    code: v.string(),
    /** Number of people who came through it so far. */
    came: v.int(),
  }),
});
export type Playbill = v.InferOutput<(typeof playbillCourse)['response']>;

export const keepShare = defineCall({
  name: 'apiMy/share/keep',
  method: 'POST',
  summary: 'Keeps that the learner has passed a course on; told again, it is the last time that changes',
  source: ['CO-14'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Way of sharing. */
    by: v.picklist(shareWays),
  }),
  response: v.object({
    /** Share id. */
    share: v.int(),
  }),
});

export const shareCame = defineCall({
  name: 'apiCourse/share/came',
  method: 'POST',
  access: 'open',
  summary: 'Says that somebody came through a share. Each person counts once, whoever shared not at all',
  source: ['CO-14'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Code of the share from the address. An unknown code is not counted. */
    through: text(32),
  }),
  response: v.object({
    /** The visit was counted now. */
    counted: v.boolean(),
  }),
});

export const shareList = defineCall({
  name: 'apiMy/share',
  method: 'GET',
  summary: 'The courses that the learner has passed on, last first',
  source: ['CO-14'],
  request: page({}),
  response: pageOf(sharedCourse, {
    /** Number of shares. */
    total: v.int(),
    /** Number of people who came through all shares. */
    came: v.int(),
  }),
});

export const removeShare = defineCall({
  name: 'apiMy/share/delete',
  method: 'POST',
  summary: 'Takes a share out of the list: its link goes on opening the course, who comes is no longer counted',
  source: ['CO-14'],
  request: v.object({
    /** Share id. */
    share: wireId,
  }),
  response: v.object({
    /** The share existed and was removed. */
    removed: v.boolean(),
  }),
});
