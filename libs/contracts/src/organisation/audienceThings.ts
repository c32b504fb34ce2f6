import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, flag, text, wireId, wireInt, wireJson } from '../wire.ts';
import { audience } from '../manage/audience.ts';
import { audienceName } from './audience.calls.ts';
import { audienceUseKinds, somePeople } from './groups.ts';

const source = ['AC-10', 'SE-08'];

/** A thing that may be for an audience. */
const thing = v.object({
  /** Kind of the thing. */
  kind: v.picklist(audienceUseKinds),
  /** Id within the kind. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
  /** Its audience; null: everyone. */
  audience: v.nullable(audience),
  /** Begins a change; another one is refused with `conflict`. 0: everyone. */
  began: v.int(),
  /** People whom it is for within the caller’s rights, without those who have left. */
  people: v.int(),
  /** When somebody last changed whom it is for in the console; null: never. */
  changedAt: v.nullable(epochMs),
  /** Whether the caller may change whom it is for. */
  own: v.boolean(),
});
export type ManagedThing = v.InferOutput<typeof thing>;

/** Names of the groups and people of audiences. */
const names = v.object({
  /** Groups. */
  groups: v.array(audienceName),
  /** People within the caller’s rights. */
  people: v.array(audienceName),
});
export type AudienceNamed = v.InferOutput<typeof names>;

const which = {
  /** Kind of the thing. */
  kind: v.picklist(audienceUseKinds),
  /** Id within the kind. */
  id: wireId,
};

export const audienceThingList = defineCall({
  name: 'manage/audience/things',
  method: 'GET',
  may: 'people.see',
  summary:
    'Things that may be for audiences, by kind, the newest of each first: those of the areas that the caller may see, in departments those whose audience lies within these',
  source,
  request: page({
    /** Words of the name; empty: all. */
    q: v.optional(text(60), ''),
    /** Kind of the things; empty: all. */
    kind: v.optional(v.picklist(['', ...audienceUseKinds]), ''),
    /** Y: those alone that are not for everyone. */
    some: v.optional(flag, 'N'),
  }),
  response: pageOf(thing, {
    /** Things that the filters find. */
    total: v.int(),
    /** Kinds that the caller may see. */
    kinds: v.array(v.picklist(audienceUseKinds)),
    /** Names of the groups and people of the audiences of this page. */
    names,
  }),
});

export const audienceThing = defineCall({
  name: 'manage/audience/of',
  method: 'GET',
  may: 'people.see',
  summary: 'A thing with whom it is for. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object(which),
  response: v.object({
    /** The thing. */
    thing,
    /** Names of the groups and people of its audience. */
    names,
  }),
});

export const audienceEffect = defineCall({
  name: 'manage/audience/effect',
  method: 'POST',
  // It changes nothing.
  idempotent: false,
  may: 'people.see',
  summary:
    'What another audience of a thing would do; nothing is saved. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    ...which,
    /** The other audience; null: everyone. */
    audience: wireJson(v.nullable(audience)),
  }),
  response: v.object({
    /** People who would see it and do not today. */
    comes: somePeople,
    /** People who would not see it any more. */
    leaves: somePeople,
    /** People whom it would not be for, and who keep what they have of it: progress, answers, registrations. */
    keeps: somePeople,
  }),
});

export const setAudience = defineCall({
  name: 'manage/audience/set',
  method: 'POST',
  may: 'people.see',
  summary:
    'Changes whom a thing is for, at once; it takes the right to edit in the area of the thing. Refused: `conflict` when somebody else has changed it, with `data.thing`; `fieldsRefused` for departments, groups and people that are not there; `adminsOnly` beyond the caller’s rights',
  source,
  request: v.object({
    ...which,
    /** `began` of the thing that the change began from. */
    began: wireInt,
    /** Its audience from now on; null: everyone. */
    audience: wireJson(v.nullable(audience)),
  }),
  response: v.object({
    /** The thing as it is now. */
    thing,
  }),
});
