import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './thread.zh.ts';

export const comment: MessagesLike<typeof zh.comment> = {
  author: { topic: 'Author', question: 'Asked this' },
  toSomebody: 'To {{name}}: {{words}}',
  more_one: '{{formatted}} more reply',
  more_other: '{{formatted}} more replies',
  moreFailed: 'Could not be loaded, try again',
  list: { topic: 'Comments', question: 'Answers' },
  order: { label: 'Order', useful: 'Most useful', new: 'Newest' },
  box: { topic: 'Write a comment', question: 'Write an answer' },
  hint: { topic: 'What do you think?', question: 'What works for you? Figures help.' },
  post: { topic: 'Comment', question: 'Answer' },
  visitor: { topic: 'Log in to comment.', question: 'Log in to answer.' },
  own: 'You asked this; your colleagues answer. Choose the best answer once you see it.',
  closed: 'This question is closed and takes no more answers.',
  failed: 'These could not be loaded',
  none: { topic: 'No comments yet', question: 'No answers yet' },
  noneText: { topic: 'Be the first to say something.', question: 'Even part of an answer may be what is needed.' },
  reply: 'Reply',
  replyTo: 'Reply to {{name}}',
  replyHint: 'Write a reply',
  removed: 'Deleted',
  send: 'Send',
  tooLong: '{{limit}} characters at most',
  removeTitle: 'Delete this?',
  removeText: 'The replies to it are deleted as well. This cannot be undone.',
};

export const best: MessagesLike<typeof zh.best> = {
  title: 'Best answer',
  choose: 'Choose as best answer',
  when: 'Chosen by {{name}}, {{time}}',
  paid_one: '+{{formatted}} point',
  paid_other: '+{{formatted}} points',
  confirm: 'Choose this as the best answer?',
  confirmHeld_one: 'The reward of {{formatted}} point goes to this colleague. The choice is final.',
  confirmHeld_other: 'The reward of {{formatted}} points goes to this colleague. The choice is final.',
  confirmText: 'The choice is final.',
};

export const report: MessagesLike<typeof zh.report> = {
  title: 'Report',
  why: 'Why',
  because: {
    spam: 'Advertising or pestering',
    insult: 'Insult or threat',
    leak: 'Discloses personal data or company secrets',
    other: 'Something else',
  },
  send: 'Report',
  done: 'Reported',
  told: 'Reported. An administrator will look at it.',
  of: 'Report what {{name}} wrote',
};

export const remove: MessagesLike<typeof zh.remove> = {
  title: { topic: 'Delete this topic?', question: 'Delete this question?' },
  text: {
    topic: 'Its comments are deleted as well. This cannot be undone.',
    question: 'Its answers are deleted as well. This cannot be undone.',
  },
  textHeld_one: 'Its answers are deleted as well. The reward of {{formatted}} point comes back.',
  textHeld_other: 'Its answers are deleted as well. The reward of {{formatted}} points comes back.',
};

export const close: MessagesLike<typeof zh.close> = {
  title: 'Close this question?',
  text: 'It will no longer take answers.',
  textHeld_one: 'It will no longer take answers; the reward of {{formatted}} point comes back.',
  textHeld_other: 'It will no longer take answers; the reward of {{formatted}} points comes back.',
};

export const remindAll: MessagesLike<typeof zh.remindAll> = {
  title: 'Tell everyone?',
  text: 'Every colleague gets a message, at most once a day for a post.',
  done_one: '{{formatted}} colleague was told.',
  done_other: '{{formatted}} colleagues were told.',
};

export const gone: MessagesLike<typeof zh.gone> = {
  removed: { topic: 'The topic is deleted', question: 'The question is deleted' },
  title: { topic: 'There is no such topic', question: 'There is no such question' },
  text: 'It may have been deleted, or it is not public yet.',
  visitor: 'It may have been deleted, or you have to log in to see it.',
  failed: { topic: 'The topic could not be loaded', question: 'The question could not be loaded' },
};
