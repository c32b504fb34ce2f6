import { searchFind } from '@banyan/contracts/account';
import { and, desc } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, mostNames, type Find, type NamesOf } from '../../search/searchSource.ts';
import { programmesFor } from './audience.ts';
import { programmes } from './programmes.schema.ts';

type Programme = typeof programmes.$inferSelect;

const lastPublishedFirst = keyset<Programme>([programmes.publishedAt, programmes.id], ({ publishedAt, id }) => [
  publishedAt,
  id,
]);

/** Programmes that the viewer may see with these words in title or summary. */
export const findProgrammes: Find = async (ctx, input) => {
  const { scope, viewer } = ctx;
  const where = and(programmesFor(ctx), mentionEach([programmes.title, programmes.summary], input.q));
  const page = await keysetPage(searchFind, input, {
    by: lastPublishedFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(programmes)
        .where(scope.only(programmes, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map((row) =>
        hitOf({
          id: row.id,
          title: localised(row.title, viewer.language),
          about: localised(row.summary, viewer.language),
          by: localised(row.owner, viewer.language),
          at: row.endsAt?.getTime() ?? null,
          motif: row.motif,
        }),
      ),
  });
  return { ...page, total: await scope.tx.$count(programmes, scope.only(programmes, where)) };
};

export const programmeTitles: NamesOf = async (scope) => {
  const rows = await scope.tx
    .select({ name: programmes.title })
    .from(programmes)
    .where(scope.only(programmes))
    .orderBy(desc(programmes.id))
    .limit(mostNames);
  return rows.map(({ name }) => name);
};
