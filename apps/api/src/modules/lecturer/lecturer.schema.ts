import type {
  ApplicationState,
  BookingCanceller,
  BookingState,
  Gender,
  GradeDimension,
} from '@banyan/contracts/teaching';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Times at which lecturers teach offline. */
export const lecturerSlots = tenantTable(
  'lecturer_slots',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lecturerId: rowId('lecturer_id').notNull(),
    begins: moment('begins').notNull(),
    ends: moment('ends').notNull(),
    place: text('place').notNull().default(''),
  },
  (table) => [
    unique('lecturer_slots_eid_id').on(table.eid, table.id),
    uniqueIndex('lecturer_slots_begin').on(table.eid, table.lecturerId, table.begins),
    foreignKey({ columns: [table.eid, table.lecturerId], foreignColumns: [lecturers.eid, lecturers.id] }).onDelete(
      'cascade',
    ),
    check('lecturer_slots_span', sql`${table.begins} < ${table.ends}`),
  ],
);

/** Bookings of times, and their outcomes. */
export const lecturerBookings = tenantTable(
  'lecturer_bookings',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lecturerId: rowId('lecturer_id').notNull(),
    /** The time; it may be deleted after the booking is cancelled. */
    slotId: rowId('slot_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** The time at the moment of booking. */
    begins: moment('begins').notNull(),
    ends: moment('ends').notNull(),
    place: text('place').notNull(),
    /** Cents, at the moment of booking. */
    price: integer('price').notNull(),
    note: text('note').notNull(),
    state: text('state').$type<BookingState>().notNull().default('waiting'),
    cancelledBy: text('cancelled_by').$type<BookingCanceller>(),
    answer: text('answer').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('lecturer_bookings_eid_id').on(table.eid, table.id),
    // No time is booked twice, even by simultaneous calls.
    uniqueIndex('lecturer_bookings_slot')
      .on(table.eid, table.slotId)
      .where(sql`state <> 'cancelled'`),
    index('lecturer_bookings_person').on(table.eid, table.userId, table.at, table.id),
    index('lecturer_bookings_lecturer').on(table.eid, table.lecturerId, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('lecturer_bookings_cancelled', sql`(${table.state} = 'cancelled') = (${table.cancelledBy} is not null)`),
  ],
);

/** Learners' opinions of lecturers: one for their courses, and one for each booking. */
export const lecturerOpinions = tenantTable(
  'lecturer_opinions',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lecturerId: rowId('lecturer_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** 0: about their courses. */
    bookingId: rowId('booking_id').notNull().default(0),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('lecturer_opinions_eid_id').on(table.eid, table.id),
    unique('lecturer_opinions_once').on(table.eid, table.lecturerId, table.userId, table.bookingId),
    index('lecturer_opinions_last').on(table.eid, table.lecturerId, table.at, table.id),
    index('lecturer_opinions_person').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.lecturerId], foreignColumns: [lecturers.eid, lecturers.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Grades of an opinion, one for each dimension. */
export const lecturerGrades = tenantTable(
  'lecturer_grades',
  {
    opinionId: rowId('opinion_id').notNull(),
    lecturerId: rowId('lecturer_id').notNull(),
    dimension: text('dimension').$type<GradeDimension>().notNull(),
    grade: integer('grade').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.opinionId, table.dimension] }),
    index('lecturer_grades_lecturer').on(table.eid, table.lecturerId, table.dimension, table.grade),
    foreignKey({
      columns: [table.eid, table.opinionId],
      foreignColumns: [lecturerOpinions.eid, lecturerOpinions.id],
    }).onDelete('cascade'),
    check('lecturer_grades_bounds', sql`${table.grade} between 1 and 5`),
  ],
);

/** Applications to become a lecturer. */
export const lecturerApplications = tenantTable(
  'lecturer_applications',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    expertise: text('expertise').notNull(),
    labels: jsonb('labels').$type<readonly string[]>().notNull(),
    cities: jsonb('cities').$type<readonly string[]>().notNull(),
    introduction: text('introduction').notNull(),
    /** Ids of uploads. */
    images: jsonb('images').$type<readonly string[]>().notNull(),
    state: text('state').$type<ApplicationState>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    reviewerId: rowId('reviewer_id'),
    at: moment('at').notNull(),
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    uniqueIndex('lecturer_applications_open')
      .on(table.eid, table.userId)
      .where(sql`state = 'waiting'`),
    index('lecturer_applications_person').on(table.eid, table.userId, table.at, table.id),
    index('lecturer_applications_waiting').on(table.eid, table.state, table.at, table.id),
    index('lecturer_applications_reviewed').on(table.eid, table.reviewedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type SlotRow = typeof lecturerSlots.$inferSelect;
export type BookingRow = typeof lecturerBookings.$inferSelect;
export type OpinionRow = typeof lecturerOpinions.$inferSelect;
export type ApplicationRow = typeof lecturerApplications.$inferSelect;
