import { expect, it } from 'vitest';
import { webmLength } from './webmLength.ts';

const block = (time: number) => [0xa3, 0x85, 0x81, (time >> 8) & 0xff, time & 0xff, 0x80, 0x00];
const cluster = (time: number, ...blocks: number[]) => [
  ...[0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  ...[0xe7, 0x82, (time >> 8) & 0xff, time & 0xff],
  ...blocks.flatMap(block),
];
const header = [0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];

it('reads how long a recording lasts from its last picture or sound [LV-01]', () => {
  const bytes = new Uint8Array([...header, ...cluster(0, 0, 40, 80), ...cluster(3000, 0, 960, 940, -20)]);
  expect(webmLength(bytes)).toBe(3993);
});

it('reads nothing from what is none or is cut off [LV-01]', () => {
  expect(webmLength(new Uint8Array())).toBe(0);
  expect(webmLength(new Uint8Array([0, 1, 2]))).toBe(0);
  expect(webmLength(new Uint8Array([...header, ...cluster(0, 0, 40), 0xa3]))).toBe(73);
});
