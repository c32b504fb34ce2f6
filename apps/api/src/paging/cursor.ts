import { ErrorCode, v } from '@banyan/contracts';
import { Refusal } from '../http/refusal.ts';

/** Direction of a page from the cursor's row. */
export type Direction = 'next' | 'previous';

/** Start of a page: behind (or before) the row with these sort values. */
export interface Cursor<Key> {
  /** Name of the list with its filters and order; a cursor of one is invalid in another. */
  readonly order: string;
  readonly direction: Direction;
  /** Sort values of the row at the edge, its id last, so that no two rows are equal. */
  readonly key: Key;
  /** Position of the page's first row among the hits, from 1; null when it is not known. */
  readonly position: number | null;
}

const shape = v.strictTuple([
  v.string(),
  v.picklist(['next', 'previous']),
  v.unknown(),
  v.nullable(v.pipe(v.int(), v.minValue(1))),
]);

/** The cursor as the opaque text that goes over the wire: base64url of JSON. Nothing in it is secret. */
export function encodeCursor<Key>({ order, direction, key, position }: Cursor<Key>): string {
  return Buffer.from(JSON.stringify([order, direction, key, position])).toString('base64url');
}

/**
 * Reads a cursor back. Null for the empty text, which asks for the first page. One that was altered, cut, or made for
 * another order is refused with badCursor: silently showing another page would be worse.
 */
export function decodeCursor<Key>(text: string, order: string, key: v.GenericSchema<unknown, Key>): Cursor<Key> | null {
  if (text === '') return null;
  const parsed = v.safeParse(shape, readJson(text));
  if (!parsed.success || parsed.output[0] !== order) throw foreign();
  const parsedKey = v.safeParse(key, parsed.output[2]);
  if (!parsedKey.success) throw foreign();
  return { order, direction: parsed.output[1], key: parsedKey.output, position: parsed.output[3] };
}

const foreign = () => new Refusal(ErrorCode.badCursor);

function readJson(text: string): unknown {
  // Buffer skips characters outside base64url; only the very text that we would have written counts.
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw foreign();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw foreign();
  }
}
