import { activityStandings, attendanceFilters, attendanceMarks, signInWays } from './activity.choices.ts';
import { activitySeat } from './activity.ts';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** The calls here are for whoever organises the activity and for administrators; all others are told `notFound`. */

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
    /** Session that it signs in to; null while there is none. */
    sessionId: v.nullable(v.int()),
    /** Goes into the address of the activity. */
    code: v.string(),
    /** The same to type: six digits. */
    number: v.string(),
    /** When it changes, epoch ms; without a session when there will be one, 0 where none will. */
    changesAt: epochMs,
    /** The server's clock, epoch ms. */
    now: epochMs,
  }),
});
export type ActivityCode = v.InferOutput<(typeof activityCode)['response']>;

/** Someone in the attendance list of a session [TR-05]. */
export const attendanceRow = v.object({
  /** Who. */
  userId: v.int(),
  /** It is whoever asks: somebody else ticks their name. */
  own: v.boolean(),
  /** Name as registered. */
  name: v.string(),
  /** Department. */
  department: v.string(),
  /** State of the session for the person. */
  standing: v.picklist(activityStandings),
  /** Where the person sits. */
  seat: v.nullable(activitySeat),
  /** Epoch ms. */
  signedInAt: v.nullable(epochMs),
  /** How. */
  signedInBy: v.nullable(v.picklist(signInWays)),
  /** How far from the venue, metres, who signed in by place. */
  distance: v.nullable(v.int()),
  /** Epoch ms. */
  signedOutAt: v.nullable(epochMs),
});
export type AttendanceRow = v.InferOutput<typeof attendanceRow>;

/** How many there are of whom. */
export const attendanceCounts = v.object({
  /** Registered, those who wait left out. */
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
    /** Whom to list. */
    filter: v.optional(v.picklist(attendanceFilters)),
  }),
  response: pageOf(attendanceRow, {
    /** How many there are of whom. */
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
    /** Who. */
    user: wireId,
    /** Signed in, signed out, or neither. */
    mark: v.picklist(attendanceMarks),
  }),
  response: v.object({
    /** The person from now on. */
    row: attendanceRow,
    /** How many there are of whom from now on. */
    counts: attendanceCounts,
  }),
});

/** What somebody who came said, without the name. */
export const activityOpinion = v.object({
  /** Tells it from the others. */
  id: v.int(),
  /** 1 to 5. */
  stars: v.int(),
  /** In the words of whoever said it. */
  words: v.string(),
  /** Epoch ms. */
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
