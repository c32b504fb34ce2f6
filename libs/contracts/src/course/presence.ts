import { defineCall } from '../call.ts';
import { presenceOutcomes, presenceRefusals, presenceWays } from './presence.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `presenceRefused`. */
export const refusedPresence = v.object({
  /** Why. */
  refusal: v.picklist(presenceRefusals),
});

/** A question whether the learner is there; until it is answered, nothing counts as studied [CO-08]. */
export const presenceCheck = v.object({
  /** Its id. */
  id: v.int(),
  /** By a button or by the face. */
  way: v.picklist(['prompt', 'face']),
  /** When it was asked, epoch ms: what was studied up to here counts. */
  askedAt: epochMs,
  /** Until when an answer is in time, epoch ms. */
  until: epochMs,
});
export type PresenceCheck = v.InferOutput<typeof presenceCheck>;

/** What a course asks and what waits. */
const stand = v.object({
  /** How the course asks. */
  way: v.picklist(presenceWays),
  /** About how many minutes of study lie between two questions. */
  everyMinutes: v.int(),
  /** The question that waits; null for none. */
  open: v.nullable(presenceCheck),
});

export const courseVerify = defineCall({
  name: 'apiCourse/courseVerify',
  method: 'GET',
  summary: 'How a course asks whether its learner is there, and the question that waits for an answer',
  source: ['CO-08'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: stand,
});

export const setCourseVerifi = defineCall({
  name: 'apiCourse/setCourseVerifi',
  method: 'GET',
  summary:
    'Answers a question: the learner is there. For the face a check for this course must have passed since it was asked. Said again it is the same. Refused with `presenceRefused`',
  source: ['CO-08'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Of the question. */
    check_id: wireId,
  }),
  response: v.object({
    /** Outcome of the question. */
    outcome: v.picklist(presenceOutcomes),
  }),
});

/** A question that was asked, as its learner reads it. */
const presenceRecord = v.object({
  /** Its id. */
  id: v.int(),
  /** By a button or by the face. */
  way: v.picklist(['prompt', 'face']),
  /** When it was asked, epoch ms. */
  askedAt: epochMs,
  /** When it was answered, epoch ms; null: not. */
  answeredAt: v.nullable(epochMs),
  /** Its outcome. */
  outcome: v.picklist(presenceOutcomes),
});
export type PresenceRecord = v.InferOutput<typeof presenceRecord>;

export const getCourseVerifi = defineCall({
  name: 'apiCourse/GetCourseVerifi',
  method: 'GET',
  summary: 'The questions that a course has asked its learner, and what became of each, last first',
  source: ['CO-08'],
  request: page({
    /** Course id. */
    id: wireId,
  }),
  response: pageOf(presenceRecord),
});
