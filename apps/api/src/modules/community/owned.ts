import { countOwned, type OwnedThings } from '../../platform/ownedThings.ts';
import { communityPosts } from './community.schema.ts';

/** Topics and questions that somebody has written. */
export const ownedPosts: OwnedThings = {
  kind: 'posts',
  fate: 'stays',
  count: (scope, userIds) => countOwned(scope, communityPosts, { owner: communityPosts.userId, userIds }),
};
