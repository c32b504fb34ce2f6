import type {
  Delivery,
  ExchangeState,
  ProductArt,
  ProductCategory,
  ProductPigment,
  ReturnState,
} from '@banyan/contracts/mall';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { sealedJson, sealedText } from '../../db/sealedColumns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Place and time of a pickup. */
export interface StoredPickup {
  readonly place: Localised;
  /** Minutes of the day. */
  readonly from: number;
  readonly to: number;
  readonly workdays: boolean;
  /** Days to pick it up. */
  readonly days: number;
}

/** Products sold for points. */
export const products = tenantTable(
  'products',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    name: localisedText('name').notNull(),
    about: localisedText('about').notNull(),
    category: text('category').$type<ProductCategory>().notNull(),
    art: text('art').$type<ProductArt>().notNull(),
    pigment: text('pigment').$type<ProductPigment>().notNull(),
    points: integer('points').notNull(),
    /** Null: unlimited. */
    stock: integer('stock'),
    /** Pieces exchanged and not returned. */
    exchanged: integer('exchanged').notNull().default(0),
    /** Null: no limit. */
    perPerson: integer('per_person'),
    /** Pieces of one exchange. Null: no limit. */
    perTime: integer('per_time'),
    deliveries: jsonb('deliveries').$type<readonly Delivery[]>().notNull(),
    pickup: jsonb('pickup').$type<StoredPickup>(),
    returnDays: integer('return_days').notNull().default(0),
    /** Its place in the enterprise's order of recommendation. */
    position: integer('position').notNull(),
    onShelf: boolean('on_shelf').notNull().default(true),
    /** Null for everyone. */
    audienceId: rowId('audience_id'),
  },
  (table) => [
    unique('products_eid_id').on(table.eid, table.id),
    index('products_position').on(table.eid, table.position, table.id),
    index('products_points').on(table.eid, table.points, table.id),
    index('products_exchanged').on(table.eid, table.exchanged, table.id),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    check('products_points_above', sql`${table.points} > 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_exchanged_above', sql`${table.exchanged} >= 0`),
  ],
);

/** Exchanges of points for products. */
export const exchanges = tenantTable(
  'exchanges',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    number: text('number').notNull(),
    code: text('code').notNull().default(''),
    userId: rowId('user_id').notNull(),
    productId: rowId('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    points: integer('points').notNull(),
    state: text('state').$type<ExchangeState>().notNull().default('waiting'),
    delivery: text('delivery').$type<Delivery>().notNull(),
    at: moment('at').notNull(),
    /** When it was received, returned or cancelled. */
    endedAt: moment('ended_at'),
    /** The address at the time of the exchange. */
    recipient: sealedJson<{ name: string; phone: string; address: string }>('recipient', 'exchanges.recipient'),
    courier: jsonb('courier').$type<{ company: string; number: string }>(),
    pickup: jsonb('pickup').$type<StoredPickup>(),
    pickupUntil: moment('pickup_until'),
    returnUntil: moment('return_until'),
    /** State of its return; null: none was asked for. */
    returning: text('return_state').$type<ReturnState>(),
  },
  (table) => [
    unique('exchanges_number').on(table.eid, table.number),
    index('exchanges_own').on(table.eid, table.userId, table.at, table.id),
    // Parcels to send and returns to take: few of all exchanges.
    index('exchanges_desk')
      .on(table.eid, table.at, table.id)
      .where(sql`(state = 'waiting' and delivery = 'mail' and courier is null) or return_state = 'asked'`),
    index('exchanges_product').on(table.eid, table.productId, table.userId),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.productId], foreignColumns: [products.eid, products.id] }),
    check('exchanges_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Postal addresses for products. */
export const postalAddresses = tenantTable(
  'postal_addresses',
  {
    id: rowId().notNull().generatedAlwaysAsIdentity(),
    userId: rowId('user_id').notNull(),
    name: text('name').notNull(),
    /** In the international form. */
    phone: sealedText('phone', 'postal_addresses.phone').notNull(),
    /** Code of its smallest region; empty: the address is written in full. */
    region: text('region').notNull().default(''),
    /** Names of the regions at the time of the choice. */
    place: text('place').notNull().default(''),
    address: text('address').notNull(),
    preferred: boolean('preferred').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.id] }),
    uniqueIndex('postal_addresses_preferred')
      .on(table.eid, table.userId)
      .where(sql`preferred`),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
