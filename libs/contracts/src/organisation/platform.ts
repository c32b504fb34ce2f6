import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { givenInvitation } from './invitation.ts';
import { enterpriseActs, enterpriseLanguages, enterpriseLimits, enterpriseStates } from './platform.choices.ts';

const source = ['AC-03', 'AC-13', 'AC-15'];
const day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));

/** An enterprise in the list of the platform. */
export const platformEnterprise = v.object({
  /** Id of the enterprise. */
  eid: v.int(),
  /** Name in the requested language. */
  name: v.string(),
  /** Host of its portal; empty: it has none. */
  host: v.string(),
  /** Present people, those who have left apart. */
  people: v.int(),
  /** People that its plan has room for; null: any number. */
  userLimit: v.nullable(v.int()),
  /** Bytes of uploaded files. */
  bytes: v.int(),
  /** Its state, which decides whether its people come in. */
  state: v.picklist(enterpriseStates),
  /** End of the service period; null: none. */
  expiresAt: v.nullable(epochMs),
  /** When it went into the trash; null: it is not there. */
  deletedAt: v.nullable(epochMs),
});
export type PlatformEnterprise = v.InferOutput<typeof platformEnterprise>;

/** An enterprise with its administrators and what was done to it. */
const detail = v.object({
  ...platformEnterprise.entries,
  /** Time zone of its days, `Europe/London`. */
  timeZone: v.string(),
  /** Last day of the service period, in its time zone; empty: none. */
  expiresOn: v.string(),
  /** Super administrators. */
  administrators: v.array(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
      /** Login name. */
      account: v.string(),
      /** No password was set yet: the invitation waits, or has run out. */
      invited: v.boolean(),
    }),
  ),
  /** Acts of the platform on it, latest first. */
  acts: v.array(
    v.object({
      /** When it was done. */
      at: epochMs,
      /** Name of the call. */
      act: v.string(),
      /** Values before and after, in words. */
      changes: v.array(
        v.object({
          /** Name of the field. */
          field: v.string(),
          /** Former value in words; null: none. */
          before: v.nullable(v.string()),
          /** New value in words; null: none. */
          after: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type EnterpriseDetail = v.InferOutput<typeof detail>;

const host = text(enterpriseLimits.host);
const userLimit = wireInt;

export const platformEnterprises = defineCall({
  name: 'platform/enterprises/list',
  method: 'GET',
  summary: 'Enterprises of this installation by id. Refused to everybody but the platform administrator: `adminsOnly`',
  source,
  request: page({
    /** Words of name or host, or the id; empty: all. */
    q: v.optional(text(60), ''),
    /** State; empty: all that are not in the trash. */
    state: v.optional(v.picklist(['', ...enterpriseStates]), ''),
  }),
  response: pageOf(platformEnterprise, {
    /** Enterprises that the filters find. */
    total: v.int(),
    /** Domain below which enterprises have their names. */
    baseDomain: v.string(),
  }),
});

export const platformEnterpriseDetail = defineCall({
  name: 'platform/enterprises/detail',
  method: 'GET',
  summary: 'An enterprise with its administrators and what the platform did to it',
  source,
  request: v.object({
    /** Id of the enterprise. */
    id: wireId,
  }),
  response: detail,
});

export const addEnterprise = defineCall({
  name: 'platform/enterprises/add',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the invitation.
  idempotent: false,
  summary:
    'A new enterprise with its first administrator, whose invitation is told once. Refused: `fieldsRefused` by field, see `enterpriseRefusals`',
  source,
  request: v.object({
    /** Name of the enterprise. */
    name: text(enterpriseLimits.name),
    /** Host of its portal, without port: `acme.example.com`. */
    host,
    /** Languages to choose from. */
    languages: v.picklist(enterpriseLanguages),
    /** Time zone of its days, `Europe/London`. */
    timeZone: text(64),
    /** People that its plan has room for; 0: any number. */
    userLimit,
    /** Last day of the service period; empty: none. */
    expiresOn: day,
    /** Name of the first administrator. */
    person: text(enterpriseLimits.person),
    /** Address of mail, which is the login name as well. */
    mail: text(enterpriseLimits.mail),
  }),
  response: v.object({
    /** Id of the enterprise. */
    id: v.int(),
    /** The first administrator's invitation. */
    invitation: givenInvitation,
  }),
});

export const changeEnterprise = defineCall({
  name: 'platform/enterprises/change',
  method: 'POST',
  // No key [HT-06]: made again, it changes nothing more.
  idempotent: false,
  summary: 'Changes host, limit and service period. Refused: `fieldsRefused` by field, see `enterpriseRefusals`',
  source,
  request: v.object({
    /** Id of the enterprise. */
    id: wireId,
    /** Host of its portal; empty: it keeps those that it has. */
    host,
    /** People that its plan has room for; 0: any number. */
    userLimit,
    /** Last day of the service period; empty: none. */
    expiresOn: day,
  }),
  response: detail,
});

export const actOnEnterprise = defineCall({
  name: 'platform/enterprises/act',
  method: 'POST',
  // No key [HT-06]: made again, it changes nothing more.
  idempotent: false,
  summary: 'Locks an enterprise, lets its people back in, or takes it out of the trash. Refused for the platform’s own',
  source,
  request: v.object({
    /** Id of the enterprise. */
    id: wireId,
    /** The act. */
    act: v.picklist(enterpriseActs),
  }),
  response: detail,
});

export const deleteEnterprise = defineCall({
  name: 'platform/enterprises/delete',
  method: 'POST',
  // No key [HT-06]: made again, it changes nothing more.
  idempotent: false,
  summary:
    'Puts an enterprise into the trash, from which it is erased after `trashDays`. Refused: `fieldsRefused` with `name: different`',
  source,
  request: v.object({
    /** Id of the enterprise. */
    id: wireId,
    /** Its name, typed as a confirmation. */
    name: text(enterpriseLimits.name * 2),
  }),
  response: detail,
});

export const inviteAdministrator = defineCall({
  name: 'platform/enterprises/invite',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the invitation.
  idempotent: false,
  summary: 'A new invitation for an administrator who has set no password; the former one ends. Refused: `notFound`',
  source,
  request: v.object({
    /** Id of the enterprise. */
    id: wireId,
    /** Id of the administrator. */
    user: wireId,
  }),
  response: givenInvitation,
});
