import { type CallInput, type CallOutput } from '@banyan/contracts';
import { type exchangeProduct } from '@banyan/contracts/mall';
import { and, eq, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { dayOf } from '../../days/days.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { addressOf } from './address.service.ts';
import type { MallPorts } from './mall.ports.ts';
import { exchanges, products } from './mall.schema.ts';
import { takenBy } from './products.service.ts';
import { offeredTo } from './audience.ts';
import { refused } from './refuse.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now' | 'emit'>;
const DAY_MS = 86_400_000;

/** Letters and digits that are not confused when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** A random word of these letters. */
export const wordOf = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Exchanges points for a product in one transaction: pieces by a conditional update, which makes other buyers wait,
 * then the person's limit, then the points. Any refusal undoes it all.
 */
export async function exchange(
  ctx: Ctx,
  { id, quantity, delivery, addressId }: CallInput<typeof exchangeProduct>,
  ports: MallPorts,
): Promise<CallOutput<typeof exchangeProduct>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const now = ctx.now();
  if (!(await loadEnterprise(scope)).pointsMall) throw refused('gone');
  const product = await takePieces(ctx, id, quantity);
  if (!product.deliveries.includes(delivery)) throw refused('delivery');
  if (product.perTime !== null && quantity > product.perTime) throw refused('time');
  if (product.perPerson !== null && (await takenBy(ctx, userId, id)) + quantity > product.perPerson)
    throw refused('limit');
  await takeAct(ctx, 'order');
  const pickup = delivery === 'pickup' ? product.pickup : null;
  const until = pickup === null ? null : now + pickup.days * DAY_MS;
  const atOnce = delivery === 'virtual';
  const points = product.points * quantity;
  const row = {
    ...{ userId, productId: id, quantity, points, delivery, pickup },
    number: `${dayOf(now, viewer.timeZone).replaceAll('-', '')}${wordOf(6)}`,
    code: delivery === 'mail' ? '' : wordOf(8),
    state: atOnce ? ('exchanged' as const) : ('waiting' as const),
    at: new Date(now),
    endedAt: atOnce ? new Date(now) : null,
    recipient: delivery === 'mail' ? await addressOf(ctx, addressId) : null,
    pickupUntil: until === null ? null : new Date(until),
  };
  const [made] = await scope.tx.insert(exchanges).values(scope.row(exchanges, row)).returning({ id: exchanges.id });
  if (made === undefined) throw new Error('no exchange was made');
  const reason = { userId, rule: 'mall.exchange', source: { type: 'exchange', id: String(made.id) } };
  if (!(await ports.spend(scope, reason, points, now))) throw refused('points');
  await ctx.emit(scope, userChanged, { userId });
  return { id: made.id, number: row.number, code: row.code, points: await ports.spendable(scope, userId), until };
}

/** Takes pieces off the stock, if there are enough. */
async function takePieces(ctx: Ctx, id: number, quantity: number): Promise<typeof products.$inferSelect> {
  const { scope } = ctx;
  const offered = and(eq(products.id, id), offeredTo(ctx));
  const [taken] = await scope.tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}`, exchanged: sql`${products.exchanged} + ${quantity}` })
    .where(scope.only(products, offered, sql`(${products.stock} is null or ${products.stock} >= ${quantity})`))
    .returning();
  if (taken !== undefined) return taken;
  const [there] = await scope.tx.select({ id: products.id }).from(products).where(scope.only(products, offered));
  throw refused(there === undefined ? 'gone' : 'stock');
}
