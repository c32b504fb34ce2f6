import { entered } from '../account/entered.ts';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, flag, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { fieldFilter, fieldValue, fieldValues } from '../manage/fields.values.ts';
import { fieldLimits } from '../manage/fields.choices.ts';
import { writtenText } from '../manage/writtenText.ts';
import { givenInvitation } from './invitation.ts';
import {
  accountStates,
  accountTypes,
  actRefusals,
  mostActedOn,
  ownedFates,
  ownedKinds,
  peopleActs,
  peopleSorts,
  personLimits,
} from './people.choices.ts';

const day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));
const accountType = v.picklist(accountTypes);

/** A department as it is named beside a person. */
const place = v.object({
  /** Id of the department or group. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
});

/** A person in the list. */
export const managedPerson = v.object({
  /** Id of the person. */
  id: v.int(),
  /** Login name. */
  account: v.string(),
  /** In the requested language. */
  name: v.string(),
  /** Address of the portrait; empty when there is none. */
  image: v.string(),
  /** Main department; null: none. */
  department: v.nullable(place),
  /** Post in the enterprise; empty when unknown. */
  post: v.string(),
  /** Kind of account: 1 learner, 2 super, 3 general, 4 system administrator, 5 lecturer. */
  type: accountType,
  /** Used, never used, locked, or its person has left. */
  state: v.picklist(accountStates),
  /** Epoch ms; null: never. */
  lastLoginAt: v.nullable(epochMs),
});
export type ManagedPerson = v.InferOutput<typeof managedPerson>;

/** A person in the list of people, with the values of the enterprise's fields. */
const listedPerson = v.object({
  ...managedPerson.entries,
  /** Values of the fields that are not archived. */
  fields: v.array(fieldValue),
});
export type ListedPerson = v.InferOutput<typeof listedPerson>;

/** Values of a person that administrators change. */
const written = v.object({
  /** Name in the languages of the enterprise. */
  name: writtenText(personLimits.name),
  /** Main department; null: none. */
  department: v.nullable(listedId),
  /** Departments beside the main one. */
  further: v.pipe(v.array(listedId), v.maxLength(personLimits.departments)),
  /** Post in the enterprise; empty when unknown. */
  post: text(personLimits.post),
  /** First day in the enterprise, `2025-11-28`; empty when unknown. */
  hiredOn: day,
  /** Words by which audiences find people. */
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(personLimits.tag))),
    v.maxLength(personLimits.tags),
  ),
  /** Address of mail; empty when unknown. */
  email: text(personLimits.email),
  /** As typed; the server answers the international form. */
  phone: text(24),
  /** Kind of account: 1 learner, 2 super, 3 general, 4 system administrator, 5 lecturer. */
  type: accountType,
  /** Values of the enterprise's fields; absent: they stay. Those of archived fields stay anyway. */
  fields: v.optional(fieldValues),
});
export type WrittenPerson = v.InferOutput<typeof written>;

/** A device on which a person is logged in. */
const device = v.object({
  /** Names the login among those of the person; it opens nothing. */
  id: v.string(),
  /** Browser and system, as the browser names itself. */
  userAgent: v.string(),
  /** Network address of the login. */
  ip: v.string(),
  /** When the login was. */
  since: epochMs,
  /** When it last made a call. */
  lastSeenAt: epochMs,
});

/** A person in the panel. */
export const personDetail = v.object({
  ...managedPerson.entries,
  /** The present values, as a change begins from them. */
  written,
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
  /** When the account was added. */
  createdAt: epochMs,
  /** Points that can be spent. */
  points: v.int(),
  /** Tenths of a credit. */
  credit: v.int(),
  /** Groups kept by hand that the person is in. */
  groups: v.array(place),
  /** Logins that hold, the one that was used last first. */
  devices: v.array(device),
});
export type PersonDetail = v.InferOutput<typeof personDetail>;

const may = 'people.see';
const source = ['AC-10', 'AC-12', 'SE-02'];

export const managePeople = defineCall({
  name: 'manage/people/list',
  method: 'GET',
  may,
  summary: 'People within the caller’s rights',
  source,
  request: page({
    /** Words of name or account, or a whole phone number; empty: all. */
    q: v.optional(text(60), ''),
    /** Department with those below it; 0: all. */
    department: v.optional(wireInt),
    /** Kind of account; empty: all. */
    type: v.optional(v.picklist(['', '1', '2', '3', '4', '5']), ''),
    /** Empty: all but those who have left. */
    state: v.optional(v.picklist(['', ...accountStates]), ''),
    /** Each narrows the list by one of the enterprise's fields; absent: none does. */
    fields: v.optional(wireJson(v.pipe(v.array(fieldFilter), v.maxLength(fieldLimits.fields)))),
    /** By account, the newest or the last logged in first, or by a field, `field:12`, `-field:12`. */
    sort: v.optional(
      v.union([v.picklist(peopleSorts), v.pipe(v.string(), v.regex(/^-?field:[1-9]\d{0,14}$/))]),
      'account',
    ),
  }),
  response: pageOf(listedPerson, {
    /** People whom the filters find. */
    total: v.int(),
  }),
});

export const managePerson = defineCall({
  name: 'manage/people/detail',
  method: 'GET',
  may,
  summary: 'A person with profile, places, devices. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: personDetail,
});

export const addPerson = defineCall({
  name: 'manage/people/add',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the password.
  idempotent: false,
  may: 'people.edit',
  summary:
    'A new person with a first password or an invitation, which is told once. Refused: `fieldsRefused` by field, see `personRefusals`; `usersOverLimit`',
  source,
  request: v.object({
    /** Login name, without spaces. */
    account: v.pipe(v.string(), v.regex(/^\S+$/), v.maxLength(personLimits.account)),
    /** The other values. */
    person: wireJson(written),
    /** Y: the person gets an invitation instead of a first password. */
    invite: v.optional(flag),
  }),
  response: v.object({
    /** The new person. */
    person: personDetail,
    /** First password; it is not told again. Empty for somebody who is invited. */
    password: v.string(),
    /** The invitation; null with a first password. */
    invitation: v.nullable(givenInvitation),
  }),
});

export const changePerson = defineCall({
  name: 'manage/people/change',
  method: 'POST',
  protection: 'encrypted',
  may: 'people.edit',
  summary:
    'Changes a person. Refused: `conflict` with the present state in `data.person`, `fieldsRefused` by field, see `personRefusals`',
  source,
  request: v.object({
    /** Id of the person. */
    id: wireId,
    /** Revision that the change began from. */
    revision: wireInt,
    /** All values, the unchanged ones included. */
    person: wireJson(written),
  }),
  response: personDetail,
});

export const actOnPeople = defineCall({
  name: 'manage/people/act',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Does the same with several people; tells whom it left as they are, and why. Refused: `fieldsRefused` for `department`, and for `heir` by `heirRefusals`',
  source,
  request: v.object({
    /** Ids of the people. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostActedOn))),
    /** The act. */
    act: v.picklist(peopleActs),
    /** New main department, for `move`; 0 otherwise. */
    department: v.optional(wireInt),
    /** Person who takes over what somebody owns who leaves, for `leave`; 0: nobody. */
    heir: v.optional(wireInt),
  }),
  response: v.object({
    /** Ids of those with whom it was done. */
    done: v.array(v.int()),
    /** Those who were left as they are. */
    left: v.array(
      v.object({
        /** Id of the person. */
        id: v.int(),
        /** In the requested language; empty for somebody who is not there. */
        name: v.string(),
        /** The reason. */
        why: v.picklist(actRefusals),
      }),
    ),
    /** Acts that set it back, to be done in this order; ended sessions stay ended. */
    back: v.array(
      v.object({
        /** The act. */
        act: v.picklist(peopleActs),
        /** Ids of the people. */
        ids: v.array(v.int()),
        /** Their former main department, for `move`; 0 otherwise. */
        department: v.int(),
      }),
    ),
  }),
});

export const ownedByPeople = defineCall({
  name: 'manage/people/owned',
  method: 'GET',
  may: 'people.edit',
  summary: 'What people own, have to do and have made, in numbers, before they leave',
  source,
  request: v.object({
    /** Ids of the people; those outside of the caller’s rights are left out. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostActedOn))),
  }),
  response: v.object({
    /** Kinds of which there is something, those with a new owner first. */
    things: v.array(
      v.object({
        /** The kind. */
        kind: v.picklist(ownedKinds),
        /** Their fate. */
        fate: v.picklist(ownedFates),
        /** Number of things. */
        count: v.int(),
      }),
    ),
  }),
});

export const endDevice = defineCall({
  name: 'manage/people/endDevice',
  method: 'POST',
  may: 'people.edit',
  summary: 'Logs a person out on one device. Refused: `notFound` when that login does not hold any more',
  source,
  request: v.object({
    /** Id of the person. */
    id: wireId,
    /** Id of the login, as `manage/people/detail` names it. */
    device: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  response: personDetail,
});

export const seeAs = defineCall({
  name: 'manage/people/seeAs',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the token. A second call opens a second session, which reads alone.
  idempotent: false,
  may: 'people.edit',
  summary:
    'Sees the academy as a person for half an hour, reading alone. Refused: `adminsOnly` for people with rights beyond one’s own',
  source: ['AC-10'],
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: entered,
});

export const giveNewPassword = defineCall({
  name: 'manage/people/newPassword',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the password.
  idempotent: false,
  may: 'people.edit',
  summary: 'A new first password, told once; it ends the person’s sessions and has to be replaced at the next login',
  source: ['SE-05', 'AC-12'],
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: v.object({
    /** First password; it is not told again. */
    password: v.string(),
  }),
});
