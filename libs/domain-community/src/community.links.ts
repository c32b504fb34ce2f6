import { screenHref } from '@banyan/contracts';
import {
  communityScreens,
  feedQuery,
  ownPostsQuery,
  postQuery,
  type FeedQuery,
  type OwnPostsQuery,
  type PostKind,
  type PostQuery,
} from '@banyan/contracts/community';

const { mine, question, questions, topic, topics } = communityScreens;

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const communityLinks = {
  topics: {
    path: topics.path,
    href: (query: Partial<FeedQuery> = {}) => screenHref(topics, {}, feedQuery.write(query)),
  },
  questions: {
    path: questions.path,
    href: (query: Partial<FeedQuery> = {}) => screenHref(questions, {}, feedQuery.write(query)),
  },
  /** By post id. */
  topic: {
    path: topic.path,
    href: (id: number, query: Partial<PostQuery> = {}) => screenHref(topic, { id }, postQuery.write(query)),
  },
  /** By post id. */
  question: {
    path: question.path,
    href: (id: number, query: Partial<PostQuery> = {}) => screenHref(question, { id }, postQuery.write(query)),
  },
  mine: {
    path: mine.path,
    href: (query: Partial<OwnPostsQuery> = {}) => screenHref(mine, {}, ownPostsQuery.write(query)),
  },
} as const;

/** The feed of a kind of posts. */
export const feedLink = (kind: PostKind) => (kind === 'topic' ? communityLinks.topics : communityLinks.questions);

/** The screen of one post. */
export const postLinkOf = (kind: PostKind) => (kind === 'topic' ? communityLinks.topic : communityLinks.question);
