import { bringDemo } from '../../../platform/bringDemo.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { communityCategories, communityPosts } from '../community.schema.ts';
import { communityKind } from '../import/community.import.ts';
import { postsKind } from '../import/posts.import.ts';
import type { PostAround } from '../import/writePost.ts';

/** Ids of the first category and of the first topic of each demo enterprise. */
const firsts: Readonly<Record<number, { readonly category: number; readonly topic: number }>> = {
  0: { category: 91, topic: 7801 },
  1001: { category: 71, topic: 7001 },
  1002: { category: 81, topic: 7501 },
};
const eids = Object.keys(firsts).map(Number);

/** Topics and questions of each demo enterprise, with their comments. */
export const communitySeeds = (ports: PostAround['ports']): readonly SeedStep[] => [
  {
    name: 'community categories',
    eids,
    fills: communityCategories,
    work: (demo, { eid }) =>
      bringDemo(communityKind, demo, {
        ...{ eid, path: demoFile('community/categories.yaml', eid) },
        firstId: firsts[eid]?.category ?? 1,
      }),
  },
  {
    name: 'community',
    eids,
    fills: communityPosts,
    work: (demo, { eid }) =>
      bringDemo(postsKind(ports), demo, {
        ...{ eid, path: demoFile('community/posts.yaml', eid) },
        firstId: firsts[eid]?.topic ?? 1,
      }),
  },
];
