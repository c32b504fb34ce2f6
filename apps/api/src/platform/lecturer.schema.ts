import type { Gender } from '@banyan/contracts/teaching';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { localisedText, type Localised } from '../db/localised.ts';
import { tenantTable } from '../db/tenantTable.ts';

/** Lecturers. */
export const lecturers = tenantTable(
  'lecturers',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    name: localisedText('name').notNull(),
    title: localisedText('title').notNull(),
    department: localisedText('department').notNull(),
    bio: localisedText('bio').notNull(),
    /** From the enterprise, from outside, or of the public portal. */
    kind: text('kind').$type<'internal' | 'external' | 'public'>().notNull(),
    /** Their user, if they have one. */
    userId: rowId('user_id'),
    /** Their fields of expertise, five at most. */
    labels: jsonb('labels').$type<readonly Localised[]>().notNull().default([]),
    /** Cities of their offline courses. */
    cities: jsonb('cities').$type<readonly Localised[]>().notNull().default([]),
    gender: text('gender').$type<Gender>().notNull().default('unsaid'),
    /** Pictures of their album: uploads that they sent, ten at most. */
    album: jsonb('album').$type<readonly string[]>().notNull().default([]),
    /** Price of a booking, cents; 0: free. */
    bookingPrice: integer('booking_price').notNull().default(0),
    /** The upload with their own picture; null: that of their user. */
    photo: text('photo'),
    /** When they were ended: learners do not find them any more, and their courses stay. */
    endedAt: moment('ended_at'),
    /** Grows with each change in the console. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('lecturers_eid_id').on(table.eid, table.id),
    index('lecturers_kind').on(table.eid, table.kind, table.id),
    index('lecturers_user').on(table.eid, table.userId),
    check('lecturers_booking_price', sql`${table.bookingPrice} >= 0`),
  ],
);
