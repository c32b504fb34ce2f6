import { searchFind } from '@banyan/contracts/account';
import { and, desc, eq } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, mostNames, type FindOwn, type NamesOf } from '../../search/searchSource.ts';
import { questionnairesFor } from './questionnaireRow.ts';
import { questionnaires, type QuestionnaireRow } from './questionnaire.schema.ts';

const openedLast = keyset<QuestionnaireRow>([questionnaires.opensAt, questionnaires.id], ({ opensAt, id }) => [
  opensAt,
  id,
]);

/** Questionnaires for the learner with these words in their titles. */
export const findQuestionnaires: FindOwn = async (ctx, input) => {
  const { scope, viewer } = ctx;
  const where = and(questionnairesFor(ctx), mentionEach([questionnaires.title], input.q));
  const page = await keysetPage(searchFind, input, {
    by: openedLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(questionnaires)
        .where(scope.only(questionnaires, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map((row) =>
        hitOf({
          id: row.id,
          title: localised(row.title, viewer.language),
          by: localised(row.owner, viewer.language),
          at: row.closesAt.getTime(),
          count: row.items.length,
        }),
      ),
  });
  return { ...page, total: await scope.tx.$count(questionnaires, scope.only(questionnaires, where)) };
};

export const questionnaireTitles: NamesOf = async (scope) => {
  const rows = await scope.tx
    .select({ name: questionnaires.title })
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.draft, false)))
    .orderBy(desc(questionnaires.id))
    .limit(mostNames);
  return rows.map(({ name }) => name);
};
