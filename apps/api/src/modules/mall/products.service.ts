import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { productCategories, productList, type ProductCard, type productDetail } from '@banyan/contracts/mall';
import { and, asc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { offeredTo } from './audience.ts';
import type { MallPorts } from './mall.ports.ts';
import { exchanges, products, type StoredPickup } from './mall.schema.ts';

type Product = typeof products.$inferSelect;
const OTHERS = 4;

const orders = {
  default: keyset<Product>([products.position, products.id], ({ position, id }) => [position, id], 'ascending'),
  cheap: keyset<Product>([products.points, products.id], ({ points, id }) => [points, id], 'ascending'),
  popular: keyset<Product>([products.exchanged, products.id], ({ exchanged, id }) => [exchanged, id]),
};

const cardOf = ({ viewer }: CallContext, row: Product): ProductCard => ({
  id: row.id,
  name: localised(row.name, viewer.language),
  category: row.category,
  art: row.art,
  pigment: row.pigment,
  points: row.points,
  stock: row.stock,
  deliveries: [...row.deliveries],
});

/** Products sold for points. */
export async function listProducts(
  ctx: CallContext,
  input: CallInput<typeof productList>,
  ports: MallPorts,
): Promise<CallOutput<typeof productList>> {
  const { scope, viewer } = ctx;
  if (!(await loadEnterprise(scope)).pointsMall) {
    return { items: [], next: null, open: false, total: 0, affordable: null, categories: [] };
  }
  const points = viewer.userId === null ? null : await ports.spendable(scope, viewer.userId);
  // Sold-out products are not affordable.
  const inReach = and(lte(products.points, points ?? 0), or(isNull(products.stock), gt(products.stock, 0)));
  const fits = and(
    offeredTo(ctx),
    input.category === '' ? undefined : eq(products.category, input.category),
    input.delivery === '' ? undefined : sql`${products.deliveries} ? ${input.delivery}`,
    input.affordable === 'Y' ? inReach : undefined,
  );
  const page = await keysetPage(productList, input, {
    by: orders[input.sort],
    read: ({ beyond, orderBy, limit }) => rowsOf(ctx, and(fits, beyond), orderBy, limit),
    items: (rows) => rows.map((row) => cardOf(ctx, row)),
  });
  const [counts] = await scope.tx
    .select({
      total: sql<number>`count(*) filter (where ${fits ?? sql`true`})::int`,
      affordable: sql<number>`count(*) filter (where ${inReach ?? sql`true`})::int`,
      categories: sql<string[]>`array_agg(distinct ${products.category})`,
    })
    .from(products)
    .where(scope.only(products, offeredTo(ctx)));
  return {
    ...page,
    open: true,
    total: counts?.total ?? 0,
    affordable: points === null ? null : (counts?.affordable ?? 0),
    categories: productCategories.filter((one) => counts?.categories?.includes(one)),
  };
}

function rowsOf({ scope }: CallContext, where: SQL | undefined, orderBy: SQL[], limit: number): Promise<Product[]> {
  return scope.tx
    .select()
    .from(products)
    .where(scope.only(products, where))
    .orderBy(...orderBy)
    .limit(limit);
}

/** Place of its pickup, in the reader's language. */
export function pickupOf({ viewer }: Pick<CallContext, 'viewer'>, { place, from, to, workdays }: StoredPickup) {
  return { place: localised(place, viewer.language), from, to, workdays };
}

/** Pieces that a person has exchanged points for and has not returned; won pieces are no exchange. */
export async function takenBy(
  { scope }: Pick<CallContext, 'scope'>,
  userId: number,
  productId: number,
): Promise<number> {
  const [sum] = await scope.tx
    .select({ taken: sql<number>`coalesce(sum(${exchanges.quantity}), 0)::int` })
    .from(exchanges)
    .where(
      scope.only(
        exchanges,
        eq(exchanges.userId, userId),
        eq(exchanges.productId, productId),
        gt(exchanges.points, 0),
        sql`${exchanges.state} in ('waiting', 'exchanged')`,
      ),
    );
  return sum?.taken ?? 0;
}

/** A product. */
export async function readProduct(
  ctx: CallContext,
  { id }: CallInput<typeof productDetail>,
  ports: MallPorts,
): Promise<CallOutput<typeof productDetail>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const onShelf = offeredTo(ctx);
  const [row] = await rowsOf(ctx, and(onShelf, eq(products.id, id)), [asc(products.id)], 1);
  if (row === undefined || !(await loadEnterprise(scope)).pointsMall) throw new Refusal(ErrorCode.notFound);
  const others = await rowsOf(
    ctx,
    and(onShelf, eq(products.category, row.category), ne(products.id, id)),
    [asc(products.position)],
    OTHERS,
  );
  return {
    product: cardOf(ctx, row),
    about: localised(row.about, viewer.language),
    perPerson: row.perPerson,
    perTime: row.perTime,
    taken: userId === null ? 0 : await takenBy(ctx, userId, id),
    returnDays: row.returnDays,
    exchanged: row.exchanged,
    pickup: row.pickup === null ? null : pickupOf(ctx, row.pickup),
    points: userId === null ? null : await ports.spendable(scope, userId),
    others: others.map((other) => cardOf(ctx, other)),
  };
}
