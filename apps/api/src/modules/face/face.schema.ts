import type { FaceEvent, FaceOccasion } from '@banyan/contracts/account';
import { foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytes, moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** A person's consent, and the face in numbers, sealed: see seal.ts. */
export const facePeople = tenantTable(
  'face_people',
  {
    userId: rowId('user_id').notNull(),
    /** Version of the terms that the person agreed to; null: consent was withdrawn. */
    terms: integer('terms'),
    consentAt: moment('consent_at'),
    /** Null: no face is stored. */
    sealed: bytes('sealed'),
    enrolledAt: moment('enrolled_at'),
    /** Time of the confirmation of name and identity number. */
    realNameAt: moment('real_name_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** A check under way: usable once, and once passed, a pass for its purpose, once. */
export const faceChallenges = tenantTable(
  'face_challenges',
  {
    nonce: text('nonce').notNull(),
    userId: rowId('user_id').notNull(),
    purpose: text('purpose').$type<FaceOccasion>().notNull(),
    subjectId: rowId('subject_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    passedAt: moment('passed_at'),
    /** Time at which the pass was used. */
    spentAt: moment('spent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.nonce] }),
    index('face_challenges_person').on(table.eid, table.userId, table.purpose, table.subjectId, table.passedAt),
    index('face_challenges_expiry').on(table.eid, table.expiresAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Failed attempts of a person since. */
export const faceTries = tenantTable(
  'face_tries',
  {
    userId: rowId('user_id').notNull(),
    /** Kind of attempt: face, name and identity number, or login by face. */
    kind: text('kind').$type<'face' | 'name' | 'login'>().notNull(),
    since: moment('since').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.kind] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** A device on which a person logs in by face. Its secret is in its cookie alone. */
export const faceTrusts = tenantTable(
  'face_trusts',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    /** `hashToken` of the cookie. */
    tokenHash: text('token_hash').notNull(),
    /** `hashToken` of the password's digest: a new password ends the trust. */
    passwordStamp: text('password_stamp').notNull(),
    userAgent: text('user_agent').notNull(),
    since: moment('since').notNull(),
    /** Last login by face. */
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('face_trusts_token').on(table.eid, table.tokenHash),
    index('face_trusts_person').on(table.eid, table.userId, table.since),
    index('face_trusts_expiry').on(table.eid, table.expiresAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Events of a person's face, for its owner to read; written once. */
export const faceLog = appendOnlyTable(
  'face_log',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    event: text('event').$type<FaceEvent>().notNull(),
    /** Null for an event that is no check. */
    purpose: text('purpose').$type<FaceOccasion>(),
    subjectId: rowId('subject_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('face_log_person').on(table.eid, table.userId, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
