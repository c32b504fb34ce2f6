import type { MarkState, PkState, PkOutcome } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** A question of a battle, with its option ids in the order for both players. */
export interface StoredAsked {
  readonly id: number;
  readonly options: readonly number[];
}

/** An enterprise's settings for battles; without a row the defaults of the columns are in force. */
export const pkSettings = tenantTable(
  'pk_settings',
  {
    /** Points for the winner of a battle. */
    reward: integer('reward').notNull().default(20),
    /** Seconds for each question. */
    secondsEach: integer('seconds_each').notNull().default(20),
  },
  (table) => [
    primaryKey({ columns: [table.eid] }),
    check('pk_settings_reward', sql`${table.reward} between 1 and 1000`),
    check('pk_settings_seconds', sql`${table.secondsEach} between 5 and 300`),
  ],
);

/** People who take part in battles. */
export const pkMembers = tenantTable(
  'pk_members',
  { userId: rowId('user_id').notNull(), joinedAt: moment('joined_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Battles: the same questions for two people. */
export const pkBattles = tenantTable(
  'pk_battles',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    state: text('state').$type<PkState>().notNull().default('waiting'),
    /** Open to anybody who looks for an opponent. */
    random: boolean('random').notNull(),
    /** Question bank; null for questions of all. */
    bankId: rowId('bank_id'),
    questions: jsonb('questions').$type<readonly StoredAsked[]>().notNull(),
    secondsEach: integer('seconds_each').notNull(),
    reward: integer('reward').notNull(),
    /** Message of the challenger. */
    words: text('words').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('pk_battles_eid_id').on(table.eid, table.id),
    index('pk_battles_deadline')
      .on(table.eid, table.deadlineAt)
      .where(sql`${table.endedAt} is null`),
    index('pk_battles_looking')
      .on(table.eid, table.createdAt)
      .where(sql`${table.random} and ${table.state} = 'waiting'`),
  ],
);

/** The two players of a battle: the challenger in seat 0, the opponent in seat 1. */
export const pkPlayers = tenantTable(
  'pk_players',
  {
    battleId: rowId('battle_id').notNull(),
    userId: rowId('user_id').notNull(),
    seat: integer('seat').notNull(),
    /** Hides name and portrait from the opponent. */
    anonymous: boolean('anonymous').notNull().default(false),
    /** Time of the challenge, or of its acceptance. */
    joinedAt: moment('joined_at'),
    points: integer('points').notNull().default(0),
    /** When the last question was answered. */
    finishedAt: moment('finished_at'),
    outcome: text('outcome').$type<PkOutcome>(),
    /** End of the battle, repeated here so that one index serves lists and heroes. */
    endedAt: moment('ended_at'),
    /** The win was rewarded. */
    rewarded: boolean('rewarded').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.battleId, table.userId] }),
    unique('pk_players_seat').on(table.eid, table.battleId, table.seat),
    index('pk_players_own').on(table.eid, table.userId, table.endedAt, table.battleId),
    index('pk_players_won')
      .on(table.eid, table.endedAt, table.userId)
      .where(sql`${table.outcome} is not null`),
    foreignKey({ columns: [table.eid, table.battleId], foreignColumns: [pkBattles.eid, pkBattles.id] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('pk_players_seats', sql`${table.seat} in (0, 1)`),
  ],
);

/** Questions asked of players, with their outcomes. Each is asked and answered once. */
export const pkAnswers = tenantTable(
  'pk_answers',
  {
    battleId: rowId('battle_id').notNull(),
    userId: rowId('user_id').notNull(),
    questionId: rowId('question_id').notNull(),
    /** Place in the battle, from 0. */
    place: integer('place').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    choice: jsonb('choice').$type<readonly number[]>(),
    mark: text('mark').$type<MarkState>(),
    points: integer('points').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.battleId, table.userId, table.questionId] }),
    unique('pk_answers_place').on(table.eid, table.battleId, table.userId, table.place),
    foreignKey({
      columns: [table.eid, table.battleId, table.userId],
      foreignColumns: [pkPlayers.eid, pkPlayers.battleId, pkPlayers.userId],
    }).onDelete('cascade'),
  ],
);
