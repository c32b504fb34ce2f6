/** Ways of delivery; `virtual` products are delivered at once. */
export const deliveries = ['mail', 'pickup', 'virtual'] as const;
export type Delivery = (typeof deliveries)[number];

/** Categories of products, the shelves of the mall. */
export const productCategories = ['tool', 'safety', 'book', 'life', 'virtual'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Sort orders of products: recommended by the enterprise, cheapest first, most exchanged first. */
export const productOrders = ['default', 'cheap', 'popular'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** State of an exchange [MA-02]. */
export const exchangeStates = ['waiting', 'exchanged', 'returned', 'cancelled'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** State of a return: asked for and not decided, or refused by an administrator. A taken one is the state `returned`. */
export const returnStates = ['asked', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

/** Lists of the desk: parcels to send, returns to take. */
export const mallDeskTabs = ['send', 'return'] as const;
export type MallDeskTab = (typeof mallDeskTabs)[number];

/** Maximum characters of a courier's name and of a parcel's number. */
export const courierLength = 60;

/** Tabs of the list of exchanges: all, or one state. */
export const exchangeTabs = ['all', ...exchangeStates] as const;
export type ExchangeTab = (typeof exchangeTabs)[number];

/**
 * Reasons for refusing an action: too few points; too few pieces left; over the limit per person; over that of one exchange; no longer offered;
 * way of delivery not available; no address chosen; not possible in this state; outside the pickup hours; too late to
 * return; already ten addresses.
 */
export const mallRefusals = [
  'points',
  'stock',
  'limit',
  'time',
  'gone',
  'delivery',
  'address',
  'state',
  'hours',
  'late',
  'bookFull',
] as const;
export type MallRefusal = (typeof mallRefusals)[number];

/** Maximum addresses of a person [MA-03]. */
export const mostAddresses = 10;

/** Subjects of product drawings. */
export const productArts = [
  'caliper',
  'bottle',
  'muffs',
  'bag',
  'book',
  'umbrella',
  'lamp',
  'ticket',
  'mug',
  'tape',
  'torch',
  'gloves',
  'notebook',
  'plant',
  'headset',
  'pen',
] as const;
export type ProductArt = (typeof productArts)[number];

/** Colours of product drawings. */
export const productPigments = [
  'indigo',
  'malachite',
  'gamboge',
  'ochre',
  'violet',
  'azurite',
  'slate',
  'lotus',
  'willow',
] as const;
export type ProductPigment = (typeof productPigments)[number];
