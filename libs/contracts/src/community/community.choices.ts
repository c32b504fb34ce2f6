/** Kinds of posts: a topic to comment on, or a question to answer. */
export const postKinds = ['topic', 'question'] as const;
export type PostKind = (typeof postKinds)[number];

/**
 * Sort orders of the feed of topics: by latest comment, by date of posting, by recent participation. Pinned posts come
 * first in each.
 */
export const topicOrders = ['active', 'new', 'hot'] as const;

/** Sort orders of the feed of questions; `unanswered`: only those without an answer, newest first. */
export const questionOrders = [...topicOrders, 'unanswered'] as const;
export type FeedOrder = (typeof questionOrders)[number];

/** State of a post in the approval [CM-04]; until it is `shown`, only author and administrators see it. */
export const postStates = ['waiting', 'shown', 'rejected'] as const;
export type PostState = (typeof postStates)[number];

/** State of a question's reward [CM-02]: none, held for the best answer, paid, or returned. */
export const rewardStates = ['none', 'held', 'paid', 'returned'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Sort orders of comments and answers: most liked first, or newest first. */
export const commentOrders = ['useful', 'new'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** Targets of likes, reports and deletion. */
export const communityTargets = ['post', 'comment'] as const;
export type CommunityTarget = (typeof communityTargets)[number];

/** Tabs of one's own posts: topics, questions, own answers, liked posts. */
export const ownPostTabs = ['topics', 'questions', 'answers', 'praised'] as const;
export type OwnPostTab = (typeof ownPostTabs)[number];

/** Tabs of the review desk: waiting posts, waiting comments, and reports. */
export const communityDeskTabs = ['waiting', 'comments', 'reported'] as const;
export type CommunityDeskTab = (typeof communityDeskTabs)[number];

/**
 * Reasons for refusing an action: the question is the caller's own; too few points for the reward; the question already
 * has a best answer; it is closed; it has answers, so its reward can be won; the post is not shown (waiting or
 * rejected); no permission; everyone was already notified of it; already reported; changed meanwhile in another window
 * or by another person; the reports were settled by somebody else.
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
 * Rules of a post's fields in `fieldsRefused`: empty; too long; more than nine pictures; more than ten people
 * mentioned; an unknown person mentioned; an unknown category; a missing file.
 */
export const communityRules = [
  'required',
  'tooLong',
  'tooMany',
  'tooManyPeople',
  'unknownPerson',
  'unknownCategory',
  'unknownFile',
] as const;
export type CommunityRule = (typeof communityRules)[number];

/** Limits of posts, in characters as people count them, or in pieces [CM-01] [CM-03] [CM-04]. */
export const communityLimits = {
  /** Title of a topic. */
  topicTitle: 100,
  /** Title of a question. */
  questionTitle: 3000,
  /** Body text without tags. */
  body: 10_000,
  /** Body text with tags. */
  bodyHtml: 30_000,
  /** A comment, an answer or a reply. */
  comment: 300,
  /** Pictures of a post. */
  images: 9,
  /** People mentioned in a post or comment. */
  mentions: 10,
  /** Maximum points of a reward. */
  reward: 100_000,
  /** Reason for a rejection. */
  reason: 200,
  /** Limit of counting posts beside a feed; a count equal to it means "that many or more". */
  counted: 999,
} as const;
