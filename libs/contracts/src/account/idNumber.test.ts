import { describe, expect, it } from 'vitest';
import { idNumberForm, isIdNumber } from './idNumber.ts';

describe('the number of an identity document', () => {
  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014', 'E12345678', 'AB-1234', '1'.repeat(20)])(
    'may be %s [SE-12]',
    (value) => expect(isIdNumber(value)).toBe(true),
  );
  it.each([
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    [' 110105 19491231 002x', '11010519491231002X'],
    ['A123456(7)', 'A1234567'],
    ['Ａ１２３４５６（７）', 'A1234567'],
    ['1234567（8）', '12345678'],
    ['a123456789', 'A123456789'],
    ['E 1234 5678', 'E12345678'],
  ])('may be typed %s, and is kept as %s [SE-12]', (typed, kept) => {
    expect([isIdNumber(typed), idNumberForm(typed)]).toEqual([true, kept]);
  });
  it.each(['110105194912310021', '440524188001010015', '1234', '1'.repeat(21), 'E 12', '证1234'])(
    'is not %s, too short or long or with a slip in it [SE-12]',
    (value) => expect(isIdNumber(value)).toBe(false),
  );
});
