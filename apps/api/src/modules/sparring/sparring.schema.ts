import type { SparringKind, SparringMode, SparringSpeaker } from '@banyan/contracts/talent';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { Script } from '../../ports/sparringScript.ts';

/** Situations to practise in. */
export const sparringScenarios = tenantTable(
  'sparring_scenarios',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    about: localisedText('about').notNull(),
    goal: localisedText('goal').notNull(),
    partner: localisedText('partner').notNull(),
    kind: text('kind').$type<SparringKind>().notNull(),
    roles: jsonb('roles').$type<readonly Localised[]>().notNull(),
    /** Behaviour of the partner, and the criteria for the learner. */
    script: jsonb('script').$type<Script>().notNull(),
    turns: integer('turns').notNull(),
    assessTurns: integer('assess_turns').notNull(),
    passScore: integer('pass_score').notNull(),
    attempts: integer('attempts').notNull(),
  },
  (table) => [unique('sparring_scenarios_eid_id').on(table.eid, table.id)],
);

/** Dialogues. */
export const sparringSessions = tenantTable(
  'sparring_sessions',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    scenarioId: rowId('scenario_id').notNull(),
    mode: text('mode').$type<SparringMode>().notNull(),
    /** Number of the role, from 0. */
    role: integer('role').notNull(),
    beganAt: moment('began_at').notNull(),
    endedAt: moment('ended_at'),
    /** Points of 100; written at the end. */
    score: integer('score').notNull().default(0),
    /** Lines of the learner. */
    said: integer('said').notNull().default(0),
  },
  (table) => [
    unique('sparring_sessions_eid_id').on(table.eid, table.id),
    uniqueIndex('sparring_sessions_one_open')
      .on(table.eid, table.userId, table.scenarioId, table.mode)
      .where(sql`ended_at is null`),
    index('sparring_sessions_ended').on(table.eid, table.userId, table.mode, table.endedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.eid, table.scenarioId],
      foreignColumns: [sparringScenarios.eid, sparringScenarios.id],
    }).onDelete('cascade'),
  ],
);

/** Lines of dialogues, word by word. */
export const sparringLines = tenantTable(
  'sparring_lines',
  {
    sessionId: rowId('session_id').notNull(),
    /** 1 for the first. */
    no: integer('no').notNull(),
    who: text('who').$type<SparringSpeaker>().notNull(),
    text: text('text').notNull(),
    /** Complete. */
    done: boolean('done').notNull(),
    at: moment('at').notNull(),
    /** End of a process's ownership of the reply; another one then takes over. */
    heldUntil: moment('held_until'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.sessionId, table.no] }),
    foreignKey({
      columns: [table.eid, table.sessionId],
      foreignColumns: [sparringSessions.eid, sparringSessions.id],
    }).onDelete('cascade'),
  ],
);

export type ScenarioRow = typeof sparringScenarios.$inferSelect;
export type SessionRow = typeof sparringSessions.$inferSelect;
export type LineRow = typeof sparringLines.$inferSelect;
