/** Where somebody stands with what costs money: it is not bought, it is, or the year of access is over [PY-02]. */
export const purchaseStates = ['needed', 'bought', 'over'] as const;

/** What can be bought. */
export const orderKinds = ['course', 'package'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * State of an order [PY-01]: it waits to be paid, is paid, cannot be paid because the course has left the shelf,
 * or is closed: by the learner, or because its hour is over.
 */
export const orderStates = ['pay', 'paid', 'offShelf', 'deleted'] as const;
export type OrderState = (typeof orderStates)[number];

/** Parts of the list of orders: all, or those in one state. */
export const orderTabs = ['all', ...orderStates] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Ways to pay [PY-01]. */
export const payMethods = ['alipay', 'wxpay', 'balance', 'points'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Ways whose money comes through somebody else. */
export const payProviders = ['alipay', 'wxpay'] as const;
export type PayProvider = (typeof payProviders)[number];

/**
 * What becomes of money that is to come from a provider: nothing was asked for, it is awaited, it was refused, it came,
 * it came and is to go back, or it went back.
 */
export const paymentStates = ['none', 'waiting', 'refused', 'paid', 'refund', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** An order can be paid for one hour [PY-01]. */
export const payWithinMs = 3_600_000;

/**
 * Why buying is refused: the hour is over, the order is closed, it is paid, the learner has one already, it is off the
 * shelf, only the enterprise's administrator buys it, it costs nothing, too few points, too little money in the balance, it
 * cannot be paid in that way, the provider did not answer.
 */
export const orderRefusals = [
  'late',
  'closed',
  'paid',
  'bought',
  'offShelf',
  'enterprise',
  'free',
  'points',
  'balance',
  'method',
  'provider',
] as const;
export type OrderRefusal = (typeof orderRefusals)[number];
