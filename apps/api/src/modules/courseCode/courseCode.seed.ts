import { demoFile } from '../../seed/demoFolder.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { bringDemo } from '../../platform/bringDemo.ts';
import type { FindThings } from '../../platform/bringing.ts';
import { codeBatches } from './courseCode.schema.ts';
import { codesKind } from './import/codes.import.ts';

/** Course codes of the demo enterprises; the README lists them. */
export const codeSeeds = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'course codes',
    eids: [0, 1001, 1002],
    fills: codeBatches,
    work: (ports, { eid }) => bringDemo(codesKind(find), ports, { eid, path: demoFile('codes.csv', eid) }),
  },
];
