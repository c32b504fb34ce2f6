import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { actions, areas, reaches, type Permission } from '../permission.ts';
import { v } from '../v.ts';
import { epochMs, flag, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { writtenText } from '../manage/writtenText.ts';
import { builtInRoles, longestRole, mostGiven } from './roles.choices.ts';

/** A right: area and action. */
export const permission = v.picklist(areas.flatMap((area) => actions.map((action): Permission => `${area}.${action}`)));

/** A right with its reach. */
const right = v.object({
  /** Area and action. */
  permission,
  /** Everywhere, in departments with those below, or with one's own things. */
  reach: v.picklist(reaches),
});

/** A department, role or person as it is named beside something. */
const named = v.object({
  /** Id within its kind. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
});

/** A role of the enterprise's own. */
const role = v.object({
  /** Id of the role. */
  id: v.int(),
  /** Name in the languages of the enterprise. */
  name: writtenText(longestRole),
  /** Its rights; how far they reach says each grant. */
  permissions: v.array(permission),
  /** Number of people who have it. */
  holders: v.int(),
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
});
export type ManagedRole = v.InferOutput<typeof role>;

const list = v.object({
  /** Roles that follow from the kind of account, or from a managed department; they cannot be changed. */
  builtIn: v.array(
    v.object({
      /** Key of the role. */
      key: v.picklist(builtInRoles),
      /** Its rights. */
      rights: v.array(right),
      /** Number of people who have it. */
      holders: v.int(),
    }),
  ),
  /** Roles of the enterprise's own, in the order in which they were added. */
  own: v.array(role),
});
export type RoleList = v.InferOutput<typeof list>;

const source = ['AC-10'];

export const manageRoles = defineCall({
  name: 'manage/roles/list',
  method: 'GET',
  may: 'roles.see',
  summary: 'All roles with their rights and the number of people who have them',
  source,
  request: v.object({}),
  response: list,
});

export const saveRole = defineCall({
  name: 'manage/roles/save',
  method: 'POST',
  may: 'roles.edit',
  summary:
    'Adds a role of the enterprise, or changes its name and rights. Refused: `conflict` for an older revision, `fieldsRefused` for rights beyond one’s own',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Name in the languages of the enterprise. */
    name: wireJson(writtenText(longestRole)),
    /** All its rights. */
    permissions: wireJson(v.pipe(v.array(permission), v.maxLength(areas.length * actions.length))),
  }),
  response: list,
});

export const removeRole = defineCall({
  name: 'manage/roles/remove',
  method: 'POST',
  may: 'roles.edit',
  summary:
    'Removes a role of the enterprise; who has it loses it at the next call. Refused: `conflict` with `data.holders`, their number, unless that number was known',
  source,
  request: v.object({
    /** Id of the role. */
    id: wireId,
    /** Number of people who are known to lose it. */
    holders: wireInt,
  }),
  response: list,
});

/** A person who has a role. */
const holder = v.object({
  /** Id of the person. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
  /** Login name. */
  account: v.string(),
  /** How far the role's rights reach; null for a built-in role, whose rights have each their own. */
  reach: v.nullable(v.picklist(reaches)),
  /** Departments that it reaches, with those below them. */
  departments: v.array(named),
  /** The grant reaches departments that are all closed or merged away, thus nobody. */
  empty: v.boolean(),
  /** The person who gave it; null for a built-in role. */
  by: v.nullable(named),
  /** When it was given; null for a built-in role. */
  at: v.nullable(epochMs),
  /** Last day on which they have it, as `2026-12-06`; empty: it has no end. */
  until: v.string(),
});
export type RoleHolder = v.InferOutput<typeof holder>;

export const roleHolders = defineCall({
  name: 'manage/roles/holders',
  method: 'GET',
  may: 'roles.see',
  summary: 'People who have a role, within the caller’s rights',
  source,
  request: page({
    /** Id of a role of the enterprise; 0 for a built-in one. */
    id: wireInt,
    /** Key of a built-in role; empty for one of the enterprise. */
    builtIn: v.picklist(['', ...builtInRoles]),
  }),
  response: pageOf(holder),
});

export const giveRole = defineCall({
  name: 'manage/roles/give',
  method: 'POST',
  may: 'roles.edit',
  summary:
    'Gives a role to people, or changes how far theirs reaches and how long it lasts. Refused: `fieldsRefused` for people, departments or rights beyond one’s own, also those that end sooner, and for a last day that is over or too far off',
  source,
  request: v.object({
    /** Id of the role. */
    id: wireId,
    /** Ids of the people. */
    people: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostGiven))),
    /** How far its rights reach for them. */
    reach: v.picklist(reaches),
    /** Departments, with those below them, where it reaches no further; otherwise none. */
    departments: wireJson(v.pipe(v.array(listedId), v.maxLength(mostGiven))),
    /** Last day on which they have it, as `2026-12-06`; empty or absent: it has no end. */
    until: v.optional(text(10)),
  }),
  response: v.object({
    /** Y: they have it. */
    given: flag,
  }),
});

export const takeRole = defineCall({
  name: 'manage/roles/take',
  method: 'POST',
  may: 'roles.edit',
  summary: 'Takes a role back from a person, who loses it at the next call',
  source,
  request: v.object({
    /** Id of the role. */
    id: wireId,
    /** Id of the person who has it. */
    holder: wireId,
  }),
  response: v.object({
    /** Y: it was taken back; N: the person did not have it. */
    taken: flag,
  }),
});

export const personRights = defineCall({
  name: 'manage/roles/person',
  method: 'GET',
  may: 'roles.see',
  summary: 'The rights of a person in the console, and where each comes from',
  source,
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: v.object({
    /** The person. */
    person: v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
      /** Login name. */
      account: v.string(),
      /** Name of the main department; empty when there is none. */
      department: v.string(),
      /** A locked account has no rights. */
      locked: v.boolean(),
    }),
    /** Origins of rights; empty for who has none. */
    sources: v.array(
      v.object({
        /** A built-in role; null for one of the enterprise. */
        builtIn: v.nullable(v.picklist(builtInRoles)),
        /** A role of the enterprise; null for a built-in one. */
        role: v.nullable(named),
        /** The person who gave the role; null for a built-in one. */
        by: v.nullable(named),
        /** When the role was given; null for a built-in one. */
        at: v.nullable(epochMs),
        /** Last day of the role; empty: it has no end. */
        until: v.string(),
        /** Departments that its rights reach, where they reach no further. */
        departments: v.array(named),
        /** Its rights. */
        rights: v.array(right),
      }),
    ),
    /** The sum of the rights. */
    rights: v.array(right),
  }),
});
