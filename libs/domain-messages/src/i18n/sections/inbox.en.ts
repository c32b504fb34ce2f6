import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './inbox.zh.ts';

export const title: MessagesLike<typeof zh.title> = {
  own: 'Messages',
  ownOne: 'Personal message',
  trainingPlan: 'Training plan',
  certificateExpiry: 'Certificate expiry',
  taskScore: 'Task score',
  admin: 'From administrators',
  adminOne: 'From an administrator',
  information: 'News',
  informationOne: 'News item',
  at: 'Mentions',
  praise: 'Likes',
  comment: 'Comments',
  topic: 'Topic',
  question: 'Question',
  summary: 'Weekly summary',
  marking: 'Marking',
  settings: 'Message settings',
};

export const place: MessagesLike<typeof zh.place> = {
  personal: 'Personal',
  admin: 'Administrators',
  information: 'News',
  at: 'Mentions',
  praise: 'Likes',
  comment: 'Comments',
  summary: 'Weekly summary',
  trainingPlan: 'Training plans',
  certificateExpiry: 'Certificates',
  taskScore: 'Scores',
  marking: 'Marking',
};

export const kind: MessagesLike<typeof zh.kind> = {
  personal: 'Personal',
  admin: 'From an administrator',
  information: 'News',
  at: 'You were mentioned',
  praise: 'Like',
  comment: 'Comment',
  summary: 'Weekly summary',
  trainingPlan: 'Training plan',
  certificateExpiry: 'Certificate expires',
  taskScore: 'Score',
  marking: 'Marking',
};

export const inbox: MessagesLike<typeof zh.inbox> = {
  title: 'Messages',
  lists: 'Kinds of messages',
  list: 'List of messages',
  message: 'Message',
  loading: 'Opening the message',
  unread_one: '{{formatted}} unread message',
  unread_other: '{{formatted}} unread messages',
  unreadOf_one: '{{n}} unread',
  unreadOf_other: '{{n}} unread',
  isUnread: 'Unread: ',
  readAll: 'Mark all as read',
  stillUnread: 'Your messages are still unread.',
  write: 'New message',
  settings: 'Settings',
  onlyUnread: 'Unread',
  search: 'Search messages',
  searchHint: 'Title, name or text',
  searchEnd: 'End search',
  failed: 'Your messages could not be loaded',
  messageFailed: 'This message could not be opened',
  messageGone: 'This message is no longer here',
  messageGoneText: 'It may have been deleted, or it was not sent to you.',
  toList: 'Back to the list',
  allRead: 'All caught up',
  notFound: 'No messages match',
  showAll: 'Show all',
  newer: 'New messages have arrived',
  showNewer: 'Show them',
  choose: 'Choose a message',
  keysStep: 'to move,',
  keysRead: 'to mark as read or unread',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Delete',
  removed: 'Deleted: {{title}}',
  putBack: 'Put it back',
  dismiss: 'Dismiss',
  from: 'From',
  noAdmin: 'No messages from administrators here',
  noAdminText: 'Your organisation does not use them.',
};

export const none: MessagesLike<typeof zh.none> = {
  own: 'No messages yet',
  admin: 'Nothing from administrators yet',
  information: 'No news yet',
  at: 'Nobody has mentioned you yet',
  praise: 'No likes yet',
  comment: 'No comments yet',
};

export const noneText: MessagesLike<typeof zh.noneText> = {
  own: 'What colleagues write to you, scores, certificates and training plans will appear here.',
  admin: 'Notices from your administrators will appear here.',
  information: 'Course updates and news will appear here.',
  at: 'When a colleague mentions you in the community, it will appear here.',
  praise: 'When someone likes what you wrote, it will appear here.',
  comment: 'When someone comments on your post or answers you, it will appear here.',
};

export const open: MessagesLike<typeof zh.open> = {
  personal: 'Have a look',
  admin: 'Have a look',
  information: 'Have a look',
  at: 'See the original',
  praise: 'See the original',
  comment: 'See the original',
  summary: 'See learning record',
  trainingPlan: 'See the training',
  certificateExpiry: 'Take the refresher',
  taskScore: 'See the task',
  marking: 'See the result',
};

export const way: MessagesLike<typeof zh.way> = {
  back: 'Back to messages',
  gone: 'It has been withdrawn or deleted and cannot be opened.',
  forbidden: 'It is not open to you. Contact your administrator if you need it.',
  elsewhere: 'It cannot be opened in the portal yet. Please look for it where it came from.',
};

export const thing: MessagesLike<typeof zh.thing> = {
  topic: 'This topic cannot be opened now',
  question: 'This question cannot be opened now',
  text: 'It may have been deleted, or the community is not open yet.',
};

export const summary: MessagesLike<typeof zh.summary> = {
  title: 'Study day by day',
  time: 'Time studied',
  before: 'Week before',
  chapters: 'Chapters finished',
  goal: 'Of your goal',
  week: 'That week',
  weekBefore: 'Week before',
  unit: 'In minutes',
  read: '{{now}} that week, {{before}} the week before.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  day: 'Day',
  loading: 'Loading figures',
  empty: 'No figures',
  failed: 'The figures could not be loaded',
  retry: 'Try again',
};
