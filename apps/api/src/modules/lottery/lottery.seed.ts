import { demoFile } from '../../seed/demoFolder.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { bringDemo } from '../../platform/bringDemo.ts';
import type { FindThings } from '../../platform/bringing.ts';
import { drawsKind } from './import/draws.import.ts';
import { lotteries } from './lottery.schema.ts';

/** Enterprises of the demo with a lottery, and its id. */
const ids: Readonly<Record<number, number>> = { 0: 3001, 1001: 1001, 1002: 2001 };

/** A running lottery. */
export const lotterySeedSteps = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'lotteries',
    eids: Object.keys(ids).map(Number),
    fills: lotteries,
    work: (ports, { eid }) =>
      bringDemo(drawsKind(find), ports, { eid, path: demoFile('draws.yaml'), firstId: ids[eid] ?? 0 }),
  },
];
