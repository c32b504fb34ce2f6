import { expect, it } from 'vitest';
import { readRange } from './range.ts';

it.each([
  [undefined, 'all'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=5-2', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['bytes=-', 'all'],
  ['items=0-1', 'all'],
])('%s of 100 bytes → %j [CO-04]', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
