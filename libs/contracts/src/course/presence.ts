import { defineCall } from '../call.ts';
import { presenceOutcomes, presenceRefusals, presenceWays } from './presence.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `presenceRefused`. */
export const refusedPresence = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(presenceRefusals),
});

/** A presence check; until it is answered, no study time is counted [CO-08]. */
export const presenceCheck = v.object({
  /** Check id. */
  id: v.int(),
  /** Button or face check. */
  way: v.picklist(['prompt', 'face']),
  /** Time of the question, epoch ms; study up to it counts. */
  askedAt: epochMs,
  /** Deadline for an answer in time, epoch ms. */
  until: epochMs,
});
export type PresenceCheck = v.InferOutput<typeof presenceCheck>;

/** Presence checks of a course for its learner. */
const stand = v.object({
  /** Kind of the checks. */
  way: v.picklist(presenceWays),
  /** Average minutes of study between two checks. */
  everyMinutes: v.int(),
  /** The check that waits for an answer; null for none. */
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
    /** Check id. */
    check_id: wireId,
  }),
  response: v.object({
    /** Outcome of the check. */
    outcome: v.picklist(presenceOutcomes),
  }),
});

/** A past presence check, as its learner reads it. */
const presenceRecord = v.object({
  /** Check id. */
  id: v.int(),
  /** Button or face check. */
  way: v.picklist(['prompt', 'face']),
  /** Time of the question, epoch ms. */
  askedAt: epochMs,
  /** Time of the answer, epoch ms; null when it was not answered. */
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
