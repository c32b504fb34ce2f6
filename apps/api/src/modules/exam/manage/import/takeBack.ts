import { eq, inArray } from 'drizzle-orm';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { questions } from '../../question.schema.ts';
import { replace, takePlaces, touchBanks } from '../../versions.ts';
import { usesOf } from '../uses.ts';
import type { QuestionImportRow } from './questionImport.schema.ts';

/**
 * Takes what an import has brought out of use; former versions are asked again, in exams that name them too. Papers and
 * marks stay. Answers the number of questions that stay: an exam names them, or somebody has changed them since.
 */
export async function takenBack({ now, scope }: ManageContext, row: QuestionImportRow): Promise<number> {
  const formerOf = new Map(row.brought.map(({ former, id }) => [id, former]));
  if (formerOf.size === 0) return 0;
  const { named } = await usesOf(scope);
  const rows = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, [...formerOf.keys()])))
    .for('update');
  const at = new Date(now());
  const back = rows.filter(
    ({ changedAt, id, retiredAt }) =>
      retiredAt === null &&
      changedAt.getTime() === row.writtenAt?.getTime() &&
      (formerOf.get(id) !== null || !named.has(id)),
  );
  if (back.length === 0) return formerOf.size;
  await replace(scope, back, at);
  const places = new Map<number, number>();
  for (const { id, ref } of back) {
    const former = formerOf.get(id);
    if (former === null || former === undefined) continue;
    await scope.tx
      .update(questions)
      .set({ retiredAt: null, replaced: false, ref, changedAt: at })
      .where(scope.only(questions, eq(questions.id, former)));
    places.set(id, former);
  }
  await takePlaces(scope, places);
  await touchBanks(scope, [row.bankId], at);
  return formerOf.size - back.length;
}
