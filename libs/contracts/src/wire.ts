import { codec } from './codec.ts';
import { v } from './v.ts';

/**
 * Field types of requests. A request is form-encoded, so every field is text on the wire; each codec decodes the text
 * to a value (`v.safeParse`, server) and encodes a value as text (`encode`, portal).
 */

/** Whole number, at most 15 digits. */
export const wireInt = codec(v.pipe(v.string(), v.regex(/^-?\d{1,15}$/)), v.int(), {
  decode: (text) => Number(text),
  encode: (value) => String(value),
});

/** Positive id of a row. */
export const wireId = codec(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), v.pipe(v.int(), v.minValue(1)), {
  decode: (text) => Number(text),
  encode: (value) => String(value),
});

/** Positive row id inside a structure; as many digits as `wireId` accepts. */
export const listedId = v.pipe(v.int(), v.minValue(1), v.maxValue(999_999_999_999_999));

/** Revision number inside a structure, from 1; within the database's integer range. */
export const listedRevision = v.pipe(v.int(), v.minValue(1), v.maxValue(2_147_483_647));

/** Decimal number, for seconds and rates. */
export const wireNumber = codec(v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,6})?$/)), v.number(), {
  decode: (text) => Number(text),
  encode: (value) => String(Math.round(value * 1000) / 1000),
});

/** Yes or no, written Y or N. */
export const flag = v.picklist(['Y', 'N']);
export type Flag = v.InferOutput<typeof flag>;

const maxJson = 32_768;

/** Rejects NUL, which no database stores, and halves of characters: neither can be typed. */
function isText(value: string): boolean {
  return !value.includes('\0') && !/\p{Cs}/u.test(value);
}

/** Parses JSON without duplicate keys and without `__proto__`. Throws SyntaxError. */
function parseStrictly(text: string): unknown {
  let keys = 0;
  const parsed: unknown = JSON.parse(text, function (this: unknown, key, value: unknown) {
    if (typeof value === 'string' && !isText(value)) throw new SyntaxError('character');
    if (key === '__proto__') throw new SyntaxError('key');
    if (!Array.isArray(this)) keys += 1;
    return value;
  });
  // The parser keeps one of duplicate keys; the whole value was counted once, as the value of the empty key.
  const written = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').split(':').length;
  if (written !== keys) throw new SyntaxError('key');
  return parsed;
}

/**
 * A structured value inside one form field, written as JSON. As in the field itself, its texts contain whole characters
 * and no NUL. `most`: largest number of characters.
 */
export function wireJson<T extends v.GenericSchema>(schema: T, most = maxJson) {
  return codec(v.pipe(v.string(), v.maxLength(most)), schema, {
    decode: (json) => parseStrictly(json) as v.InferInput<T>,
    encode: (value) => JSON.stringify(value),
  });
}

/** Text of at most `most` characters; a character beyond the basic plane counts as one, as in the database. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Moment as epoch milliseconds, UTC; from 1970 to the end of the year 9999, the range of every date type. */
export const epochMs = v.pipe(v.int(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** Second of a video; with as many digits before the point as `wireNumber` accepts. */
const second = v.pipe(v.number(), v.minValue(0), v.maxValue(999_999_999_999));

/** `[from, to]` in seconds of a video, from < to. */
export const interval = v.strictTuple([second, second]);
export type Interval = v.InferOutput<typeof interval>;
