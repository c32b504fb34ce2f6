import { ErrorCode, v } from '@banyan/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const key = v.strictTuple([v.boolean(), v.int(), v.int()]);
const cursor = { order: 'default', direction: 'next', key: [true, 1_700_000_000_000, 42], position: 25 } as const;
const read = (text: string) => decodeCursor(text, 'default', key);

/** The refusal of a call; undefined when it goes through. */
function refusal(text: string): unknown {
  try {
    read(text);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? { code: error.code, detail: error.detail } : error;
  }
}
const refused = { code: ErrorCode.badCursor, detail: {} };

describe('cursors', () => {
  it('come back as they went [CO-01]', () => {
    expect(read(encodeCursor(cursor))).toEqual(cursor);
    expect(read(encodeCursor({ ...cursor, direction: 'previous', position: null }))).toMatchObject({ position: null });
  });

  it('fit the field of the contract and an address [CO-01]', () => {
    const text = encodeCursor({ ...cursor, key: [false, 8_640_000_000_000_000, 999_999_999_999_999] });
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('ask for the first page when empty [CO-01]', () => {
    expect(read('')).toBeNull();
  });

  it('are refused with a code of their own when altered, cut or of another order [CO-01]', () => {
    const text = encodeCursor(cursor);
    expect(refusal(text.slice(0, -3))).toEqual(refused);
    const longer = encodeCursor({ ...cursor, key: [...cursor.key, 7] });
    expect(refusal(longer)).toEqual(refused);
    expect(refusal(`${text}=`)).toEqual(refused);
    expect(refusal('x')).toEqual(refused);
    expect(refusal(encodeCursor({ ...cursor, order: 'newest' }))).toEqual(refused);
    expect(refusal(encodeCursor({ ...cursor, key: [true, 'a', 42] }))).toEqual(refused);
    expect(refusal(encodeCursor({ ...cursor, position: 0 }))).toEqual(refused);
    expect(refusal(Buffer.from('{"order":"default"}').toString('base64url'))).toEqual(refused);
  });

  it('never fail in another way, whatever is sent [CO-01]', () => {
    const json = fc.json().map((text) => Buffer.from(text).toString('base64url'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), json, fc.base64String()), (text) => {
        expect([undefined, refused]).toContainEqual(refusal(text));
      }),
    );
  });
});
