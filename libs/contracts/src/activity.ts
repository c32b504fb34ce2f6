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
import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { epochMs, text, wireId } from './wire.ts';
import { z } from './z.ts';

/** An activity as lists show it [AT-01]. */
export const activityCard = z.object({
  /** Activity id. */
  id: z.int(),
  /** What kind of meeting it is. */
  kind: z.enum(activityKinds),
  /** In the viewer’s language. */
  title: z.string(),
  /** Who invites: a department. */
  owner: z.string(),
  /** Where one meets, in few words. */
  place: z.string(),
  /** Begin of the first session, epoch ms. */
  beginsAt: epochMs,
  /** End of the last session, epoch ms. */
  endsAt: epochMs,
  /** Where it stands by the clock. */
  state: z.enum(activityStates),
  /** When one can register. */
  registration: z.object({
    /** Where it stands. */
    state: z.enum(registrationStates),
    /** Epoch ms. */
    from: epochMs,
    /** Epoch ms. */
    to: epochMs,
  }),
  /** How many can come. */
  places: z.int(),
  /** How many have registered, those who wait left out. */
  taken: z.int(),
  /** How many wait for a place. */
  waiting: z.int(),
  /** How many sessions it has, at least one. */
  sessionCount: z.int(),
  /** Where the viewer stands. */
  standing: z.enum(activityStandings),
});
export type ActivityCard = z.output<typeof activityCard>;

/** A session of an activity: one signs in to each [AT-01]. */
export const activitySession = z.object({
  /** Session id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
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
  /** Where the viewer stands with it. */
  standing: z.enum(activityStandings),
  /** When the viewer signed in, epoch ms. */
  signedInAt: z.nullable(epochMs),
  /** How. */
  signedInBy: z.nullable(z.enum(signInWays)),
  /** When the viewer signed out, epoch ms. */
  signedOutAt: z.nullable(epochMs),
});
export type ActivitySession = z.output<typeof activitySession>;

/** A place to sit, both counted from 1 [TR-05]. */
export const activitySeat = z.object({
  /** Row, from the front. */
  row: z.int(),
  /** Column, from the left. */
  column: z.int(),
});
export type ActivitySeat = z.output<typeof activitySeat>;

/** All that is told of an activity [AT-01] [TR-05]. */
export const activityInfo = z.object({
  /** As lists show it. */
  activity: activityCard,
  /** What it is about, a paragraph each. */
  introduction: z.array(z.string()),
  /** Who answers questions. */
  organiser: z.string(),
  /** Where one meets, in full. */
  address: z.string(),
  /** How near one must be to sign in by place, metres. */
  radius: z.int(),
  /** How one can sign in. */
  ways: z.array(z.enum(signInWays)),
  /** One signs out as well, or has not attended. */
  signOut: z.boolean(),
  /** Its sessions in their order. */
  sessions: z.array(activitySession),
  /** There is a plan of seats to choose from. */
  seated: z.boolean(),
  /** The viewer's seat. */
  seat: z.nullable(activitySeat),
  /** How many wait before the viewer, and the viewer, counted from 1; null who does not wait. */
  position: z.nullable(z.int()),
  /** The viewer may see the code and the attendance list. */
  organises: z.boolean(),
  /** What those who came think of it. */
  evaluation: z.object({
    /** How many have said. */
    count: z.int(),
    /** Mean of their stars in hundredths; 0 without any. */
    mean: z.int(),
    /** The viewer may say, now. */
    open: z.boolean(),
    /** What the viewer has said. */
    own: z.nullable(
      z.object({
        /** 1 to 5. */
        stars: z.int(),
        /** At most 300 characters. */
        words: z.string(),
      }),
    ),
  }),
  /** The server's clock, epoch ms. */
  now: epochMs,
});
export type ActivityInfo = z.output<typeof activityInfo>;

export const activityList = defineCall({
  name: 'apiActivity/list',
  method: 'GET',
  summary: 'Activities: those to come by their beginning, those that ended the last first',
  source: ['AT-01'],
  access: 'open',
  request: page({
    /** Which part of the list. */
    phase: z.optional(z.enum(activityTabs)),
    /** Words of the title, at most 80 characters. */
    keyword: z.optional(text(80)),
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
    phase: z.optional(z.enum(myActivityTabs)),
  }),
  response: pageOf(activityCard),
});

export const activityDetail = defineCall({
  name: 'apiActivity/detail',
  method: 'GET',
  summary: 'An activity with its sessions, and where the viewer stands',
  source: ['AT-01', 'TR-05'],
  access: 'open',
  request: z.object({
    /** Activity id. */
    id: wireId,
  }),
  response: activityInfo,
});

/** What goes with the refusal of an act. */
export const refusedActivity = z.object({
  /** Why. */
  refusal: z.enum(activityRefusals),
  /** How far the venue is, metres; with `tooFar`. */
  distance: z.optional(z.int()),
});
