import { activityStandings, attendanceFilters, attendanceMarks, signInWays } from './activity.choices.ts';
import { activitySeat } from './activity.ts';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** The calls here are for organisers of the activity and for administrators; others are refused with `notFound`. */

export const activityCode = defineCall({
  name: 'apiActivity/code',
  method: 'GET',
  summary: 'The code that signs people in now, for the screen at the door',
  source: ['AT-01', 'TR-05'],
  request: v.object({
    /** Activity id. */
    id: wireId,
  }),
  response: v.object({
    /** Id of the session to sign in to; null without one. */
    sessionId: v.nullable(v.int()),
    /** Code for the address of the activity. */
    code: v.string(),
    /** Six-digit number to type instead of the code. */
    number: v.string(),
    /** Time of its change, epoch ms; without a session the start of the next one, 0 without any. */
    changesAt: epochMs,
    /** The server's clock, epoch ms. */
    now: epochMs,
  }),
});
export type ActivityCode = v.InferOutput<(typeof activityCode)['response']>;

/** A person in the attendance list of a session [TR-05]. */
export const attendanceRow = v.object({
  /** User id. */
  userId: v.int(),
  /** True for the viewer, whose name another person ticks. */
  own: v.boolean(),
  /** Name as registered. */
  name: v.string(),
  /** Department. */
  department: v.string(),
  /** State of the person in the session. */
  standing: v.picklist(activityStandings),
  /** Seat of the person. */
  seat: v.nullable(activitySeat),
  /** Time of the sign-in, epoch ms. */
  signedInAt: v.nullable(epochMs),
  /** Way of the sign-in. */
  signedInBy: v.nullable(v.picklist(signInWays)),
  /** Distance from the venue in metres, for a sign-in by place. */
  distance: v.nullable(v.int()),
  /** Time of the sign-out, epoch ms. */
  signedOutAt: v.nullable(epochMs),
});
export type AttendanceRow = v.InferOutput<typeof attendanceRow>;

/** Number of people per filter. */
export const attendanceCounts = v.object({
  /** Registered, without the waiting list. */
  all: v.int(),
  /** Signed in. */
  here: v.int(),
  /** Not signed in. */
  missing: v.int(),
  /** Waiting for a place. */
  waiting: v.int(),
});
export type AttendanceCounts = v.InferOutput<typeof attendanceCounts>;

export const attendanceList = defineCall({
  name: 'apiActivity/attendance',
  method: 'GET',
  summary: 'The attendance list of a session, in the order of registration',
  source: ['AT-01', 'TR-05'],
  request: page({
    /** Activity id. */
    id: wireId,
    /** Session id. */
    session: wireId,
    /** Filter of the list. */
    filter: v.optional(v.picklist(attendanceFilters)),
  }),
  response: pageOf(attendanceRow, {
    /** Number of people per filter. */
    counts: attendanceCounts,
  }),
});

export const markAttendance = defineCall({
  name: 'apiActivity/mark',
  method: 'POST',
  summary: 'Ticks a name of the attendance list, or takes the tick back. Refused with `ownWork` for one’s own',
  source: ['AT-01', 'TR-05', 'HT-06'],
  request: v.object({
    /** Activity id. */
    id: wireId,
    /** Session id. */
    session: wireId,
    /** User id. */
    user: wireId,
    /** Signed in, signed out, or neither. */
    mark: v.picklist(attendanceMarks),
  }),
  response: v.object({
    /** The person's row after the change. */
    row: attendanceRow,
    /** Counts after the change. */
    counts: attendanceCounts,
  }),
});

/** An attendee's evaluation without the name. */
export const activityOpinion = v.object({
  /** Id that distinguishes it from others. */
  id: v.int(),
  /** Stars, 1 to 5. */
  stars: v.int(),
  /** Text of the attendee. */
  words: v.string(),
  /** Time, epoch ms. */
  at: epochMs,
});
export type ActivityOpinion = v.InferOutput<typeof activityOpinion>;

export const activityOpinions = defineCall({
  name: 'apiActivity/opinions',
  method: 'GET',
  summary: 'What those who came said, the last first, without their names',
  source: ['AT-01'],
  request: page({
    /** Activity id. */
    id: wireId,
  }),
  response: pageOf(activityOpinion),
});
