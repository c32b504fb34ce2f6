import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { page, pageOf } from '../page.ts';
import { shareWays } from './share.choices.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A course that somebody has passed on. */
export const sharedCourse = v.object({
  /** Id of the share. */
  id: v.int(),
  /** The course as lists show it. */
  course: courseCard,
  /** When it was last passed on. */
  sharedAt: epochMs,
  /** People who came through its link, each counted once; whoever shared it is not. */
  came: v.int(),
  /** On the shelf and visible to the learner: it can be opened [CO-07]. */
  available: v.boolean(),
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
    /** In the reader's language. */
    title: v.string(),
    /** Subject of its drawn cover. */
    motif: coverMotif,
    /** Name of who teaches it. */
    lecturer: v.string(),
    /** Chapters in it. */
    chapterCount: v.int(),
    /** Length of all of it, seconds. */
    durationS: v.number(),
    /** Name of the learner who shares it. */
    sharer: v.string(),
    /** Name of the portal, which stands at its foot. */
    portal: v.string(),
    /** Tells whose share it is, in the query of the course's address; the same each time. */
    code: v.string(),
    /** People who came through it so far. */
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
    /** How it was passed on. */
    by: v.picklist(shareWays),
  }),
  response: v.object({
    /** Id of the share. */
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
    /** As the address has it. None such: nothing is counted. */
    through: text(32),
  }),
  response: v.object({
    /** It was counted now. */
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
    /** All shares. */
    total: v.int(),
    /** People who came through all of them. */
    came: v.int(),
  }),
});

export const removeShare = defineCall({
  name: 'apiMy/share/delete',
  method: 'POST',
  summary: 'Takes a share out of the list: its link goes on opening the course, who comes is no longer counted',
  source: ['CO-14'],
  request: v.object({
    /** Id of the share. */
    share: wireId,
  }),
  response: v.object({
    /** It was there. */
    removed: v.boolean(),
  }),
});
