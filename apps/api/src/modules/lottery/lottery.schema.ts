import type { PrizeKind, ProductArt, ProductPigment } from '@banyan/contracts/mall';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Lotteries of an enterprise. */
export const lotteries = tenantTable(
  'lotteries',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    /** Points for a draw. */
    cost: integer('cost').notNull(),
    /** Draws of a person on a day. */
    perDay: integer('per_day').notNull(),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
  },
  (table) => [
    unique('lotteries_eid_id').on(table.eid, table.id),
    index('lotteries_window').on(table.eid, table.opensAt, table.closesAt),
    check('lotteries_cost', sql`${table.cost} > 0 and ${table.perDay} > 0`),
  ],
);

/** Prizes of a lottery. Their shares of the numbers follow each other in the order of `position`. */
export const lotteryPrizes = tenantTable(
  'lottery_prizes',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lotteryId: rowId('lottery_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<PrizeKind>().notNull(),
    name: localisedText('name').notNull(),
    points: integer('points').notNull().default(0),
    /** Product of the mall given as the prize. */
    productId: rowId('product_id'),
    art: text('art').$type<ProductArt>(),
    pigment: text('pigment').$type<ProductPigment>(),
    share: integer('share').notNull(),
    /** Pieces left; null: unlimited. */
    left: integer('left'),
    /** Given in place of a prize that has run out; it never runs out itself. */
    consolation: boolean('consolation').notNull().default(false),
  },
  (table) => [
    unique('lottery_prizes_position').on(table.eid, table.lotteryId, table.position),
    unique('lottery_prizes_eid_id').on(table.eid, table.id),
    foreignKey({ columns: [table.eid, table.lotteryId], foreignColumns: [lotteries.eid, lotteries.id] }).onDelete(
      'cascade',
    ),
    check('lottery_prizes_left', sql`${table.left} >= 0`),
    check('lottery_prizes_share', sql`${table.share} > 0`),
    check('lottery_prizes_consolation', sql`not ${table.consolation} or ${table.left} is null`),
  ],
);

/** Seeds of a person's draws, one after the other. The hash is shown before the first draw with it. */
export const lotterySeeds = tenantTable(
  'lottery_seeds',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lotteryId: rowId('lottery_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** 32 random bytes, hexadecimal; sent to nobody before `openedAt`. */
    seed: text('seed').notNull(),
    /** The prizes with their odds to which the hash commits beside the seed. */
    terms: text('terms').notNull(),
    hash: text('hash').notNull(),
    draws: integer('draws').notNull().default(0),
    /** Null: it is used for the draws to come. */
    openedAt: moment('opened_at'),
  },
  (table) => [
    unique('lottery_seeds_eid_id').on(table.eid, table.id),
    uniqueIndex('lottery_seeds_next')
      .on(table.eid, table.lotteryId, table.userId)
      .where(sql`opened_at is null`),
    index('lottery_seeds_own').on(table.eid, table.lotteryId, table.userId, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.lotteryId], foreignColumns: [lotteries.eid, lotteries.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Draws, each numbered for its person and lottery. */
export const lotteryDrawn = tenantTable(
  'lottery_draws',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    lotteryId: rowId('lottery_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** Account that drew; it is part of the proof, and stays when two accounts become one. */
    personId: rowId('person_id').notNull(),
    nonce: integer('nonce').notNull(),
    /** The person's own part of the number. */
    own: text('own').notNull(),
    seedId: rowId('seed_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    /** Prize of the number, and the prize given. */
    drawnId: rowId('drawn_id').notNull(),
    givenId: rowId('given_id').notNull(),
    cost: integer('cost').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('lottery_draws_nonce').on(table.eid, table.lotteryId, table.personId, table.nonce),
    index('lottery_draws_own').on(table.eid, table.lotteryId, table.userId, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.seedId], foreignColumns: [lotterySeeds.eid, lotterySeeds.id] }),
    foreignKey({ columns: [table.eid, table.drawnId], foreignColumns: [lotteryPrizes.eid, lotteryPrizes.id] }),
    foreignKey({ columns: [table.eid, table.givenId], foreignColumns: [lotteryPrizes.eid, lotteryPrizes.id] }),
  ],
);
