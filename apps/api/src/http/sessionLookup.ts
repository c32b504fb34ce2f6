import { commonFields, type Language, v } from '@banyan/contracts';
import {
  type ProfileField,
  profileFields,
  type Role,
  roleOf,
  supportTypes,
  type SupportType,
} from '@banyan/contracts/account';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { contentLanguages, type ContentLanguage } from '../db/localised.ts';
import type { EnvelopeSession } from '../envelope/index.ts';
import { offersSwitch } from './language.ts';

/** State of a session of support, or of an administrator who sees the academy as somebody. */
export interface SupportStanding {
  /** The purpose of the access; `seeing`: an administrator sees the academy as this person. */
  readonly type: SupportType | 'seeing';
  /** Pieces of its recording come in, or its time runs; otherwise nothing but its dialog is answered. */
  readonly running: boolean;
}

/** A session as calls need it. */
export interface KnownSession extends EnvelopeSession {
  readonly userNumber: number;
  readonly role: Role;
  /** The enterprise's administrator locked the account. */
  readonly locked: boolean;
  /** Personal data that the enterprise demands and the person has not given. */
  readonly missing: readonly ProfileField[];
  /** Ended or expired. */
  readonly over: boolean;
  /** Null for a person's own session. */
  readonly support: SupportStanding | null;
}

/** The result of a request's first statement. */
export interface SessionLookup {
  /** Null: the host names an enterprise that does not exist. */
  readonly enterprise: {
    readonly eid: number;
    /** Visitors see little of it. */
    readonly private: boolean;
    /** 0 open, else the access code of the reason: 3 expired, 4 locked, 5 deleted. */
    readonly closed: number;
    readonly signAll: boolean;
    readonly encryptAll: boolean;
    readonly timeZone: string;
    /** Languages to choose from; empty where the enterprise offers no switch. */
    readonly languages: readonly ContentLanguage[];
    readonly language: Language;
  } | null;
  readonly session: KnownSession | null;
  /** Language the learner chose, null when none. */
  readonly userLanguage: Language | null;
  /** Calls of this learner or address in this minute, this one included. */
  readonly calls: number;
}

export interface LookupRequest {
  /** Host of the page, lower case, without port. */
  readonly host: string;
  readonly baseDomain: string;
  /** Enterprise the request names; counts only where the host belongs to none. */
  readonly claim: number | null;
  /** `hashToken` of the token; empty when there is none. */
  readonly tokenHash: string;
  /** Key id of a sealed call; empty when there is none. */
  readonly kid: string;
  readonly ip: string;
  /** Epoch ms. */
  readonly now: number;
}

interface LookupRow extends Record<string, unknown> {
  eid: number | null;
  private: boolean;
  closed: number;
  sign_all: boolean;
  encrypt_all: boolean;
  time_zone: string;
  language: string;
  switch_language: boolean;
  languages: unknown;
  session_eid: number | null;
  token_hash: string;
  kid: string;
  user_id: string | number | bigint;
  user_type: number;
  user_admin_revoked: boolean;
  user_locked: boolean;
  user_language: string | null;
  user_missing: unknown;
  session_over: boolean;
  session_support: unknown;
  sign_key: Uint8Array;
  enc_c2s: Uint8Array;
  enc_s2c: Uint8Array;
  calls: number;
}

/** Enterprise, session and number of calls: one round trip, outside any transaction. */
export async function lookUpSession(db: Database, at: LookupRequest): Promise<SessionLookup> {
  const found = await db.orm.execute<LookupRow>(
    sql`select * from look_up_session(${at.host}, ${at.baseDomain}, ${at.claim}::integer, ${at.tokenHash}, ${at.kid}, ${at.ip},
      ${new Date(at.now).toISOString()}::timestamptz)`,
  );
  const row = found.rows[0];
  if (!row) throw new Error('the session lookup returned no row');
  return {
    enterprise: row.eid === null ? null : enterpriseOf(row, row.eid),
    session: row.session_eid === null ? null : sessionOf(row, row.session_eid),
    userLanguage: v.parseOrNull(commonFields.entries.language, row.user_language),
    calls: row.calls,
  };
}

/** A locked account's session ends at its next call; later calls are a visitor's. */
export async function endSession(db: Database, eid: number, { tokenHash }: KnownSession, now: number): Promise<void> {
  const endedAt = sql`${new Date(now).toISOString()}::timestamptz`;
  await inTenant(db, eid, ({ tx }) =>
    tx.execute(sql`update sessions set ended_at = ${endedAt} where eid = ${eid} and token_hash = ${tokenHash}`),
  );
}

/** Whether a session was ended by a login on another device. */
export async function wasEndedElsewhere(db: Database, { eid, tokenHash }: KnownSession): Promise<boolean> {
  const own = Number(eid);
  const found = await inTenant(db, own, ({ tx }) =>
    tx.execute(sql`select 1 from sessions where eid = ${own} and token_hash = ${tokenHash} and ended_elsewhere`),
  );
  return found.rows.length > 0;
}

function enterpriseOf(row: LookupRow, eid: number): SessionLookup['enterprise'] {
  const offered = new Set(Array.isArray(row.languages) ? (row.languages as unknown[]) : []);
  const language = v.parse(commonFields.entries.language, row.language);
  return {
    eid,
    private: row.private,
    closed: row.closed,
    signAll: row.sign_all,
    encryptAll: row.encrypt_all,
    timeZone: row.time_zone,
    language,
    languages: offersSwitch(eid, row.switch_language, language)
      ? contentLanguages.filter((code) => offered.has(code))
      : [],
  };
}

function sessionOf(row: LookupRow, eid: number): KnownSession {
  return {
    keys: {
      signKey: Buffer.from(row.sign_key),
      encC2s: Buffer.from(row.enc_c2s),
      encS2c: Buffer.from(row.enc_s2c),
      kid: row.kid,
    },
    eid: String(eid),
    userId: String(row.user_id),
    tokenHash: row.token_hash,
    userNumber: Number(row.user_id),
    role: roleOf({ type: row.user_type, isdeleteadmin: row.user_admin_revoked ? '1' : '0' }),
    locked: row.user_locked,
    missing: missingOf(row),
    over: row.session_over,
    support: supportOf(row),
  };
}

const supportRow = v.object({ type: v.nullable(v.picklist([...supportTypes, 'seeing'])), runs: v.boolean() });

function supportOf({ session_support: said }: LookupRow): SupportStanding | null {
  if (said === null) return null;
  const { type, runs } = v.parse(supportRow, said);
  // The access has ended, and its purpose with it.
  return type === null ? { type: 'recordScreen', running: false } : { type, running: runs };
}

function missingOf(row: LookupRow): readonly ProfileField[] {
  const missing = new Set(Array.isArray(row.user_missing) ? (row.user_missing as unknown[]) : []);
  return profileFields.filter((field) => missing.has(field));
}
