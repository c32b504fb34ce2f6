import type { World } from '../../../testing/world.ts';
import { questionImports } from '../manage/import/questionImport.schema.ts';

/** Id of the import that hostile calls name; its file is gone. */
export const hostileQuestions = 800_001;

/** Two imports into a bank. */
export async function addQuestionImports(world: World, actorId: number, bankId: number): Promise<void> {
  const own = { bankId, actorId, file: 'bank.gift', key: '', uploadId: '', createdAt: new Date(world.now) };
  await world.in(1001, (scope) =>
    scope.tx
      .insert(questionImports)
      .values([hostileQuestions, hostileQuestions + 1].map((id) => scope.row(questionImports, { ...own, id }))),
  );
}
