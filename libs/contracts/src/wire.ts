import { codec } from './codec.ts';
import { v } from './v.ts';

/**
 * Field types of requests. A request is form-encoded, so every field is text on the wire; each codec says how that
 * text becomes a value (`v.safeParse`, server) and how a value becomes text (`encode`, portal).
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

/** Positive id of a row inside a structure; as many digits as `wireId` takes. */
export const listedId = v.pipe(v.int(), v.minValue(1), v.maxValue(999_999_999_999_999));

/** Count of the changes of something, from 1, inside a structure; as far as the database counts. */
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

/** NUL, which no database keeps, and halves of characters: neither can be typed. */
function isText(value: string): boolean {
  return !value.includes('\0') && !/\p{Cs}/u.test(value);
}

/** Parses JSON in which each key stands once and means nothing to the language itself. Throws SyntaxError. */
function parseStrictly(text: string): unknown {
  let keys = 0;
  const parsed: unknown = JSON.parse(text, function (this: unknown, key, value: unknown) {
    if (typeof value === 'string' && !isText(value)) throw new SyntaxError('character');
    if (key === '__proto__') throw new SyntaxError('key');
    if (!Array.isArray(this)) keys += 1;
    return value;
  });
  // Of a key that stands twice the parser has kept one; the whole itself was counted as the value of a key.
  const written = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').split(':').length;
  if (written !== keys) throw new SyntaxError('key');
  return parsed;
}

/**
 * A structured value inside one form field, written as JSON. As in the field itself, texts in it hold whole characters
 * and no NUL. `most`: characters at most.
 */
export function wireJson<T extends v.GenericSchema>(schema: T, most = maxJson) {
  return codec(v.pipe(v.string(), v.maxLength(most)), schema, {
    decode: (json) => parseStrictly(json) as v.InferInput<T>,
    encode: (value) => JSON.stringify(value),
  });
}

/** Text of at most `most` characters; one beyond the basic plane is one, as for the database. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Moment as epoch milliseconds, UTC; from 1970 to the end of the year 9999, which every date type holds. */
export const epochMs = v.pipe(v.int(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** Second of a video; with as many digits before the point as `wireNumber` takes. */
const second = v.pipe(v.number(), v.minValue(0), v.maxValue(999_999_999_999));

/** `[from, to]` in seconds of a video, from < to. */
export const interval = v.strictTuple([second, second]);
export type Interval = v.InferOutput<typeof interval>;
