import type { Language } from '@banyan/contracts';
import type { BirthdayType, ContactPerson, LoginWay, PasswordPolicy, ProfileField } from '@banyan/contracts/account';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { localisedText } from '../db/localised.ts';
import { sealedText } from '../db/sealedColumns.ts';
import { tenantTable } from '../db/tenantTable.ts';
import { departments } from './department.schema.ts';

/** A system that logs the enterprise's people in by OpenID Connect. */
export interface SingleSignOn {
  /** Names it on the login page. */
  readonly name: string;
  /** Address of the provider: the one host that the server asks. */
  readonly issuer: string;
  readonly clientId: string;
  /** Sealed by the server's own secret; empty for a client without one. */
  readonly secret: string;
  /** The provider's claim about a person, by which the account is found. */
  readonly claim: string;
  /** Field of the account that the claim is compared with. */
  readonly by: 'account' | 'phone' | 'email';
}

/** An enterprise with the look and behaviour of its portal. Its key is the tenant key of every other table. */
export const enterprises = tenantTable(
  'enterprises',
  {
    name: localisedText('name').notNull(),
    portalName: localisedText('portal_name').notNull(),
    /** Fixed language, or `auto`. */
    language: text('language').$type<Language>().notNull().default('zh_cn'),
    switchLanguage: boolean('switch_language').notNull().default(false),
    languages: jsonb('languages').$type<Language[]>().notNull().default([]),
    themeColor: text('theme_color').notNull().default('#f62d2b'),
    hoverColor: text('hover_color').notNull().default('#c52422'),
    pointsMall: boolean('points_mall').notNull().default(false),
    platformFlag: text('platform_flag').notNull().default(''),
    dingtalkCorpId: text('dingtalk_corp_id').notNull().default(''),
    corpId: text('corp_id').notNull().default(''),
    registration: boolean('registration').notNull().default(false),
    /** People that the plan has room for; null: any number. */
    userLimit: integer('user_limit'),
    logoUrl: text('logo_url').notNull().default(''),
    /** Key of a logo that was sent; it goes before `logoUrl`. Empty: none was. */
    logoKey: text('logo_key').notNull().default(''),
    /** 0: open to visitors; otherwise private. */
    puborg: integer('puborg').notNull().default(1),
    scanLoginUrl: text('scan_login_url').notNull().default(''),
    /** Domain of the session cookie where the enterprise has its own; empty: the host alone. */
    cookiesDomain: text('cookies_domain').notNull().default(''),
    /** Locked by the platform. */
    locked: boolean('locked').notNull().default(false),
    deleted: boolean('deleted').notNull().default(false),
    /** When it went into the trash; null: it is not there. */
    deletedAt: moment('deleted_at'),
    /** Its rows and files are gone. */
    erased: boolean('erased').notNull().default(false),
    /** Steps of the setup that are done or left out; null: nobody is led through it. */
    setup: jsonb('setup').$type<readonly string[]>(),
    /** End of the service period; null: unlimited. */
    expiresAt: moment('expires_at'),
    /** Every call refuses non-members, visitors included. */
    membersOnly: boolean('members_only').notNull().default(false),
    slogan: localisedText('slogan').notNull(),
    sloganDetail: localisedText('slogan_detail').notNull(),
    /** Label of the account field of the login page. */
    accountHint: localisedText('account_hint').notNull(),
    contact: jsonb('contact').$type<ContactPerson>(),
    passwordPolicy: jsonb('password_policy').$type<PasswordPolicy>().notNull(),
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Sign every call; seal every call. */
    signAll: boolean('sign_all').notNull().default(false),
    encryptAll: boolean('encrypt_all').notNull().default(false),
    /** Study expected in a week, seconds. */
    weekGoalS: integer('week_goal_s').notNull().default(7200),
    /** Credits expected in a year, tenths; 0: none. */
    yearCredits: integer('year_credits').notNull().default(0),
    /** Its administrators write to its people, who see those messages. */
    adminMessages: boolean('admin_messages').notNull().default(false),
    /** A login ends the account's other ones. */
    singleDevice: boolean('single_device').notNull().default(false),
    /** Personal data that its people must give before any other call; the function `look_up_session` compares. */
    requiredProfile: jsonb('required_profile').$type<readonly ProfileField[]>().notNull().default([]),
    /** Ways to log in, in the order of the login page. */
    loginWays: jsonb('login_ways').$type<readonly LoginWay[]>().notNull().default(['password']),
    /** Single sign-on of its people; null: none. */
    sso: jsonb('sso').$type<SingleSignOn>(),
    /** Its portal takes people of other enterprises. */
    joinable: boolean('joinable').notNull().default(false),
    /** A person without a camera may sit an exam without its face check, unless the exam says otherwise. */
    faceWithoutCamera: boolean('face_without_camera').notNull().default(false),
    /** Sites that may show the portal in a frame, as CSP sources. */
    frameAncestors: jsonb('frame_ancestors').$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.eid] }),
    // The platform itself (enterprise -1, which `inTenant` refuses) may list enterprises, to sweep each one's rows.
    pgPolicy('enterprises_by_platform', { for: 'select', using: sql`current_setting('app.eid') = '-1'` }),
    // Enterprises that take people of others are known to all of them.
    pgPolicy('enterprises_joinable', { for: 'select', using: sql`joinable` }),
  ],
);

/** Enterprises by host. Read before the enterprise is known, hence no tenant table. */
export const hosts = pgTable('hosts', {
  /** Lower case, punycode, no port. */
  host: text('host').primaryKey(),
  eid: integer('eid').notNull(),
});

/** A portal inside an enterprise; its colours win over the enterprise's. */
export const portals = tenantTable(
  'portals',
  {
    portalId: text('portal_id').notNull(),
    name: localisedText('name').notNull(),
    themeColor: text('theme_color').notNull(),
    hoverColor: text('hover_color').notNull(),
    /** Its people may choose it. */
    switchable: boolean('switchable').notNull().default(true),
    /** Place in the order of portals. */
    place: integer('place').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.eid, table.portalId] })],
);

/** A picture that a person sent: the upload and its key in the store. */
export interface StoredPicture {
  readonly upload: string;
  readonly key: string;
}

/** Values of fields by the id of the field: a text, a number, a day as `2025-11-28`, or the id of an option. */
export type FieldValues = Readonly<Record<string, string | number>>;

/** A person in an enterprise. The same human in two enterprises is two of them. */
export const users = tenantTable(
  'users',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Login name, compared without regard to case. */
    account: text('account').notNull(),
    name: localisedText('name').notNull(),
    /** Main department; null: none. */
    departmentId: rowId('department_id'),
    /** Shown department: the name of the main one, which a trigger keeps; of somebody without one any text. */
    department: localisedText('department').notNull(),
    /** Post in the enterprise; empty when unknown. */
    post: text('post').notNull().default(''),
    /** First day in the enterprise, `2025-11-28`; empty when unknown. */
    hiredOn: text('hired_on').notNull().default(''),
    /** Words by which audiences find people. */
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Values in the enterprise's fields, by the id of the field; see `personFields.ts`. */
    fieldValues: jsonb('field_values').$type<FieldValues>().notNull().default({}),
    /** `1993-04-12` by the calendar of `birthdayType`; empty when unknown. */
    birthday: text('birthday').notNull().default(''),
    birthdayType: text('birthday_type').$type<BirthdayType>(),
    /** Address of a portrait from elsewhere; `avatar` goes before it. */
    image: text('image').notNull().default(''),
    /** The person's chosen name; no two of an enterprise have the same. */
    nickname: text('nickname').notNull().default(''),
    /** As in the identity document. */
    realName: text('real_name').notNull().default(''),
    idNumber: sealedText('id_number', 'users.id_number').notNull().default(''),
    email: text('email').notNull().default(''),
    /** International form, `+8613805716620`; codes go there. */
    phone: sealedText('phone', 'users.phone').notNull().default(''),
    /** Portrait that the person sent. */
    avatar: jsonb('avatar').$type<StoredPicture>(),
    /** Two-inch photo for certificates. */
    idPhoto: jsonb('id_photo').$type<StoredPicture>(),
    /** 1 learner, 2–4 administrator, 5 lecturer. */
    type: integer('type').notNull().default(1),
    /** An administrator without their rights. */
    adminRevoked: boolean('admin_revoked').notNull().default(false),
    /** Points that can be spent: the sum of the person's entries, written by the points module alone. */
    score: integer('score').notNull().default(0),
    /** Tenths of a credit. */
    credit: integer('credit').notNull().default(0),
    weixinUserId: text('weixin_user_id').notNull().default(''),
    /** Argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    /** The password was given by someone else: a new one is demanded at login. */
    initialPassword: boolean('initial_password').notNull().default(false),
    /** Locked by the enterprise administrator. */
    locked: boolean('locked').notNull().default(false),
    /** Language the learner chose; null: the enterprise's. */
    language: text('language').$type<Language>(),
    /** Portal that the person chose; empty: the enterprise's own. */
    portalId: text('portal_id').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The start of 1970: never. */
    lastLoginAt: moment('last_login_at').notNull().default(new Date(0)),
    /** The person has left the enterprise; null: has not. */
    leftAt: moment('left_at'),
    /** The account that this one has become, when both were the same person's; null: it is one of its own. */
    mergedInto: rowId('merged_into'),
    /** Counts the changes by administrators, so that two of them do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    index('users_by_account').on(table.eid, table.account, table.id),
    index('users_by_login').on(table.eid, table.lastLoginAt, table.id),
    index('users_by_age').on(table.eid, table.createdAt, table.id),
    uniqueIndex('users_account').on(table.eid, sql`lower(${table.account})`),
    unique('users_eid_id').on(table.eid, table.id),
    index('users_department').on(table.eid, table.departmentId, table.id),
    foreignKey({ columns: [table.eid, table.departmentId], foreignColumns: [departments.eid, departments.id] }),
    uniqueIndex('users_phone')
      .on(table.eid, table.phone)
      .where(sql`phone <> ''`),
    uniqueIndex('users_nickname')
      .on(table.eid, sql`lower(${table.nickname})`)
      .where(sql`nickname <> ''`),
  ],
);

/** Texts that an enterprise shows as its own: user agreement and privacy notice. */
export const agreements = tenantTable(
  'agreements',
  {
    kind: text('kind').$type<'terms' | 'privacy'>().notNull(),
    language: text('language').$type<'zh_cn' | 'zh_tw' | 'zh_hk' | 'en'>().notNull(),
    title: text('title').notNull(),
    since: moment('since').notNull(),
    sections: jsonb('sections').$type<{ heading: string; paragraphs: string[] }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.kind, table.language] })],
);

/** Reports of pages: views and errors. The embedded analytics sink. */
export const pageEvents = tenantTable(
  'page_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    userId: rowId('user_id'),
    kind: text('kind').$type<'page_view' | 'client_error'>().notNull(),
    at: moment('at').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('page_events_at').on(table.eid, table.at)],
);

/** How much was reported in a day, see pageEvents.ts. */
export const logQuotas = tenantTable(
  'log_quotas',
  {
    /** `user:` or `ip:` and the id. */
    subject: text('subject').notNull(),
    /** Start of the day, UTC. */
    day: moment('day').notNull(),
    characters: integer('characters').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.subject, table.day] })],
);
