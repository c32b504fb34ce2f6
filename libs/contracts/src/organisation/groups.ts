import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { audience, audienceRule } from '../manage/audience.ts';
import { mostActedOn } from './people.choices.ts';
import { writtenText } from '../manage/writtenText.ts';
import { managedPerson } from './people.ts';

/** Longest name of a group. */
export const longestGroup = 60;

/** People shown of those whom a rule would take, bring in or lose. */
export const shownOfMany = 20;

/** Kinds of things that are for audiences. */
export const audienceUseKinds = [
  'course',
  'exam',
  'questionnaire',
  'programme',
  'homework',
  'activity',
  'product',
  'room',
  'announcement',
  'category',
] as const;
export type AudienceUseKind = (typeof audienceUseKinds)[number];

/** A group: people kept by hand, or whom a rule fits. */
const group = v.object({
  /** Id of the group. */
  id: v.int(),
  /** Name in the languages of the enterprise. */
  name: writtenText(longestGroup),
  /** Conditions that its people meet; null: they are kept by hand. */
  rule: v.nullable(audienceRule),
  /** Department whose administrators keep it, and whose people alone it takes; null: the enterprise. */
  department: v.nullable(
    v.object({
      /** Id of the department. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
    }),
  ),
  /** Its people within the caller’s rights, without those who have left. */
  people: v.int(),
  /** Whether the caller may change it. */
  own: v.boolean(),
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
});
export type ManagedGroup = v.InferOutput<typeof group>;

/** Some people: how many, and the first by name. */
export const somePeople = v.object({
  /** Number of people within the caller’s rights, without those who have left. */
  count: v.int(),
  /** The first by name, at most `shownOfMany`. */
  people: v.array(managedPerson),
});
export type SomePeople = v.InferOutput<typeof somePeople>;

const source = ['AC-10', 'SE-08'];

export const manageGroups = defineCall({
  name: 'manage/groups/list',
  method: 'GET',
  may: 'people.see',
  summary:
    'Groups, newest first. Who has the right for departments alone sees the groups of the enterprise, with the own people counted, and those of the own departments',
  source,
  request: page({
    /** Words of the name; empty: all. */
    q: v.optional(text(60), ''),
  }),
  response: pageOf(group, {
    /** Groups that the words find. */
    total: v.int(),
  }),
});

export const manageGroup = defineCall({
  name: 'manage/groups/detail',
  method: 'GET',
  may: 'people.see',
  summary: 'A group. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the group. */
    id: wireId,
  }),
  response: group,
});

const written = {
  /** Name in the languages of the enterprise. */
  name: wireJson(writtenText(longestGroup)),
  /** Conditions that its people meet; null: they are kept by hand. Which of both it is stays. */
  rule: wireJson(v.nullable(audienceRule)),
};

export const saveGroup = defineCall({
  name: 'manage/groups/save',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Adds or changes a group; whom things are for follows at once. Refused: `conflict` for an older revision, with `data.group`; `fieldsRefused`; `adminsOnly` for a department beyond the caller’s rights',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Of a new one, the department whose administrators keep it; 0: the enterprise. */
    department: wireInt,
    ...written,
  }),
  response: group,
});

export const groupAudience = defineCall({
  name: 'manage/groups/keep',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Keeps the people of an audience as a group of the enterprise, by hand: those whom it takes now, within the caller’s rights. Refused: `adminsOnly` without the right for the enterprise; `fieldsRefused` without a name',
  source,
  request: v.object({
    /** Name in the languages of the enterprise. */
    name: written.name,
    /** The audience; null: everyone. */
    audience: wireJson(v.nullable(audience)),
  }),
  response: group,
});

export const removeGroup = defineCall({
  name: 'manage/groups/remove',
  method: 'POST',
  may: 'people.edit',
  summary: 'Removes a group. Refused: `conflict` while something is for it, with the things in `data.uses`',
  source,
  request: v.object({
    /** Id of the group. */
    id: wireId,
  }),
  response: v.object({}),
});

/** Things that are for a group, in the refusal of its removal. */
export const groupUses = v.object({
  /** The things. */
  uses: v.array(
    v.object({
      /** Kind of the thing. */
      kind: v.picklist(audienceUseKinds),
      /** Id within the kind. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
    }),
  ),
});
export type GroupUse = v.InferOutput<typeof groupUses>['uses'][number];

export const groupPeople = defineCall({
  name: 'manage/groups/people',
  method: 'GET',
  may: 'people.see',
  summary: 'People of a group within the caller’s rights',
  source,
  request: page({
    /** Id of the group. */
    id: wireId,
    /** Words of name or account; empty: all. */
    q: v.optional(text(60), ''),
  }),
  response: pageOf(managedPerson, {
    /** People whom the words find. */
    total: v.int(),
  }),
});

export const changeGroupPeople = defineCall({
  name: 'manage/groups/changePeople',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Puts people into a group that is kept by hand, and takes others out; somebody beyond the caller’s rights stays as they are. Refused: `conflict` for a group by rule',
  source,
  request: v.object({
    /** Id of the group. */
    id: wireId,
    /** Ids of people who come in. */
    add: wireJson(v.pipe(v.array(listedId), v.maxLength(mostActedOn))),
    /** Ids of people who go out. */
    take: wireJson(v.pipe(v.array(listedId), v.maxLength(mostActedOn))),
  }),
  response: group,
});

export const previewGroup = defineCall({
  name: 'manage/groups/preview',
  method: 'POST',
  // It changes nothing.
  idempotent: false,
  may: 'people.see',
  summary: 'Whom a rule would take, and who would come into and leave a group by it; nothing is saved',
  source,
  request: v.object({
    /** The group that is changed; 0: a new one. */
    id: wireInt,
    /** Of a new one, the department whose people alone it takes; 0: the enterprise. */
    department: wireInt,
    /** The rule. */
    rule: wireJson(audienceRule),
  }),
  response: v.object({
    /** People whom the rule takes. */
    taken: somePeople,
    /** People who come in. */
    comes: somePeople,
    /** People who would not be in it any more. */
    leaves: somePeople,
  }),
});
