import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './feed.zh.ts';

export const title: MessagesLike<typeof zh.title> = {
  topics: 'Topics',
  questions: 'Questions',
  topic: 'Topic',
  question: 'Question',
  mine: 'My community',
};

export const rich: MessagesLike<typeof zh.rich> = { newWindow: '(new window)', table: 'Table' };

export const kind: MessagesLike<typeof zh.kind> = { topic: 'Topic', question: 'Question' };

export const refusal: MessagesLike<typeof zh.refusal> = {
  own: 'You cannot answer your own question',
  points: 'You do not have enough points for this reward, so nothing was posted',
  best: 'The best answer has been chosen already',
  closed: 'This question is closed',
  answers: 'Somebody has answered and may win the reward, so the question cannot be closed or deleted',
  state: 'This post is not public at the moment',
  rights: 'You are not allowed to do this',
  reminded: 'Everyone has been told today. You can do so again tomorrow',
  reported: 'You have reported this already',
  changed: 'This has just been changed; look at it again first',
  settled: 'Somebody else has dealt with this report',
};

export const rule: MessagesLike<typeof zh.rule> = {
  required: 'Fill this in',
  tooLong: 'This is too long',
  tooMany: 'Nine pictures at most',
  tooManyPeople: 'Ten people can be mentioned at most',
  unknownPerson: 'Somebody you mention is no longer here',
  unknownCategory: 'This category is gone; choose another one',
  unknownFile: 'A file is no longer there; remove it and upload it again',
};

export const act: MessagesLike<typeof zh.act> = {
  praise_one: 'Like, {{formatted}} person',
  praise_other: 'Like, {{formatted}} people',
  comments: {
    topic_one: '{{formatted}} comment',
    topic_other: '{{formatted}} comments',
    question_one: '{{formatted}} answer',
    question_other: '{{formatted}} answers',
  },
  edit: 'Edit',
  withdraw: 'Withdraw',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  remove: 'Delete',
  close: 'Close question',
  remindAll: 'Tell everyone',
  pin: 'Pin to the top',
  unpin: 'Unpin',
  report: 'Report',
  share: 'Copy link',
  copied: 'Copied',
  more: 'More',
};

export const mark: MessagesLike<typeof zh.mark> = {
  pinned: 'Pinned',
  waiting: 'Under review, only you can see it',
  rejected: 'Not approved',
  reward: {
    held_one: '{{formatted}}-point reward',
    held_other: '{{formatted}}-point reward',
    paid_one: '{{formatted}} point, paid',
    paid_other: '{{formatted}} points, paid',
    returned_one: '{{formatted}} point, returned',
    returned_other: '{{formatted}} points, returned',
  },
  answered: 'Answered',
  closed: 'Closed',
};

export const picture: MessagesLike<typeof zh.picture> = {
  all: 'Pictures',
  one: 'Picture {{no}}: {{name}}',
  lightbox: 'Pictures, large',
  carousel: 'carousel',
  slide: 'picture',
  caption: 'caption',
  position: '{index} of {total}',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showCaptions: 'Show captions',
  hideCaptions: 'Hide captions',
  open: 'Show large: {{alt}}',
  more_one: '{{count}} more picture',
  more_other: '{{count}} more pictures',
};

export const media: MessagesLike<typeof zh.media> = { has: { video: 'Video: {{name}}', audio: 'Audio: {{name}}' } };

export const state: MessagesLike<typeof zh.state> = {
  rejected: 'Not approved: {{reason}}',
  rejectedLong: 'Not approved: {{reason}} You can change it and send it in again.',
  waiting: 'An administrator has to approve this before others can see it.',
  waitingShort: 'Others see it once it is approved',
};

export const post: MessagesLike<typeof zh.post> = {
  comments: {
    topic_one: '{{formatted}} comment',
    topic_other: '{{formatted}} comments',
    question_one: '{{formatted}} answer',
    question_other: '{{formatted}} answers',
  },
  praises_one: '{{formatted}} like',
  praises_other: '{{formatted}} likes',
  edited: 'edited',
  way: 'Where you are',
};

export const side: MessagesLike<typeof zh.side> = {
  label: 'Around the community',
  me: 'My community',
  visitor: 'Log in to post, ask and join in.',
  login: 'Log in',
  figures: '{{posts}} posted, {{answers}} answered, {{best}} best answers',
  waiting_one: '{{formatted}} question is waiting for an answer',
  waiting_other: '{{formatted}} questions are waiting for an answer',
  mine: 'My community',
  toReview_one: '{{formatted}} post to review',
  toReview_other: '{{formatted}} posts to review',
  hot: 'Hot right now',
  categories: 'Categories',
  all: 'All',
  author: { topic: 'Posted by', question: 'Asked by' },
  related: { topic: 'Related topics', question: 'Similar questions' },
};

export const feed: MessagesLike<typeof zh.feed> = {
  search: { topic: 'Search topics', question: 'Search questions' },
  order: { label: 'Order', active: 'Active', new: 'Newest', hot: 'Hot', unanswered: 'Unanswered' },
  without: 'Remove “{{words}}”',
  today_one: '{{formatted}} new today',
  today_other: '{{formatted}} new today',
  views_one: 'Seen by {{formatted}} person',
  views_other: 'Seen by {{formatted}} people',
  fresh_one: '{{formatted}} new post',
  fresh_other: '{{formatted}} new posts',
  list: { topic: 'Topics', question: 'Questions' },
  failed: { topic: 'The topics could not be loaded', question: 'The questions could not be loaded' },
  allAnswered: 'Every question has an answer',
  allAnsweredText: 'New questions will show up here.',
  nothing: { topic: 'No topics found', question: 'No questions found' },
  nothingText: 'Try other words or another category.',
  showAll: { topic: 'All topics', question: 'All questions' },
  none: { topic: 'No topics yet', question: 'No questions yet' },
  noneText: {
    topic: 'A trick of the trade, something that got better: post it here.',
    question: 'Stuck with something? Ask your colleagues.',
  },
};

export const withdraw: MessagesLike<typeof zh.withdraw> = {
  title: 'Withdraw this post?',
  text: 'Withdrawing it also deletes its text and pictures.',
};
