import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { wordOf } from './exchange.service.ts';
import { exchanges, products } from './mall.schema.ts';

const DAY_MS = 86_400_000;

/** A product that a person has won. */
interface Gift {
  readonly userId: number;
  readonly productId: number;
  /** Epoch ms. */
  readonly now: number;
  readonly timeZone: string;
}

/**
 * Hands out one piece for no points: by pickup, or at once if it is virtual. A product that only comes by mail is no
 * prize, as nobody was asked for an address. Returns the id of the exchange; null when none is left.
 */
export async function giveProduct(scope: TenantScope, gift: Gift): Promise<number | null> {
  const { productId, userId, now, timeZone } = gift;
  const there = or(isNull(products.stock), gt(products.stock, 0));
  const [product] = await scope.tx
    .update(products)
    .set({ stock: sql`${products.stock} - 1`, exchanged: sql`${products.exchanged} + 1` })
    .where(scope.only(products, and(eq(products.id, productId), eq(products.onShelf, true), there)))
    .returning();
  if (product === undefined) return null;
  const atOnce = product.deliveries.includes('virtual');
  if (!atOnce && product.pickup === null) throw new Error(`product ${productId} can only be sent`);
  const row = scope.row(exchanges, {
    ...{ userId, productId, quantity: 1, points: 0 },
    number: `${dayOf(now, timeZone).replaceAll('-', '')}${wordOf(6)}`,
    code: wordOf(8),
    state: atOnce ? ('exchanged' as const) : ('waiting' as const),
    delivery: atOnce ? ('virtual' as const) : ('pickup' as const),
    at: new Date(now),
    endedAt: atOnce ? new Date(now) : null,
    pickup: atOnce ? null : product.pickup,
    pickupUntil: atOnce || product.pickup === null ? null : new Date(now + product.pickup.days * DAY_MS),
  });
  const [made] = await scope.tx.insert(exchanges).values(row).returning({ id: exchanges.id });
  return made?.id ?? null;
}
