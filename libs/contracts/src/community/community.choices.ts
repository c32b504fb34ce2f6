/** What is posted: a topic, which others comment on, or a question, which others answer. */
export const postKinds = ['topic', 'question'] as const;
export type PostKind = (typeof postKinds)[number];

/**
 * Orders of the feed of topics: what was commented on last, what was posted last, what most people took part in lately.
 * Pinned posts stand first in each of them.
 */
export const topicOrders = ['active', 'new', 'hot'] as const;

/** Orders of the feed of questions; `unanswered`: those without an answer alone, what was asked last first. */
export const questionOrders = [...topicOrders, 'unanswered'] as const;
export type FeedOrder = (typeof questionOrders)[number];

/** State of a post in the approval [CM-04]: only `shown` ones are seen by others than author and administrators. */
export const postStates = ['waiting', 'shown', 'rejected'] as const;
export type PostState = (typeof postStates)[number];

/** Outcome of the reward of a question [CM-02]: there is none, it is kept for the best answer, paid, or given back. */
export const rewardStates = ['none', 'held', 'paid', 'returned'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Orders of comments and answers: what most people liked first, or what was written last first. */
export const commentOrders = ['useful', 'new'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** What can be liked, reported and deleted. */
export const communityTargets = ['post', 'comment'] as const;
export type CommunityTarget = (typeof communityTargets)[number];

/** Parts of one's own page: topics, questions, what one has answered, what one has liked. */
export const ownPostTabs = ['topics', 'questions', 'answers', 'praised'] as const;
export type OwnPostTab = (typeof ownPostTabs)[number];

/** Parts of the review desk: posts and comments that wait to be shown, and what was reported. */
export const communityDeskTabs = ['waiting', 'comments', 'reported'] as const;
export type CommunityDeskTab = (typeof communityDeskTabs)[number];

/**
 * Why the community says no: the question is one's own; too few points for the reward; the question has its best answer
 * already; it is closed; others have answered, so that the reward is theirs to win; it is not shown (waits or was
 * rejected); it is not for this person to do; everyone was told of it before; reported before; another window or person
 * has changed it since; somebody else has ended its reports.
 */
export const communityRefusals = [
  'own',
  'points',
  'best',
  'closed',
  'answers',
  'state',
  'rights',
  'reminded',
  'reported',
  'changed',
  'settled',
] as const;
export type CommunityRefusal = (typeof communityRefusals)[number];

/**
 * Rules of what is written, as `fieldsRefused` names them: nothing was written; too long; more than nine pictures; picture
 * and recording at once; more than ten people mentioned; someone mentioned is not here; no such category; the file is not
 * there.
 */
export const communityRules = [
  'required',
  'tooLong',
  'tooMany',
  'mixed',
  'tooManyPeople',
  'unknownPerson',
  'unknownCategory',
  'unknownFile',
] as const;
export type CommunityRule = (typeof communityRules)[number];

/** Limits of what is written, in characters as people count them, and in pieces [CM-01] [CM-03] [CM-04]. */
export const communityLimits = {
  /** Title of a topic. */
  topicTitle: 100,
  /** Title of a question. */
  questionTitle: 3000,
  /** What follows the title, its tags not counted. */
  body: 10_000,
  /** The same with its tags. */
  bodyHtml: 30_000,
  /** A comment, an answer or a reply. */
  comment: 300,
  /** Pictures of a post. */
  images: 9,
  /** People mentioned in a post or comment. */
  mentions: 10,
  /** Points of a reward at most. */
  reward: 100_000,
  /** Why a post is rejected. */
  reason: 200,
  /** Posts are counted up to here for what stands around a feed; this number says as many or more. */
  counted: 999,
} as const;
