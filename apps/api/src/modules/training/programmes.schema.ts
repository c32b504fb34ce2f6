import type { CoverMotif } from '@banyan/contracts';
import type { StageRule, ProgrammeTaskKind } from '@banyan/contracts/training';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';

/** Programmes of an enterprise. */
export const programmes = tenantTable(
  'training_programmes',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    summary: localisedText('summary').notNull(),
    category: localisedText('category').notNull(),
    /** Name of the term. */
    term: localisedText('term').notNull(),
    /** Its organiser. */
    owner: localisedText('owner').notNull(),
    motif: text('motif').$type<CoverMotif>().notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Null: at any time. */
    beginsAt: moment('begins_at'),
    /** Null: never. */
    endsAt: moment('ends_at'),
    archivedAt: moment('archived_at'),
    /** Days to complete it in, counted from joining; null: until its end. */
    days: integer('days'),
    /** People who see it may join; otherwise they are assigned. */
    open: boolean('open').notNull().default(true),
    /** Audience it is for; null: everyone. */
    audienceId: rowId('audience_id'),
    /** Hundredths. */
    credits: integer('credits').notNull().default(0),
    /** Tasks finished before joining count. */
    countsEarlier: boolean('counts_earlier').notNull().default(false),
    /** Certificate for completing it; null: none. */
    templateId: rowId('template_id'),
    certificateTitle: localisedText('certificate_title'),
    /** Days of validity after completion; null: for ever. */
    validDays: integer('valid_days'),
    /** Days before that end at which the next round opens by itself. */
    renewDays: integer('renew_days').notNull().default(0),
    /** Number of participants: counted as they join, so that a list of programmes need not. */
    people: integer('people').notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    unique('training_programmes_eid_id').on(table.eid, table.id),
    index('training_programmes_published').on(table.eid, table.publishedAt, table.id),
    check(
      'training_programmes_window',
      sql`${table.beginsAt} is null or ${table.endsAt} is null or ${table.beginsAt} < ${table.endsAt}`,
    ),
    check(
      'training_programmes_renewal',
      sql`${table.renewDays} >= 0 and (${table.validDays} is null or ${table.renewDays} < ${table.validDays})`,
    ),
  ],
);

/** Stages of a programme, in the order of `no`. */
export const stages = tenantTable(
  'training_stages',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    programmeId: rowId('programme_id').notNull(),
    no: integer('no').notNull(),
    title: localisedText('title').notNull(),
    rule: text('rule').$type<StageRule>().notNull(),
    /** Stages with the same number are alternatives; 0: it is none. */
    choice: integer('choice').notNull().default(0),
    /** On a date, or so many days after the round began. */
    opensAt: moment('opens_at'),
    opensDay: integer('opens_day'),
    dueAt: moment('due_at'),
    dueDay: integer('due_day'),
    /** Elective tasks that have to be done. */
    electives: integer('electives').notNull().default(0),
  },
  (table) => [
    unique('training_stages_no').on(table.eid, table.programmeId, table.no),
    foreignKey({
      columns: [table.eid, table.programmeId],
      foreignColumns: [programmes.eid, programmes.id],
    }).onDelete('cascade'),
    check('training_stages_choice', sql`(${table.rule} = 'choice') = (${table.choice} > 0)`),
  ],
);

/** Tasks of a programme: things of other domains to finish. */
export const tasks = tenantTable(
  'training_tasks',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    programmeId: rowId('programme_id').notNull(),
    /** Place of its stage and its own place in it. */
    stageNo: integer('stage_no').notNull(),
    no: integer('no').notNull(),
    kind: text('kind').$type<ProgrammeTaskKind>().notNull(),
    itemId: rowId('item_id').notNull(),
    /** Its title if its domain gives none. */
    title: localisedText('title').notNull(),
    required: boolean('required').notNull(),
    /** Repeated in each round; otherwise a finished task stays finished. */
    again: boolean('again').notNull().default(false),
    dueAt: moment('due_at'),
    dueDay: integer('due_day'),
  },
  (table) => [
    unique('training_tasks_no').on(table.eid, table.programmeId, table.stageNo, table.no),
    index('training_tasks_item').on(table.eid, table.kind, table.itemId),
    foreignKey({
      columns: [table.eid, table.programmeId, table.stageNo],
      foreignColumns: [stages.eid, stages.programmeId, stages.no],
    }).onDelete('cascade'),
  ],
);
