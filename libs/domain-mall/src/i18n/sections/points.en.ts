import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './points.zh.ts';

/** One's own points. */
export const points: MessagesLike<typeof zh.points> = {
  views: 'Parts of my points',
  view: { entries: 'History', exchanges: 'Exchanges', addresses: 'Addresses' },
  ways: 'Direction',
  way: { all: 'All', earned: 'Earned', spent: 'Spent' },
  failed: 'The history could not be loaded',
  none: 'Nothing here yet',
  noneText: 'Signing in, finishing a chapter and passing an exam all show up here.',
  noneSpent: 'You have not spent any points. See what the mall has.',
};
/** What points came from and went for. */
export const rule: MessagesLike<typeof zh.rule> = {
  sign: 'Daily sign-in',
  award: 'Learning award',
  cleared: 'Expired at year end',
  corrected: 'Correction',
  chapter: 'Chapter finished',
  exam: 'Exam passed',
  exchange: 'Exchanged in the mall',
  order: 'Bought a course',
  cancelled: 'Exchange cancelled, points returned',
  reward: 'Reward for a question',
  rewardBack: 'Reward came back',
  best: 'Best answer to a question',
  returned: 'Product returned, points returned',
  lotteryDraw: 'Prize draw',
  lotteryPrize: 'Won in a prize draw',
  rewardGiven: 'Reward to a lecturer',
  rewardReceived: 'Reward from a learner',
  other: 'Points changed',
};
/** What earns points. */
export const task: MessagesLike<typeof zh.task> = {
  title: 'How to earn points',
  today: '{{points}} today',
  once: '{{points}} each',
  varies: 'Depends on the task',
  ofLimit: '{{today}} / {{limit}} today',
  sign: 'Sign in',
  signed: 'Signed in',
  go: 'Go',
  done: 'Full today',
};
/** Signing in. */
export const sign: MessagesLike<typeof zh.sign> = {
  title: 'Daily sign-in',
  signed: 'Signed in for today',
  loading: 'Loading your sign-ins',
  text_one: '{{count}} day in a row. Day seven brings more; miss a day and it starts over.',
  text_other: '{{count}} days in a row. Day seven brings more; miss a day and it starts over.',
  earned_one: 'You got {{points}}: {{count}} day in a row.',
  earned_other: 'You got {{points}}: {{count}} days in a row.',
  sign: 'Sign in for {{points}}',
  tomorrow: 'Come back tomorrow',
  done: 'Signed in',
  missed: 'Missed',
  kept: 'Your points are unchanged',
};
/** What was exchanged. */
export const record: MessagesLike<typeof zh.record> = {
  title: 'Exchanges',
  states: 'Status',
  line: '{{count}} × for {{points}}',
  order: 'order {{number}}',
  to: 'To {{name}} {{phone}}, {{address}}',
  courier: '{{company}} {{number}}',
  notSent: 'Waiting to be sent',
  code: 'Code {{code}}',
  until: 'Collect by',
  returnUntil: 'Returnable until',
  showCode: 'Show code',
  codeTitle: 'Pick-up code',
  qr: 'QR code of {{code}}',
  counterShut: 'The desk is closed now. Opening hours: {{hours}}.',
  received: 'Received',
  pickedUp: 'Collected',
  cancel: 'Cancel',
  cancelTitle: 'Cancel this exchange?',
  return: 'Return',
  returnTitle: 'Return this product?',
  comesBack: '{{points}} for “{{name}}” go back to your balance.',
  keep: 'Not now',
  failed: 'Your exchanges could not be loaded',
  none: 'No exchanges',
  noneText: 'What you exchange points for shows up here, with where it stands.',
  toMall: 'Go to the mall',
};
export const exchangeState: MessagesLike<typeof zh.exchangeState> = {
  all: 'All',
  waiting: 'To be received',
  exchanged: 'Exchanged',
  returned: 'Returned',
  cancelled: 'Cancelled',
};
/** Addresses. */
export const address: MessagesLike<typeof zh.address> = {
  title: 'Addresses',
  add: 'Add an address',
  change: 'Edit address',
  preferred: 'Default',
  edit: 'Edit the address of {{name}}',
  remove: 'Delete the address of {{name}}',
  stays: 'The address is still there',
  failed: 'Your addresses could not be loaded',
  none: 'No delivery address yet',
  noneText: 'Add one to choose it when you exchange points. Up to 10.',
  name: 'Recipient',
  phone: 'Phone',
  phoneHint: 'Outside mainland China, begin with + and the country code',
  street: 'Address',
  prefer: 'Use as default',
  rule: { required: 'Please fill this in', phone: 'This is not a valid phone number', long: 'This is too long' },
};
