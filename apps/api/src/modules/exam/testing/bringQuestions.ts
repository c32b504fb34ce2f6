import { beginQuestionImport, readQuestionImport, type QuestionImport } from '@banyan/contracts/exam';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Asker, World } from '../../../testing/world.ts';
import { uploads } from '../../upload/upload.schema.ts';

/** Uploads a file of questions and begins to import it. */
export async function bringQuestions(
  world: World,
  asker: Asker & { readonly userId: number },
  {
    bank,
    content,
    name = 'bank.gift',
  }: { readonly bank: number; readonly content: string | Uint8Array; readonly name?: string },
): Promise<QuestionImport> {
  const bytes = Buffer.from(content as string);
  const id = randomBytes(16).toString('base64url');
  const key = `upload/1001/q${id}.txt`;
  await world.files.put(key, Readable.from([bytes]), { type: 'text/plain', maxBytes: bytes.length });
  const at = new Date(world.now);
  await world.in(1001, (scope) =>
    scope.tx.insert(uploads).values(
      scope.row(uploads, {
        ...{ id, name, key, type: 'text/plain', size: bytes.length, state: 'done', kind: 'importQuestions' },
        ...{ userId: asker.userId, createdAt: at, touchedAt: at },
      }),
    ),
  );
  return world.ask(beginQuestionImport, { bank, upload: id }, asker);
}

/** Questions of an import. */
export const questionsOf = async (world: World, asker: Asker, id: number) =>
  (await world.ask(readQuestionImport, { id, outcome: '' }, asker)).items;
