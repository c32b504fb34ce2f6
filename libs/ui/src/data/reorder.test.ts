import { describe, expect, it } from 'vitest';
import { reorder } from './reorder.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const order = (moved: string[], target: string, position: 'before' | 'after') =>
  reorder(ids, new Set(moved), target, position).join('');

describe('a new order', () => {
  it.each([
    [['a'], 'c', 'after', 'bcade'],
    [['a'], 'c', 'before', 'bacde'],
    [['e'], 'a', 'before', 'eabcd'],
    [['b'], 'e', 'after', 'acdeb'],
    [['a'], 'b', 'before', 'abcde'],
  ] as const)('puts %s at %s, %s', (moved, target, position, expected) => {
    expect(order([...moved], target, position)).toBe(expected);
  });
  it('keeps the order of several among themselves', () => {
    expect(order(['d', 'a'], 'b', 'after')).toBe('badce');
  });
  it('changes nothing when something is put on itself, or beside what is not there', () => {
    expect(order(['b', 'c'], 'c', 'before')).toBe('abcde');
    expect(order(['b'], 'z', 'before')).toBe('abcde');
  });
});
