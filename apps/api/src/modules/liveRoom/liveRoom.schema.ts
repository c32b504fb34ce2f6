import type {
  InvitationAnswer,
  LineKind,
  LiveProvider,
  MeetingFrequency,
  PieceType,
  RoomKind,
  RoomRole,
} from '@banyan/contracts/live';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { sealedText } from '../../db/sealedColumns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** An item of a room's agenda. */
export interface StoredAgendaItem {
  readonly title: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Rooms: for everybody of the enterprise, and booked ones. */
export const liveRooms = tenantTable(
  'live_rooms',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    kind: text('kind').$type<RoomKind>().notNull(),
    title: text('title').notNull(),
    introduction: text('introduction').notNull().default(''),
    /** Audience of a room of kind `open`; null: everyone. Booked rooms are for invited people. */
    audienceId: rowId('audience_id'),
    /** The person who booked it, its first host. */
    ownerId: rowId('owner_id').notNull(),
    begins: moment('begins').notNull(),
    ends: moment('ends').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    cancelledAt: moment('cancelled_at'),
    provider: text('provider').$type<LiveProvider>().notNull().default('embedded'),
    /** The provider's id of it; empty: none. */
    channel: text('channel').notNull().default(''),
    /** 4–6 digits, or empty. Invited people can read it, as in any invitation. */
    password: sealedText('password', 'live_rooms.password').notNull().default(''),
    agenda: jsonb('agenda').$type<readonly StoredAgendaItem[]>().notNull().default([]),
    /** The presenter on the stage. */
    presenterId: rowId('presenter_id'),
    allMuted: boolean('all_muted').notNull().default(false),
    /** Tenths of a credit for sufficient presence. */
    credits: integer('credits').notNull().default(0),
    neededMs: integer('needed_ms').notNull().default(0),
    /** First room of a periodic meeting; null: it takes place once. */
    seriesId: rowId('series_id'),
    frequency: text('frequency').$type<MeetingFrequency>(),
    /** Length of the film and its number of pieces; locked while a piece is added. */
    filmMs: integer('film_ms').notNull().default(0),
    pieces: integer('pieces').notNull().default(0),
    /** Arrival of the last piece. */
    pieceAt: moment('piece_at'),
    /** The person who has sent it since they are on the stage; null: nobody. */
    filmedBy: rowId('filmed_by'),
    /** Kept, since rows are not counted on each reading. */
    lines: integer('lines').notNull().default(0),
    questions: integer('questions').notNull().default(0),
    /** When people with a reminder were notified that it begins. */
    toldAt: moment('told_at'),
    /** Learners may not watch its film. */
    replayOff: boolean('replay_off').notNull().default(false),
    /** Grows with each change in the console. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('live_rooms_eid_id').on(table.eid, table.id),
    index('live_rooms_open').on(table.eid, table.kind, table.begins, table.id),
    index('live_rooms_owner').on(table.eid, table.ownerId, table.begins, table.id),
    index('live_rooms_series').on(table.eid, table.seriesId, table.begins),
    index('live_rooms_begins').on(table.eid, table.begins),
    // Rooms that the clock checks each minute.
    index('live_rooms_untold')
      .on(table.eid, table.begins)
      .where(sql`${table.toldAt} is null`),
    index('live_rooms_on_air')
      .on(table.eid, table.startedAt)
      .where(sql`${table.endedAt} is null`),
    foreignKey({ columns: [table.eid, table.ownerId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    check('live_rooms_span', sql`${table.begins} < ${table.ends}`),
    check('live_rooms_over', sql`${table.endedAt} is null or ${table.startedAt} is not null`),
  ],
);

/** Invited people and visitors of a room: a row each. */
export const livePeople = tenantTable(
  'live_people',
  {
    roomId: rowId('room_id').notNull(),
    userId: rowId('user_id').notNull(),
    role: text('role').$type<RoomRole>().notNull().default('viewer'),
    answer: text('answer').$type<InvitationAnswer>().notNull().default('open'),
    /** Start of the room, so that a person's rooms are read in their order by one index. */
    begins: moment('begins').notNull(),
    muted: boolean('muted').notNull().default(false),
    handAt: moment('hand_at'),
    remind: boolean('remind').notNull().default(false),
    /** The password was given, or none was needed. */
    enteredAt: moment('entered_at'),
    /** The page's last sign of presence; null: they left, or never came. */
    seenAt: moment('seen_at'),
    /** Times of presence: from and to, epoch ms. */
    spans: jsonb('spans').$type<readonly (readonly [number, number])[]>().notNull().default([]),
    presentMs: integer('present_ms').notNull().default(0),
    earnedAt: moment('earned_at'),
    /** Wrong passwords, and since when they count. */
    tries: integer('tries').notNull().default(0),
    triedAt: moment('tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.roomId, table.userId] }),
    index('live_people_person').on(table.eid, table.userId, table.begins, table.roomId),
    index('live_people_here').on(table.eid, table.roomId, table.seenAt),
    index('live_people_seen')
      .on(table.eid, table.seenAt)
      .where(sql`${table.seenAt} is not null`),
    foreignKey({ columns: [table.eid, table.roomId], foreignColumns: [liveRooms.eid, liveRooms.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Pieces of films, each of which a browser plays by itself. */
export const livePieces = tenantTable(
  'live_pieces',
  {
    roomId: rowId('room_id').notNull(),
    position: integer('position').notNull(),
    /** Name from the page: sent again, it counts once. */
    name: text('name').notNull(),
    /** Key of its file. */
    key: text('key').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    fromMs: integer('from_ms').notNull(),
    lengthMs: integer('length_ms').notNull(),
    type: text('type').$type<PieceType>().notNull(),
    codecs: text('codecs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.roomId, table.position] }),
    unique('live_pieces_name').on(table.eid, table.roomId, table.name),
    index('live_pieces_moment').on(table.eid, table.roomId, table.fromMs),
    foreignKey({ columns: [table.eid, table.roomId], foreignColumns: [liveRooms.eid, liveRooms.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Lines written in rooms. */
export const liveLines = tenantTable(
  'live_lines',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    roomId: rowId('room_id').notNull(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    /** Moment of the film; null: before it began. */
    filmMs: integer('film_ms'),
    wants: integer('wants').notNull().default(0),
    answered: boolean('answered').notNull().default(false),
  },
  (table) => [
    unique('live_lines_eid_id').on(table.eid, table.id),
    index('live_lines_last').on(table.eid, table.roomId, table.id),
    index('live_lines_wanted').on(table.eid, table.roomId, table.kind, table.wants, table.id),
    index('live_lines_person').on(table.eid, table.userId, table.roomId, table.at),
    foreignKey({ columns: [table.eid, table.roomId], foreignColumns: [liveRooms.eid, liveRooms.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** People who want a question of another person answered too. */
export const liveWants = tenantTable(
  'live_wants',
  {
    lineId: rowId('line_id').notNull(),
    userId: rowId('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.lineId, table.userId] }),
    index('live_wants_person').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.lineId], foreignColumns: [liveLines.eid, liveLines.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Hosts' notices; an empty one removes the last. */
export const liveNotices = tenantTable(
  'live_notices',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    roomId: rowId('room_id').notNull(),
    userId: rowId('user_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('live_notices_last').on(table.eid, table.roomId, table.id),
    index('live_notices_person').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.roomId], foreignColumns: [liveRooms.eid, liveRooms.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type RoomRow = typeof liveRooms.$inferSelect;
export type PersonRow = typeof livePeople.$inferSelect;
export type PieceRow = typeof livePieces.$inferSelect;
export type LineRow = typeof liveLines.$inferSelect;
