import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './mall.zh.ts';

/** Texts shared by several screens. */
export const title: MessagesLike<typeof zh.title> = {
  mall: 'Points mall',
  product: 'Exchange points',
  lottery: 'Prize draw',
  points: 'My points',
  rankings: 'Rankings',
  medals: 'Medals',
};
export const action: MessagesLike<typeof zh.action> = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
};
export const unit: MessagesLike<typeof zh.unit> = {
  points_one: '{{formatted}} point',
  points_other: '{{formatted}} points',
  pointsWord_one: 'point',
  pointsWord_other: 'points',
};
export const category: MessagesLike<typeof zh.category> = {
  tool: 'Tools',
  safety: 'Safety wear',
  book: 'Books and paper',
  life: 'Everyday',
  virtual: 'Digital',
};
export const delivery: MessagesLike<typeof zh.delivery> = {
  label: 'How to get it',
  mail: 'By post',
  pickup: 'Pick up',
  virtual: 'Digital',
  noAddress: 'No delivery address yet',
  atOnce: 'You get the code right away',
  to: 'Send to',
  addAddress: 'Add a delivery address',
  changeAddress: 'Manage addresses',
};
export const order: MessagesLike<typeof zh.order> = {
  default: 'Recommended',
  cheap: 'Fewest points',
  popular: 'Most exchanged',
};
export const pickup: MessagesLike<typeof zh.pickup> = {
  workdays: 'Mon–Fri {{from}}–{{to}}',
  everyDay: 'daily {{from}}–{{to}}',
  at: '{{place}}, {{hours}}',
};
/** Reasons for refusals of the mall. */
export const refusal: MessagesLike<typeof zh.refusal> = {
  kept: 'Your points are unchanged',
  points: 'Not enough points; none were taken',
  stock: 'Not enough left in stock; no points were taken',
  limit: 'That is more than one person may have; no points were taken',
  time: 'That is more than one exchange may take; no points were taken. You can exchange several times.',
  gone: 'This product is no longer offered; no points were taken',
  delivery: 'This product does not come that way. Choose another',
  address: 'That address is no longer in your address book. Choose another',
  state: 'This exchange has just changed. Refresh to see where it stands',
  hours: 'The desk is closed now. Pick it up during opening hours',
  late: 'It is too late to return it',
  bookFull: 'Your address book holds 10. Delete one to add another',
};
/** The points balance. */
export const balance: MessagesLike<typeof zh.balance> = {
  label: 'Points balance',
  spendable: 'Points to spend',
  cleared: 'expiry',
  leftToday: 'Still to earn today',
  lifetime: 'Earned in total',
  howTo: 'How to earn points',
  failed: 'Your points could not be loaded',
};
/** The list of products. */
export const mall: MessagesLike<typeof zh.mall> = {
  list: 'Products',
  filters: 'Filter products',
  all: 'All',
  affordable: 'Within reach {{count}}',
  delivery: 'Delivery',
  anyDelivery: 'Any',
  order: 'Order',
  visitor: 'Log in to see your points and exchange them.',
  total_one: '{{count}} product',
  total_other: '{{count}} products',
  failed: 'The products could not be loaded',
  none: 'No matching products',
  noneText: 'Change the filters, or look at everything.',
  showAll: 'Show all products',
  closed: 'There is no points mall here',
  closedText: 'Your points keep adding up. Ask your administrator about opening the mall.',
};
/** A product. */
export const product: MessagesLike<typeof zh.product> = {
  way: 'You are here',
  left: '{{formatted}} left',
  leftPieces: '{{count}} left',
  unlimited: 'Unlimited',
  short: '{{formatted}} short',
  soldOut: 'Sold out',
  exchange: 'Exchange',
  exchangeFor: 'Exchange for {{points}}',
  quantity: 'Quantity',
  perTime_one: '{{count}} at a time',
  perTime_other: '{{count}} at a time',
  perPerson: 'limit {{count}} per person, you have {{taken}}',
  have: 'You have',
  after: 'Left afterwards',
  noneLeft: 'Sold out. It will be back here when restocked.',
  allTaken: 'The limit is {{count}} per person, and you have reached it.',
  missing: 'You need {{formatted}} more. Check in daily and finish chapters to earn points.',
  addressFirst: 'Choose an address first',
  visitor: 'Log in to exchange points for this.',
  logIn: 'Log in',
  exchanged: '{{count}} exchanged so far',
  returnDays_one: 'can be returned within {{count}} day',
  returnDays_other: 'can be returned within {{count}} days',
  noReturn: 'cannot be returned',
  others: 'More like this',
  gone: 'This product is not in the mall',
  goneText: 'It may have been withdrawn.',
  back: 'Back to the mall',
  failed: 'The product could not be loaded',
};
/** The receipt of an exchange. */
export const receipt: MessagesLike<typeof zh.receipt> = {
  title: 'It’s yours',
  mail: 'Once it has been sent, the tracking number appears in your exchanges.',
  counter: 'Show the code at the desk to collect it.',
  virtual: 'Here is your code. You can find it again in your exchanges.',
  order: 'Order',
  code: 'Code',
  pickup: 'Pick up',
  until: 'Collect by',
  left: 'Points left',
  stay: 'Keep browsing',
  record: 'See exchanges',
};
