import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as Date; on the wire epoch milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Id of a row, unique over all enterprises; 15 digits are enough for the wire. */
export const rowId = (name = 'id') => bigint(name, { mode: 'number' });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** A text-search vector, given as its lexemes: no parser of the database takes part. */
export const lexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (value) => sql`array_to_tsvector(${sql.param(value)}::text[])`,
});
