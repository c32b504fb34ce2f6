import { searchFind } from '@banyan/contracts/account';
import { and, desc } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, mostNames, type Find, type NamesOf } from '../../search/searchSource.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { offeredTo } from './audience.ts';
import { products } from './mall.schema.ts';

type Product = typeof products.$inferSelect;

const recommended = keyset<Product>(
  [products.position, products.id],
  ({ position, id }) => [position, id],
  'ascending',
);

/** Products on the shelf with these words in name or description; none while the mall is closed. */
export const findProducts: Find = async (ctx, input) => {
  const { scope, viewer } = ctx;
  if (!(await loadEnterprise(scope)).pointsMall) return { items: [], next: null, total: 0 };
  const where = and(offeredTo(ctx), mentionEach([products.name, products.about], input.q));
  const page = await keysetPage(searchFind, input, {
    by: recommended,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(products)
        .where(scope.only(products, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ id, name, about, points, art, pigment }) =>
        hitOf({
          ...{ id, art, pigment, count: points },
          title: localised(name, viewer.language),
          about: localised(about, viewer.language),
        }),
      ),
  });
  return { ...page, total: await scope.tx.$count(products, scope.only(products, where)) };
};

export const productNames: NamesOf = async (scope) => {
  const rows = await scope.tx
    .select({ name: products.name })
    .from(products)
    .where(scope.only(products))
    .orderBy(desc(products.id))
    .limit(mostNames);
  return rows.map(({ name }) => name);
};
