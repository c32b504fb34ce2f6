import { idOf } from '../address.ts';
import { communityHome, postComments, postDetail, postFeed } from '../community/community.ts';
import type { PostKind } from '../community/community.choices.ts';
import { ownPosts } from '../community/communityActs.ts';
import { ask, type FirstCall, type FirstCalls, type Opening } from '../first.ts';
import { feedInput, feedQuery, ownPostsQuery, postQuery } from '../community/screens/community.query.ts';
import type { communityScreens } from '../community/screens/community.ts';

const feed =
  (kind: PostKind) =>
  ({ search }: Pick<Opening, 'search'>): readonly FirstCall[] => [
    ask(postFeed, feedInput(kind, feedQuery.read(search))),
    ask(communityHome, {}),
  ];

const post =
  (kind: PostKind) =>
  ({ params, search }: { readonly params: { readonly id: string }; readonly search: URLSearchParams }) => {
    const id = idOf(params.id);
    return id === null
      ? []
      : [ask(postDetail, { kind, id }), ask(postComments, { post: id, order: postQuery.read(search).order })];
  };

/** First calls of the community domain's screens. */
export const communityFirst: FirstCalls<typeof communityScreens> = {
  topics: feed('topic'),
  questions: feed('question'),
  topic: post('topic'),
  question: post('question'),
  mine: ({ search }) => [ask(ownPosts, ownPostsQuery.read(search))],
};
