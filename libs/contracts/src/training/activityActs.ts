import { evaluationCharacters, signInWays } from './activity.choices.ts';
import { codec } from '../codec.ts';
import { activityInfo, activitySeat } from './activity.ts';
import { defineCall } from '../call.ts';
import { text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const ofActivity = v.object({
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
  response: v.object({
    /** Rows, from the front. */
    rows: v.int(),
    /** Seats per row. */
    columns: v.int(),
    /** Columns followed by an aisle. */
    aisles: v.array(v.int()),
    /** Seats not in use. */
    closed: v.array(activitySeat),
    /** Seats taken by others. */
    taken: v.array(activitySeat),
    /** The viewer's own seat. */
    own: v.nullable(activitySeat),
  }),
});

export const chooseSeat = defineCall({
  name: 'apiActivity/chooseSeat',
  method: 'POST',
  summary: 'Takes a seat by row and column; the one before is free again',
  source: ['TR-05', 'HT-06'],
  request: v.object({
    /** Activity id. */
    id: wireId,
    /** Row, from the front, counted from 1. */
    row: v.pipe(wireInt, v.minValue(1), v.maxValue(99)),
    /** Column, from the left, counted from 1. */
    column: v.pipe(wireInt, v.minValue(1), v.maxValue(99)),
  }),
  response: activityInfo,
});

/** Degrees, precise to about a metre. */
const degrees = codec(v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,5})?$/)), v.number(), {
  decode: (digits) => Number(digits),
  encode: (value) => String(Math.round(value * 1e5) / 1e5),
});

/** Longest code or name for signing in. */
const longestSign = 120;

export const signInActivity = defineCall({
  name: 'apiActivity/signIn',
  method: 'POST',
  // A wrong number is counted although the call is refused; repeated signing in changes nothing.
  idempotent: false,
  summary:
    'Signs in to the session that is on: by its code, by being near, or by the name as registered; of wrong numbers five in ten minutes are looked at',
  source: ['AT-01', 'TR-05'],
  request: v.object({
    /** Activity id. */
    id: wireId,
    /** Way to sign in; `list` is reserved for the organiser. */
    way: v.pipe(
      v.picklist(signInWays),
      v.check((way) => way !== 'list'),
    ),
    /** Code from the address, number on the screen, or name. */
    proof: v.optional(text(longestSign)),
    /** Degrees north; with `place`. Not stored. */
    latitude: v.optional(v.pipe(degrees, v.minValue(-90), v.maxValue(90))),
    /** Degrees east; with `place`. Not stored. */
    longitude: v.optional(v.pipe(degrees, v.minValue(-180), v.maxValue(180))),
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
  request: v.object({
    /** Activity id. */
    id: wireId,
    /** Stars, 1 to 5. */
    stars: v.pipe(wireInt, v.minValue(1), v.maxValue(5)),
    /** Text, at most 300 characters. */
    words: text(evaluationCharacters),
  }),
  response: activityInfo,
});
