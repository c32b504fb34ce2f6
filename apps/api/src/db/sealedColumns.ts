import { customType } from 'drizzle-orm/pg-core';
import { openText, sealText } from '../sealing/sealedText.ts';

/**
 * Text that a copy of the database alone does not reveal, sealed by the server's secret. `of` is table and column. Equal
 * texts stay equal, so `eq`, `inArray` and unique indexes work; order, patterns and functions of SQL do not.
 */
export const sealedText = (name: string, of: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => sealText(of, text),
    fromDriver: (stored) => openText(of, stored),
  })(name);

/** The same for a value of several fields. */
export const sealedJson = <Value>(name: string, of: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => sealText(of, JSON.stringify(value)),
    fromDriver: (stored) => JSON.parse(openText(of, stored)) as Value,
  })(name);
