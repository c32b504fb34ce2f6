import { addressQuery, named, oneOf, only, rowId, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import type { postFeed } from '../community.ts';
import { commentOrders, communityDeskTabs, ownPostTabs, questionOrders, type PostKind } from '../community.choices.ts';

/** Which posts are shown, and whether one is being written. */
export const feedQuery = addressQuery({
  order: named('sort', oneOf(questionOrders)),
  category: named('cat', rowId(0)),
  keyword: words(80),
  write: only('Y'),
});
export type FeedQuery = QueryOf<typeof feedQuery>;

/** The first page of a feed as its call takes it. */
export const feedInput = (kind: PostKind, { order, category, keyword }: FeedQuery): CallInput<typeof postFeed> => ({
  kind,
  order: kind === 'topic' && order === 'unanswered' ? 'active' : order,
  category,
  keyword,
});

/** In which order comments or answers stand, and whether the post is being changed. */
export const postQuery = addressQuery({ order: named('sort', oneOf(commentOrders)), edit: only('Y') });
export type PostQuery = QueryOf<typeof postQuery>;

/** Which part of one's own posts is shown. */
export const ownPostsQuery = addressQuery({ tab: oneOf(ownPostTabs) });
export type OwnPostsQuery = QueryOf<typeof ownPostsQuery>;

/** The part of the review desk for posts: what waits, or what was reported [CM-04]. */
export const communityDeskQuery = addressQuery({ tab: verbatim(20), show: oneOf(communityDeskTabs) });
export type CommunityDeskQuery = QueryOf<typeof communityDeskQuery>;
