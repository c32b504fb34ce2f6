import { addressQuery, named, oneOf, only, rowId, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import type { postFeed } from '../community.ts';
import { commentOrders, communityDeskTabs, ownPostTabs, questionOrders, type PostKind } from '../community.choices.ts';

/** Query of a feed: its filters, and whether the editor for a new post is open. */
export const feedQuery = addressQuery({
  order: named('sort', oneOf(questionOrders)),
  category: named('cat', rowId(0)),
  keyword: words(80),
  write: only('Y'),
});
export type FeedQuery = QueryOf<typeof feedQuery>;

/** Input of the call for the first page of a feed. */
export const feedInput = (kind: PostKind, { order, category, keyword }: FeedQuery): CallInput<typeof postFeed> => ({
  kind,
  order: kind === 'topic' && order === 'unanswered' ? 'active' : order,
  category,
  keyword,
});

/** Query of a post: sort order of its comments, and whether it is being edited. */
export const postQuery = addressQuery({ order: named('sort', oneOf(commentOrders)), edit: only('Y') });
export type PostQuery = QueryOf<typeof postQuery>;

/** Query of one's own posts: its tab. */
export const ownPostsQuery = addressQuery({ tab: oneOf(ownPostTabs) });
export type OwnPostsQuery = QueryOf<typeof ownPostsQuery>;

/** Query of the review desk for posts: its tab [CM-04]. */
export const communityDeskQuery = addressQuery({ tab: verbatim(20), show: oneOf(communityDeskTabs) });
export type CommunityDeskQuery = QueryOf<typeof communityDeskQuery>;
