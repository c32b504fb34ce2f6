import { activityStandings, attendanceFilters, attendanceMarks, signInWays } from './activity.choices.ts';
import { activitySeat } from './activity.ts';
import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

/** The calls here are for whoever organises the activity and for administrators; all others are told `notFound`. */

export const activityCode = defineCall({
  name: 'apiActivity/code',
  method: 'GET',
  summary: 'The code that signs people in now, for the screen at the door',
  source: ['AT-01', 'TR-05'],
  request: z.object({
    /** Activity id. */
    id: wireId,
  }),
  response: z.object({
    /** Session that it signs in to; null while there is none. */
    sessionId: z.nullable(z.int()),
    /** Goes into the address of the activity. */
    code: z.string(),
    /** The same to type: six digits. */
    number: z.string(),
    /** When it changes, epoch ms; without a session when there will be one, 0 where none will. */
    changesAt: epochMs,
    /** The server's clock, epoch ms. */
    now: epochMs,
  }),
});
export type ActivityCode = z.output<(typeof activityCode)['response']>;

/** Someone in the attendance list of a session [TR-05]. */
export const attendanceRow = z.object({
  /** Who. */
  userId: z.int(),
  /** Name as registered. */
  name: z.string(),
  /** Department. */
  department: z.string(),
  /** Where the person stands with the session. */
  standing: z.enum(activityStandings),
  /** Where the person sits. */
  seat: z.nullable(activitySeat),
  /** Epoch ms. */
  signedInAt: z.nullable(epochMs),
  /** How. */
  signedInBy: z.nullable(z.enum(signInWays)),
  /** How far from the venue, metres, who signed in by place. */
  distance: z.nullable(z.int()),
  /** Epoch ms. */
  signedOutAt: z.nullable(epochMs),
});
export type AttendanceRow = z.output<typeof attendanceRow>;

/** How many there are of whom. */
export const attendanceCounts = z.object({
  /** Registered, those who wait left out. */
  all: z.int(),
  /** Signed in. */
  here: z.int(),
  /** Not signed in. */
  missing: z.int(),
  /** Waiting for a place. */
  waiting: z.int(),
});
export type AttendanceCounts = z.output<typeof attendanceCounts>;

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
    filter: z.optional(z.enum(attendanceFilters)),
  }),
  response: pageOf(attendanceRow, {
    /** How many there are of whom. */
    counts: attendanceCounts,
  }),
});

export const markAttendance = defineCall({
  name: 'apiActivity/mark',
  method: 'POST',
  summary: 'Ticks a name of the attendance list, or takes the tick back',
  source: ['AT-01', 'TR-05', 'HT-06'],
  request: z.object({
    /** Activity id. */
    id: wireId,
    /** Session id. */
    session: wireId,
    /** Who. */
    user: wireId,
    /** Signed in, signed out, or neither. */
    mark: z.enum(attendanceMarks),
  }),
  response: z.object({
    /** The person from now on. */
    row: attendanceRow,
    /** How many there are of whom from now on. */
    counts: attendanceCounts,
  }),
});

/** What somebody who came said, without the name. */
export const activityOpinion = z.object({
  /** Tells it from the others. */
  id: z.int(),
  /** 1 to 5. */
  stars: z.int(),
  /** In the words of whoever said it. */
  words: z.string(),
  /** Epoch ms. */
  at: epochMs,
});
export type ActivityOpinion = z.output<typeof activityOpinion>;

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
