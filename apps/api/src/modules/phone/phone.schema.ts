import type { CodeUse } from '@banyan/contracts/account';
import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Codes that were sent and not used yet: one for each number, purpose and browser, the last. */
export const phoneCodes = tenantTable(
  'phone_codes',
  {
    purpose: text('purpose').$type<CodeUse>().notNull(),
    /** As it is dialled from everywhere. */
    phone: text('phone').notNull(),
    /** Who asked for it, of codes that somebody logged in asks for. */
    userId: rowId('user_id'),
    /** Which browser asked for it, see `asker.ts`. */
    asker: text('asker').notNull().default(''),
    /** Keyed digest; the code itself is nowhere. */
    digest: bytes('digest').notNull(),
    /** Wrong codes so far. */
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.purpose, table.phone, table.asker] })],
);

/** Sliders that wait for their one try. */
export const sliderChallenges = tenantTable(
  'slider_challenges',
  {
    id: text('id').notNull(),
    /** Where the gap is, px from the left. */
    position: integer('position').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.id] })],
);
