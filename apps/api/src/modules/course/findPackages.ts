import { searchFind } from '@banyan/contracts/account';
import { and, eq } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, type Find } from '../../search/searchSource.ts';
import { coursePackages } from './package.schema.ts';

type Package = typeof coursePackages.$inferSelect;
const newestFirst = keyset<Package>([coursePackages.publishedAt, coursePackages.id], ({ publishedAt, id }) => [
  publishedAt,
  id,
]);

/** Packages on the shelf with these words in title or introduction. */
export const findPackages: Find = async ({ scope, viewer }, input) => {
  const where = and(
    eq(coursePackages.onShelf, true),
    mentionEach([coursePackages.title, coursePackages.intro], input.q),
  );
  const page = await keysetPage(searchFind, input, {
    by: newestFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(coursePackages)
        .where(scope.only(coursePackages, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ id, title, intro, motif }) =>
        hitOf({
          ...{ id, motif },
          title: localised(title, viewer.language),
          about: localised(intro, viewer.language),
        }),
      ),
  });
  return { ...page, total: await scope.tx.$count(coursePackages, scope.only(coursePackages, where)) };
};
