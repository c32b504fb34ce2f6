import { bringDemo } from '../../../platform/bringDemo.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { courseComments } from '../comment.schema.ts';
import { commentsKind } from '../import/comments.import.ts';

/** Comments of people of the demo; at the retailer they wait for an administrator. */
export const commentSeeds = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'comments',
    eids: [1001, 1002],
    fills: courseComments,
    work: (ports, { eid }) => bringDemo(commentsKind(find), ports, { eid, path: demoFile('comments.yaml', eid) }),
  },
];
