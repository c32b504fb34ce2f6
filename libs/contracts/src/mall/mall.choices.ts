/** How a product comes to whoever exchanged it; `virtual` is there at once. */
export const deliveries = ['mail', 'pickup', 'virtual'] as const;
export type Delivery = (typeof deliveries)[number];

/** Shelves of the mall. */
export const productCategories = ['tool', 'safety', 'book', 'life', 'virtual'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Orders of the list: as the enterprise recommends, cheapest first, most exchanged first. */
export const productOrders = ['default', 'cheap', 'popular'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** State of an exchange [MA-02]. */
export const exchangeStates = ['waiting', 'exchanged', 'returned', 'cancelled'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Parts of the record of exchanges: all, or those in one state. */
export const exchangeTabs = ['all', ...exchangeStates] as const;
export type ExchangeTab = (typeof exchangeTabs)[number];

/**
 * Why the mall says no: too few points, too few pieces, more than a person may have, no longer offered, not to be had in
 * that way, no address chosen, no longer in a state that allows it, outside of the hours of the pick-up, too late to be
 * returned, ten addresses already.
 */
export const mallRefusals = [
  'points',
  'stock',
  'limit',
  'gone',
  'delivery',
  'address',
  'state',
  'hours',
  'late',
  'bookFull',
] as const;
export type MallRefusal = (typeof mallRefusals)[number];

/** Addresses that a person can keep [MA-03]. */
export const mostAddresses = 10;

/** Things that products are drawn as. */
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

/** Pigments that products are painted with. */
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
