import { evaluationCharacters, signInWays } from './activity.choices.ts';
import { activityInfo, activitySeat } from './activity.ts';
import { defineCall } from './call.ts';
import { text, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

const ofActivity = z.object({
  /** Activity id. */
  id: wireId,
});

export const registerActivity = defineCall({
  name: 'apiActivity/register',
  method: 'POST',
  summary: 'Takes a place, or the end of the waiting list where none is left',
  source: ['AT-01', 'HT-06'],
  request: ofActivity,
  response: activityInfo,
});

export const cancelActivity = defineCall({
  name: 'apiActivity/cancel',
  method: 'POST',
  summary: 'Gives place and seat back; who waits longest moves up and is told',
  source: ['AT-01', 'HT-06'],
  request: ofActivity,
  response: activityInfo,
});

export const activitySeats = defineCall({
  name: 'apiActivity/seats',
  method: 'GET',
  summary: 'The plan of seats: which are taken, never by whom',
  source: ['TR-05'],
  request: ofActivity,
  response: z.object({
    /** Rows, from the front. */
    rows: z.int(),
    /** Seats of a row. */
    columns: z.int(),
    /** Columns behind which there is an aisle. */
    aisles: z.array(z.int()),
    /** Seats not in use. */
    closed: z.array(activitySeat),
    /** Seats of others. */
    taken: z.array(activitySeat),
    /** The viewer's. */
    own: z.nullable(activitySeat),
  }),
});

export const chooseSeat = defineCall({
  name: 'apiActivity/chooseSeat',
  method: 'POST',
  summary: 'Takes a seat by row and column; the one before is free again',
  source: ['TR-05', 'HT-06'],
  request: z.object({
    /** Activity id. */
    id: wireId,
    /** Row, from the front, counted from 1. */
    row: wireInt.check(z.gte(1), z.lte(99)),
    /** Column, from the left, counted from 1. */
    column: wireInt.check(z.gte(1), z.lte(99)),
  }),
  response: activityInfo,
});

/** Degrees, to a metre or so. */
const degrees = z.codec(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,5})?$/)), z.number(), {
  decode: (digits) => Number(digits),
  encode: (value) => String(Math.round(value * 1e5) / 1e5),
});

/** Longest code or name that signs somebody in. */
const longestSign = 120;

export const signInActivity = defineCall({
  name: 'apiActivity/signIn',
  method: 'POST',
  summary: 'Signs in to the session that is on: by its code, by being near, or by the name as registered',
  source: ['AT-01', 'TR-05', 'HT-06'],
  request: z.object({
    /** Activity id. */
    id: wireId,
    /** How; `list` is the organiser's. */
    way: z.enum(signInWays).check(z.refine((way) => way !== 'list')),
    /** The code of the address or the number on the screen, or the name. */
    proof: z.optional(text(longestSign)),
    /** Degrees north; with `place`. Kept nowhere. */
    latitude: z.optional(degrees.check(z.gte(-90), z.lte(90))),
    /** Degrees east; with `place`. Kept nowhere. */
    longitude: z.optional(degrees.check(z.gte(-180), z.lte(180))),
  }),
  response: activityInfo,
});

export const signOutActivity = defineCall({
  name: 'apiActivity/signOut',
  method: 'POST',
  summary: 'Signs out of the session that ends',
  source: ['AT-01', 'HT-06'],
  request: ofActivity,
  response: activityInfo,
});

export const evaluateActivity = defineCall({
  name: 'apiActivity/evaluate',
  method: 'POST',
  summary: 'Says what one thinks of an activity that has ended; said again, it replaces what was said',
  source: ['AT-01', 'HT-06'],
  request: z.object({
    /** Activity id. */
    id: wireId,
    /** 1 to 5. */
    stars: wireInt.check(z.gte(1), z.lte(5)),
    /** At most 300 characters. */
    words: text(evaluationCharacters),
  }),
  response: activityInfo,
});
