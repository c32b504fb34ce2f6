import {
  chooseBest,
  closeQuestion,
  commentReplies,
  communityHome,
  decideComment,
  decidePost,
  editPost,
  newPosts,
  ownPosts,
  pinPost,
  postComments,
  postDetail,
  postFeed,
  publishPost,
  remindEveryone,
  removePostComment,
  removePost,
  reportCommunity,
  reportedItems,
  setPraised,
  settleReport,
  similarQuestions,
  waitingComments,
  waitingPosts,
  writeComment,
} from '@banyan/contracts/community';
import { messagePeople } from '@banyan/contracts/messages';
import type { Api } from '@banyan/core-screen';

/** Topics and questions, and the panels around them. */
export const feedCalls = { home: communityHome, feed: postFeed, since: newPosts, praise: setPraised } as const;
export type FeedApi = Api<typeof feedCalls>;

/** Writing a topic or question, and changing one. */
export const composeCalls = {
  publish: publishPost,
  edit: editPost,
  similar: similarQuestions,
  people: messagePeople,
} as const;
export type ComposeApi = Api<typeof composeCalls>;

/** One topic or question, and the actions on it. */
export const postCalls = {
  detail: postDetail,
  praise: setPraised,
  remove: removePost,
  pin: pinPost,
  close: closeQuestion,
  remindAll: remindEveryone,
  report: reportCommunity,
} as const;
export type PostApi = Api<typeof postCalls>;

/** Comments on a post. */
export const commentCalls = {
  list: postComments,
  replies: commentReplies,
  write: writeComment,
  remove: removePostComment,
  praise: setPraised,
  best: chooseBest,
} as const;
export type CommentApi = Api<typeof commentCalls>;

/** The reader's own posts. */
export const mineCalls = { list: ownPosts } as const;
export type MineApi = Api<typeof mineCalls>;

/** The review desk. */
export const deskCalls = {
  waiting: waitingPosts,
  decide: decidePost,
  waitingComments,
  decideComment,
  reported: reportedItems,
  settle: settleReport,
} as const;
export type DeskApi = Api<typeof deskCalls>;
