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

/** An activity as lists show it [AT-01]. */
export const activityCard = v.object({
  /** Activity id. */
  id: v.int(),
  /** Kind of meeting. */
  kind: v.picklist(activityKinds),
  /** In the viewer’s language. */
  title: v.string(),
  /** Who invites: a department. */
  owner: v.string(),
  /** Where one meets, in few words. */
  place: v.string(),
  /** Begin of the first session, epoch ms. */
  beginsAt: epochMs,
  /** End of the last session, epoch ms. */
  endsAt: epochMs,
  /** Where it stands by the clock. */
  state: v.picklist(activityStates),
  /** When one can register. */
  registration: v.object({
    /** Its state. */
    state: v.picklist(registrationStates),
    /** Epoch ms. */
    from: epochMs,
    /** Epoch ms. */
    to: epochMs,
  }),
  /** How many can come. */
  places: v.int(),
  /** How many have registered, those who wait left out. */
  taken: v.int(),
  /** How many wait for a place. */
  waiting: v.int(),
  /** How many sessions it has, at least one. */
  sessionCount: v.int(),
  /** The viewer's state. */
  standing: v.picklist(activityStandings),
});
export type ActivityCard = v.InferOutput<typeof activityCard>;

/** A session of an activity: one signs in to each [AT-01]. */
export const activitySession = v.object({
  /** Session id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Epoch ms. */
  beginsAt: epochMs,
  /** Epoch ms. */
  endsAt: epochMs,
  /** Signing in opens, epoch ms; it ends with the session. */
  signInFrom: epochMs,
  /** Signing out opens, epoch ms. */
  signOutFrom: epochMs,
  /** Signing out ends, epoch ms. */
  signOutTo: epochMs,
  /** Its state for the viewer. */
  standing: v.picklist(activityStandings),
  /** When the viewer signed in, epoch ms. */
  signedInAt: v.nullable(epochMs),
  /** How. */
  signedInBy: v.nullable(v.picklist(signInWays)),
  /** When the viewer signed out, epoch ms. */
  signedOutAt: v.nullable(epochMs),
});
export type ActivitySession = v.InferOutput<typeof activitySession>;

/** A place to sit, both counted from 1 [TR-05]. */
export const activitySeat = v.object({
  /** Row, from the front. */
  row: v.int(),
  /** Column, from the left. */
  column: v.int(),
});
export type ActivitySeat = v.InferOutput<typeof activitySeat>;

/** All that is told of an activity [AT-01] [TR-05]. */
export const activityInfo = v.object({
  /** As lists show it. */
  activity: activityCard,
  /** What it is about, a paragraph each. */
  introduction: v.array(v.string()),
  /** Who answers questions. */
  organiser: v.string(),
  /** Where one meets, in full. */
  address: v.string(),
  /** How near one must be to sign in by place, metres. */
  radius: v.int(),
  /** How one can sign in. */
  ways: v.array(v.picklist(signInWays)),
  /** One signs out as well, or has not attended. */
  signOut: v.boolean(),
  /** Its sessions in their order. */
  sessions: v.array(activitySession),
  /** There is a plan of seats to choose from. */
  seated: v.boolean(),
  /** The viewer's seat. */
  seat: v.nullable(activitySeat),
  /** How many wait before the viewer, and the viewer, counted from 1; null who does not wait. */
  position: v.nullable(v.int()),
  /** The viewer may see the code and the attendance list. */
  organises: v.boolean(),
  /** What those who came think of it. */
  evaluation: v.object({
    /** How many have said. */
    count: v.int(),
    /** Mean of their stars in hundredths; 0 without any. */
    mean: v.int(),
    /** The viewer may say, now. */
    open: v.boolean(),
    /** What the viewer has said. */
    own: v.nullable(
      v.object({
        /** 1 to 5. */
        stars: v.int(),
        /** At most 300 characters. */
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
    /** Which part of the list. */
    phase: v.optional(v.picklist(activityTabs)),
    /** Words of the title, at most 80 characters. */
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
    /** Which part of the list. */
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

/** What goes with the refusal of an act. */
export const refusedActivity = v.object({
  /** Why. */
  refusal: v.picklist(activityRefusals),
  /** How far the venue is, metres; with `tooFar`. */
  distance: v.optional(v.int()),
  /** When a code is looked at again, seconds from now; with `tries`. */
  retryAfterS: v.optional(v.int()),
});
