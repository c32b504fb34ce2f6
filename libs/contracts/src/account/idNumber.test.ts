import { describe, expect, it } from 'vitest';
import { isIdNumber } from './idNumber.ts';

describe('the number of an identity document', () => {
  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014', 'E12345678', 'AB-1234', '1'.repeat(20)])(
    'may be %s [SE-12]',
    (value) => expect(isIdNumber(value)).toBe(true),
  );
  it.each(['110105194912310021', '440524188001010015', '1234', '1'.repeat(21), 'E 1234', '证1234'])(
    'is not %s, too short or long or with a slip in it [SE-12]',
    (value) => expect(isIdNumber(value)).toBe(false),
  );
});
