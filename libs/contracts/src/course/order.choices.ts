/** State of a person's purchase: not bought, bought, or expired after its year of access [PY-02]. */
export const purchaseStates = ['needed', 'bought', 'over'] as const;

/** Kinds of things that can be bought. */
export const orderKinds = ['course', 'package'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * State of an order [PY-01]: waiting for payment, paid, unpayable because the course is off the shelf, or closed by the
 * learner or after its hour.
 */
export const orderStates = ['pay', 'paid', 'offShelf', 'deleted'] as const;
export type OrderState = (typeof orderStates)[number];

/** Tabs of the list of orders: all, or one state. */
export const orderTabs = ['all', ...orderStates] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Payment methods [PY-01]. */
export const payMethods = ['alipay', 'wxpay', 'balance', 'points'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Payment methods that go through a provider. */
export const payProviders = ['alipay', 'wxpay'] as const;
export type PayProvider = (typeof payProviders)[number];

/**
 * State of a provider's payment: not requested, awaited, refused, received, received and to be refunded, or refunded.
 */
export const paymentStates = ['none', 'waiting', 'refused', 'paid', 'refund', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Time in which an order can be paid: one hour [PY-01]. */
export const payWithinMs = 3_600_000;

/**
 * Reasons for refusing an order: its hour is over; it is closed or paid; the learner owns the item; the item is off the
 * shelf, sold to the enterprise's administrator only, or free; too few points or too little balance; the method is not
 * available; the provider did not answer.
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
