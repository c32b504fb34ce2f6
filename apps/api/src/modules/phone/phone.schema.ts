import type { CodeUse } from '@banyan/contracts/account';
import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, rowId } from '../../db/columns.ts';
import { sealedText } from '../../db/sealedColumns.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Codes sent and not used yet: the latest for each number, purpose and browser. */
export const phoneCodes = tenantTable(
  'phone_codes',
  {
    purpose: text('purpose').$type<CodeUse>().notNull(),
    /** International form. */
    phone: sealedText('phone', 'phone_codes.phone').notNull(),
    /** The person who asked for it, for codes requested after a login. */
    userId: rowId('user_id'),
    /** The browser that asked for it, see `asker.ts`. */
    asker: text('asker').notNull().default(''),
    /** Keyed digest; the code itself is nowhere. */
    digest: bytes('digest').notNull(),
    /** Wrong codes so far. */
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.purpose, table.phone, table.asker] })],
);

/** Sliders that wait for their one attempt. */
export const sliderChallenges = tenantTable(
  'slider_challenges',
  {
    id: text('id').notNull(),
    /** Position of the gap, px from the left. */
    position: integer('position').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.id] })],
);
