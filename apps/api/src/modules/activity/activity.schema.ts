import type { ActivityKind, ActivitySeat, SignInWay } from '@banyan/contracts/training';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Offline activities. */
export const activities = tenantTable(
  'activities',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 9001 }),
    kind: text('kind').$type<ActivityKind>().notNull(),
    title: localisedText('title').notNull(),
    /** A paragraph each. */
    introduction: jsonb('introduction').$type<readonly Localised[]>().notNull(),
    /** The inviting unit. */
    owner: localisedText('owner').notNull(),
    organiserId: rowId('organiser_id').notNull(),
    place: localisedText('place').notNull(),
    address: localisedText('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Maximum distance for signing in by place, metres. */
    radius: integer('radius').notNull(),
    registrationFrom: moment('registration_from').notNull(),
    registrationTo: moment('registration_to').notNull(),
    /** Begin of the first session and end of the last one. */
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    places: integer('places').notNull(),
    /** 0 for free seating. */
    seatRows: integer('seat_rows').notNull(),
    seatColumns: integer('seat_columns').notNull(),
    /** Columns behind which there is an aisle. */
    aisles: integer('aisles').array().notNull(),
    closedSeats: jsonb('closed_seats').$type<readonly ActivitySeat[]>().notNull(),
    ways: text('ways').array().$type<SignInWay[]>().notNull(),
    signOut: boolean('sign_out').notNull(),
    /** Null for everyone. */
    audienceId: rowId('audience_id'),
    /** Signs the codes at its door; 32 bytes, base64url. Never sent to anybody. */
    codeKey: text('code_key').notNull(),
  },
  (table) => [
    unique('activities_eid_id').on(table.eid, table.id),
    index('activities_begin').on(table.eid, table.beginsAt, table.id),
    index('activities_end').on(table.eid, table.endsAt, table.id),
    check('activities_window', sql`${table.registrationFrom} < ${table.registrationTo}`),
    check('activities_time', sql`${table.beginsAt} < ${table.endsAt}`),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    foreignKey({ columns: [table.eid, table.organiserId], foreignColumns: [users.eid, users.id] }),
  ],
);

/** Sessions to sign in to. */
export const activitySessions = tenantTable(
  'activity_sessions',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    activityId: rowId('activity_id').notNull(),
    title: localisedText('title').notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    unique('activity_sessions_eid_id').on(table.eid, table.id),
    index('activity_sessions_activity').on(table.eid, table.activityId, table.beginsAt),
    foreignKey({ columns: [table.eid, table.activityId], foreignColumns: [activities.eid, activities.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Registrations, in the order of their ids; the waiting list too. */
export const activityRegistrations = tenantTable(
  'activity_registrations',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    activityId: rowId('activity_id').notNull(),
    userId: rowId('user_id').notNull(),
    waiting: boolean('waiting').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('activity_registrations_person').on(table.eid, table.activityId, table.userId),
    index('activity_registrations_line').on(table.eid, table.activityId, table.waiting, table.id),
    index('activity_registrations_user').on(table.eid, table.userId, table.activityId),
    foreignKey({ columns: [table.eid, table.activityId], foreignColumns: [activities.eid, activities.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Seats taken: the key gives each seat to one person. */
export const activitySeatsTaken = tenantTable(
  'activity_seats',
  {
    activityId: rowId('activity_id').notNull(),
    row: integer('seat_row').notNull(),
    column: integer('seat_column').notNull(),
    userId: rowId('user_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'activity_seats_seat', columns: [table.eid, table.activityId, table.row, table.column] }),
    index('activity_seats_person').on(table.eid, table.activityId, table.userId),
    foreignKey({
      name: 'activity_seats_registered',
      columns: [table.eid, table.activityId, table.userId],
      foreignColumns: [activityRegistrations.eid, activityRegistrations.activityId, activityRegistrations.userId],
    }).onDelete('cascade'),
  ],
);

/** Signing in and out of sessions. */
export const activityAttendances = tenantTable(
  'activity_attendances',
  {
    sessionId: rowId('session_id').notNull(),
    userId: rowId('user_id').notNull(),
    activityId: rowId('activity_id').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    signedInBy: text('signed_in_by').$type<SignInWay>().notNull(),
    /** Distance from the venue, metres; the position itself is not kept. */
    distance: integer('distance'),
    signedOutAt: moment('signed_out_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.sessionId, table.userId] }),
    index('activity_attendances_person').on(table.eid, table.activityId, table.userId),
    foreignKey({
      columns: [table.eid, table.sessionId],
      foreignColumns: [activitySessions.eid, activitySessions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Ratings of the participants. */
export const activityEvaluations = tenantTable(
  'activity_evaluations',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    activityId: rowId('activity_id').notNull(),
    userId: rowId('user_id').notNull(),
    stars: integer('stars').notNull(),
    words: text('words').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('activity_evaluations_person').on(table.eid, table.activityId, table.userId),
    index('activity_evaluations_last').on(table.eid, table.activityId, table.at, table.id),
    check('activity_evaluations_stars', sql`${table.stars} between 1 and 5`),
    foreignKey({ columns: [table.eid, table.activityId], foreignColumns: [activities.eid, activities.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type ActivityRow = typeof activities.$inferSelect;
export type SessionRow = typeof activitySessions.$inferSelect;
