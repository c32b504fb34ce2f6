import type { CoverMotif } from '@banyan/contracts';
import type { EnterpriseSize, PartnerType } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { sealedText } from '../../db/sealedColumns.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Partners of the enterprise. */
export const partners = tenantTable(
  'partners',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    name: localisedText('name').notNull(),
    line: localisedText('line').notNull(),
    /** Paragraphs. */
    introduction: jsonb('introduction').$type<readonly Localised[]>().notNull(),
    motif: text('motif').$type<CoverMotif>().notNull(),
    types: jsonb('types').$type<readonly PartnerType[]>().notNull(),
    since: integer('since').notNull(),
    place: localisedText('place').notNull(),
    /** Ids of its courses, in their order. */
    courseIds: jsonb('course_ids').$type<readonly number[]>().notNull(),
    position: integer('position').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [
    unique('partners_eid_id').on(table.eid, table.id),
    index('partners_position').on(table.eid, table.position, table.id),
  ],
);

/** Enquiries about partners, with the contacts of the senders; kept for a year. */
export const partnerLeads = tenantTable(
  'partner_leads',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    partnerId: rowId('partner_id').notNull(),
    company: text('company').notNull(),
    contact: text('contact').notNull(),
    /** International form. */
    phone: sealedText('phone', 'partner_leads.phone').notNull(),
    email: text('email').notNull(),
    people: text('people').$type<EnterpriseSize>().notNull(),
    interest: text('interest').$type<PartnerType>().notNull(),
    words: text('words').notNull(),
    /** Person of the session; null for a visitor. */
    userId: rowId('user_id'),
    /** Digest of its source address, by which those of a day are counted. */
    from: text('from').notNull(),
    at: moment('at').notNull(),
    /** When an administrator has handled it; null: not yet. */
    handledAt: moment('handled_at'),
    /** The administrator; null: not yet. */
    handledBy: rowId('handled_by'),
    /** The outcome, in that administrator's words; may be empty. */
    handledNote: text('handled_note').notNull().default(''),
  },
  (table) => [
    index('partner_leads_partner').on(table.eid, table.partnerId, table.at, table.id),
    index('partner_leads_from').on(table.eid, table.from, table.at),
    index('partner_leads_at').on(table.eid, table.at),
    index('partner_leads_open')
      .on(table.eid, table.at, table.id)
      .where(sql`handled_at is null`),
    index('partner_leads_handled')
      .on(table.eid, table.handledAt, table.id)
      .where(sql`handled_at is not null`),
    foreignKey({ columns: [table.eid, table.partnerId], foreignColumns: [partners.eid, partners.id] }).onDelete(
      'cascade',
    ),
  ],
);

export type LeadRow = typeof partnerLeads.$inferSelect;
