import {
  activityKinds,
  activityRefusals,
  activityStandings,
  activityStates,
  activityTabs,
  myActivityTabs,
  registrationStates,
  signInWays,
} from './activity.choices.ts';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** An activity in a list [AT-01]. */
export const activityCard = v.object({
  /** Activity id. */
  id: v.int(),
  /** Kind of meeting. */
  kind: v.picklist(activityKinds),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Inviting department. */
  owner: v.string(),
  /** Meeting place, shortened. */
  place: v.string(),
  /** Start of the first session, epoch ms. */
  beginsAt: epochMs,
  /** End of the last session, epoch ms. */
  endsAt: epochMs,
  /** State by the clock. */
  state: v.picklist(activityStates),
  /** Registration period. */
  registration: v.object({
    /** State by the clock. */
    state: v.picklist(registrationStates),
    /** Opening, epoch ms. */
    from: epochMs,
    /** Closing, epoch ms. */
    to: epochMs,
  }),
  /** Number of places. */
  places: v.int(),
  /** Registered people, without the waiting list. */
  taken: v.int(),
  /** People on the waiting list. */
  waiting: v.int(),
  /** Number of sessions, at least one. */
  sessionCount: v.int(),
  /** The viewer's state. */
  standing: v.picklist(activityStandings),
});
export type ActivityCard = v.InferOutput<typeof activityCard>;

/** A session of an activity, with its own sign-in [AT-01]. */
export const activitySession = v.object({
  /** Session id. */
  id: v.int(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Start, epoch ms. */
  beginsAt: epochMs,
  /** End, epoch ms. */
  endsAt: epochMs,
  /** Opening of the sign-in, epoch ms; it closes with the session. */
  signInFrom: epochMs,
  /** Opening of the sign-out, epoch ms. */
  signOutFrom: epochMs,
  /** Closing of the sign-out, epoch ms. */
  signOutTo: epochMs,
  /** State of the viewer in the session. */
  standing: v.picklist(activityStandings),
  /** Time of the viewer's sign-in, epoch ms. */
  signedInAt: v.nullable(epochMs),
  /** Way of the viewer's sign-in. */
  signedInBy: v.nullable(v.picklist(signInWays)),
  /** Time of the viewer's sign-out, epoch ms. */
  signedOutAt: v.nullable(epochMs),
});
export type ActivitySession = v.InferOutput<typeof activitySession>;

/** A seat, row and column counted from 1 [TR-05]. */
export const activitySeat = v.object({
  /** Row, from the front. */
  row: v.int(),
  /** Column, from the left. */
  column: v.int(),
});
export type ActivitySeat = v.InferOutput<typeof activitySeat>;

/** All details of an activity [AT-01] [TR-05]. */
export const activityInfo = v.object({
  /** The activity as in lists. */
  activity: activityCard,
  /** Description by paragraphs. */
  introduction: v.array(v.string()),
  /** Contact for questions. */
  organiser: v.string(),
  /** Full address of the venue. */
  address: v.string(),
  /** Largest distance for signing in by place, metres. */
  radius: v.int(),
  /** Ways to sign in. */
  ways: v.array(v.picklist(signInWays)),
  /** True when attendance also requires signing out. */
  signOut: v.boolean(),
  /** Sessions in chronological order. */
  sessions: v.array(activitySession),
  /** True when the activity has a seating plan to choose from. */
  seated: v.boolean(),
  /** The viewer's seat. */
  seat: v.nullable(activitySeat),
  /** The viewer's position on the waiting list, from 1; null when not waiting. */
  position: v.nullable(v.int()),
  /** True when the viewer may see the code and the attendance list. */
  organises: v.boolean(),
  /** Evaluation by attendees. */
  evaluation: v.object({
    /** Number of evaluations. */
    count: v.int(),
    /** Mean of the stars in hundredths; 0 without evaluations. */
    mean: v.int(),
    /** True when the viewer may evaluate it now. */
    open: v.boolean(),
    /** The viewer's own evaluation. */
    own: v.nullable(
      v.object({
        /** Stars, 1 to 5. */
        stars: v.int(),
        /** Text, at most 300 characters. */
        words: v.string(),
      }),
    ),
  }),
  /** The server's clock, epoch ms. */
  now: epochMs,
});
export type ActivityInfo = v.InferOutput<typeof activityInfo>;

export const activityList = defineCall({
  name: 'apiActivity/list',
  method: 'GET',
  summary: 'Activities: those to come by their beginning, those that ended the last first',
  source: ['AT-01'],
  access: 'open',
  request: page({
    /** Requested part of the list. */
    phase: v.optional(v.picklist(activityTabs)),
    /** Search words in the title, at most 80 characters. */
    keyword: v.optional(text(80)),
  }),
  response: pageOf(activityCard),
});

export const myActivities = defineCall({
  name: 'apiActivity/mine',
  method: 'GET',
  summary: 'Activities that the viewer has registered for or waits for',
  source: ['AT-01'],
  request: page({
    /** Requested part of the list. */
    phase: v.optional(v.picklist(myActivityTabs)),
  }),
  response: pageOf(activityCard),
});

export const activityDetail = defineCall({
  name: 'apiActivity/detail',
  method: 'GET',
  summary: 'An activity with its sessions, and where the viewer stands',
  source: ['AT-01', 'TR-05'],
  access: 'open',
  request: v.object({
    /** Activity id. */
    id: wireId,
  }),
  response: activityInfo,
});

/** Data of a refusal. */
export const refusedActivity = v.object({
  /** Reason of the refusal. */
  refusal: v.picklist(activityRefusals),
  /** Distance from the venue, metres; with `tooFar`. */
  distance: v.optional(v.int()),
  /** Seconds until the next code is accepted; with `tries`. */
  retryAfterS: v.optional(v.int()),
});
