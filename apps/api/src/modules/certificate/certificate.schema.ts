import type { CertificateTone } from '@banyan/contracts/training';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Design and text of an enterprise's certificates. */
export const certificateTemplates = tenantTable(
  'certificate_templates',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    title: localisedText('title').notNull(),
    /** Its scope; empty when the title says all. */
    scope: localisedText('scope').notNull(),
    /** A sentence or two about the holder's achievement. */
    body: localisedText('body').notNull(),
    tone: text('tone').$type<CertificateTone>().notNull(),
    /** Prefix of the numbers. */
    prefix: text('prefix').notNull(),
    /** Months from the day of issue; null: unlimited. */
    validMonths: integer('valid_months'),
    /** With the holder’s two-inch photo, if there is one. */
    photo: boolean('photo').notNull().default(false),
  },
  (table) => [unique('certificate_templates_eid_id').on(table.eid, table.id)],
);

/** Text of a certificate on the day of issue: names may change, a certificate does not. */
export interface CertificateText {
  readonly title: Localised;
  readonly scope: Localised;
  readonly body: Localised;
  readonly holder: Localised;
  readonly account: string;
  readonly issuer: Localised;
  readonly tone: CertificateTone;
  /** Key of the holder’s photo in the store. */
  readonly photo: string | null;
}

/** Issued certificates; none is ever deleted, so that its code can always be checked. */
export const certificates = tenantTable(
  'certificates',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    templateId: rowId('template_id').notNull(),
    userId: rowId('user_id').notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    /** 1 for the first; increases with each recertification. */
    round: integer('round').notNull(),
    number: text('number').notNull(),
    /** Its public code: 16 random characters. */
    code: text('code').notNull(),
    words: jsonb('words').$type<CertificateText>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    reason: text('reason').notNull().default(''),
    revokedBy: rowId('revoked_by'),
    /** When PDF and picture were drawn. */
    drawnAt: moment('drawn_at'),
    /** Time at which its holder was notified of its end. */
    toldAt: moment('told_at'),
  },
  (table) => [
    unique('certificates_once').on(
      table.eid,
      table.sourceType,
      table.sourceId,
      table.userId,
      table.templateId,
      table.round,
    ),
    unique('certificates_number').on(table.eid, table.number),
    unique('certificates_code').on(table.eid, table.code),
    index('certificates_person').on(table.eid, table.userId, table.issuedAt),
    index('certificates_ending').on(table.eid, table.expiresAt),
    foreignKey({
      columns: [table.eid, table.templateId],
      foreignColumns: [certificateTemplates.eid, certificateTemplates.id],
    }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
  ],
);

/** Last number of a prefix and month. */
export const certificateCounters = tenantTable(
  'certificate_counters',
  {
    /** `HC-2025-11`. */
    series: text('series').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.series] })],
);

/** The key with which an enterprise signs credentials. */
export const certificateKeys = tenantTable(
  'certificate_keys',
  {
    /** Thumbprint (RFC 7638). */
    kid: text('kid').notNull(),
    /** PKCS #8, PEM. */
    privateKey: text('private_key').notNull(),
    publicKey: jsonb('public_key').$type<{ readonly n: string; readonly e: string }>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid] })],
);

export type CertificateRow = typeof certificates.$inferSelect;
