import type { TalentPigment, TalentWayKind } from '@banyan/contracts/talent';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Families of posts. */
export const talentLines = tenantTable(
  'talent_lines',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    pigment: text('pigment').$type<TalentPigment>().notNull(),
    /** Order on the map. */
    sort: integer('sort').notNull(),
  },
  (table) => [unique('talent_lines_eid_id').on(table.eid, table.id)],
);

/** Posts, each on a level of its line. */
export const talentPosts = tenantTable(
  'talent_posts',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lineId: rowId('line_id').notNull(),
    level: integer('level').notNull(),
    title: localisedText('title').notNull(),
    about: localisedText('about').notNull(),
    /** Number of people in the post, by the personnel system. */
    people: integer('people').notNull(),
    /** Posts to which people change from here, on other lines. */
    leadsTo: rowId('leads_to').array().notNull().default([]),
  },
  (table) => [
    unique('talent_posts_eid_id').on(table.eid, table.id),
    unique('talent_posts_level').on(table.eid, table.lineId, table.level),
    foreignKey({ columns: [table.eid, table.lineId], foreignColumns: [talentLines.eid, talentLines.id] }).onDelete(
      'cascade',
    ),
    check('talent_posts_levels', sql`${table.level} between 1 and 6`),
  ],
);

/** A way to a level of an ability. */
export interface AbilityWay {
  readonly kind: TalentWayKind;
  readonly id: number;
  readonly level: number;
}

/** Abilities that posts ask for. */
export const talentAbilities = tenantTable(
  'talent_abilities',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    about: localisedText('about').notNull(),
    ways: jsonb('ways').$type<readonly AbilityWay[]>().notNull().default([]),
  },
  (table) => [unique('talent_abilities_eid_id').on(table.eid, table.id)],
);

/** Levels of abilities that a post asks for. */
export const talentRequirements = tenantTable(
  'talent_requirements',
  {
    postId: rowId('post_id').notNull(),
    abilityId: rowId('ability_id').notNull(),
    level: integer('level').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.postId, table.abilityId] }),
    foreignKey({ columns: [table.eid, table.postId], foreignColumns: [talentPosts.eid, talentPosts.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.eid, table.abilityId],
      foreignColumns: [talentAbilities.eid, talentAbilities.id],
    }).onDelete('cascade'),
    check('talent_requirements_levels', sql`${table.level} between 1 and 5`),
  ],
);

/** A person's present post on the map, former ones, and the desired one. */
export const talentPeople = tenantTable(
  'talent_people',
  {
    userId: rowId('user_id').notNull(),
    postId: rowId('post_id').notNull(),
    since: moment('since').notNull(),
    /** When the first post of the map began. */
    began: moment('began').notNull(),
    /** Posts before this one, oldest first. */
    walked: rowId('walked').array().notNull().default([]),
    aimId: rowId('aim_id'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.postId], foreignColumns: [talentPosts.eid, talentPosts.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.aimId], foreignColumns: [talentPosts.eid, talentPosts.id] }),
  ],
);

/** Levels attested to a person; later learning comes on top. */
export const talentLevels = tenantTable(
  'talent_levels',
  {
    userId: rowId('user_id').notNull(),
    abilityId: rowId('ability_id').notNull(),
    level: integer('level').notNull(),
    /** Evidence: an exam, a certificate, a person's word. */
    proof: jsonb('proof').$type<Localised>().notNull(),
    provedAt: moment('proved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.abilityId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.eid, table.abilityId],
      foreignColumns: [talentAbilities.eid, talentAbilities.id],
    }).onDelete('cascade'),
    check('talent_levels_levels', sql`${table.level} between 0 and 5`),
  ],
);

/** Likes of points of the map, by person. */
export const talentLikes = tenantTable(
  'talent_likes',
  {
    postId: rowId('post_id').notNull(),
    userId: rowId('user_id').notNull(),
    liked: boolean('liked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.postId, table.userId] }),
    foreignKey({ columns: [table.eid, table.postId], foreignColumns: [talentPosts.eid, talentPosts.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Number of a person's changed likes since the minute began. */
export const talentLikeRates = tenantTable(
  'talent_like_rates',
  {
    userId: rowId('user_id').notNull(),
    since: moment('since').notNull(),
    changes: integer('changes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    index('talent_like_rates_since').on(table.eid, table.since),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
