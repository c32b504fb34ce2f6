import { and, eq, type SQL } from 'drizzle-orm';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { inAudience, type Who } from '../../platform/audience/inAudience.ts';
import { exchanges, products } from './mall.schema.ts';

/** Products on the shelf for the viewer: those for everyone, and those of the viewer's audiences. */
export const offeredTo = (who: Who): SQL | undefined =>
  and(eq(products.onShelf, true), inAudience(who, products.audienceId));

/** Products that are for audiences. */
export const productAudiences = audienceThings({
  kind: 'product',
  area: 'engagement',
  table: products,
  name: products.name,
  records: { table: exchanges, thingId: exchanges.productId, userId: exchanges.userId },
});
