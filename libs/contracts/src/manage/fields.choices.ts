/** Kinds of values that a field of people holds. */
export const fieldKinds = ['text', 'number', 'date', 'choice'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Most fields of an enterprise and options of a field, and the longest texts of both and of a value. */
export const fieldLimits = { fields: 30, name: 40, options: 100, option: 60, value: 100 } as const;

/** Largest number that a field holds, and the decimals that it keeps. */
export const fieldNumbers = { most: 1_000_000_000_000, decimals: 4 } as const;

/** Rules of a field that may be broken. `used`: people have the option that was left out. */
export const fieldRefusals = ['missing', 'taken', 'full', 'used', 'twin', 'invalid'] as const;
export type FieldRefusal = (typeof fieldRefusals)[number];

const form = /^field:([1-9]\d{0,14})$/;

/** Name of a field as a column, an order or a filter: `field:12`. */
export const fieldColumn = (id: number): `field:${number}` => `field:${id}`;

/** Id of the field that a column names; null for other columns. */
export function fieldOfColumn(column: string): number | null {
  const id = form.exec(column)?.[1];
  return id === undefined ? null : Number(id);
}

/** A number as people write it, `1234.5`; null for other texts. */
export function readFieldNumber(text: string): number | null {
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(text)) return null;
  return Number(text);
}

/** Whether a text is a day of the calendar, `2025-11-28`. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
