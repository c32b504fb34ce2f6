import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './mine.zh.ts';

export const mine: MessagesLike<typeof zh.mine> = {
  tabs: 'My community',
  tab: { topics: 'Topics', questions: 'Questions', answers: 'Answers', praised: 'Liked' },
  tabCount: '{{words}} {{formatted}}',
  failed: 'This could not be loaded',
  none: {
    topics: 'You have not posted any topics yet',
    questions: 'You have not asked anything yet',
    answers: 'You have not answered any questions yet',
    praised: 'You have not liked anything yet',
  },
  noneText: {
    topics: 'Your topics are listed here, including those under review.',
    questions: 'Your questions and the answers to them are listed here.',
    answers: 'Answer a colleague; a best answer also earns its reward.',
    praised: 'What you like is listed here, so that you can find it again.',
  },
  next: {
    topics: 'New topic',
    questions: 'Ask a question',
    answers: 'Unanswered questions',
    praised: 'See what is hot',
  },
};

export const desk: MessagesLike<typeof zh.desk> = {
  parts: 'What to look at',
  part: { waiting: 'Posts to approve', comments: 'Comments to approve', reported: 'Reported' },
  failed: 'This could not be loaded',
  none: {
    waiting: 'No posts are waiting for approval',
    comments: 'No comments are waiting for approval',
    reported: 'Nothing has been reported',
  },
  noneText: {
    waiting: 'New topics and questions show up here.',
    comments: 'New comments, answers and replies show up here.',
    reported: 'What colleagues report shows up here.',
  },
  about: 'In reply to: {{words}}',
  reason: 'Why it is rejected',
  reasonHint: 'Its author will read this',
  reasonLong: '{{limit}} characters at most',
  reasonEmpty: 'Say why, so that it can be put right',
  approve: 'Approve',
  reject: 'Reject',
  target: { post: 'Post', comment: 'Comment' },
  people_one: 'Reported by {{formatted}} person,',
  people_other: 'Reported by {{formatted}} people, first',
  overtaken:
    '“{{title}}” has been dealt with by somebody else, or withdrawn by its author. Your decision was not sent.',
  keep: 'Keep',
  remove: 'Delete',
  removeTitle: 'Delete what was reported?',
  removeText: 'The replies to it are deleted as well. This cannot be undone.',
};
