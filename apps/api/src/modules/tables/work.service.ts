import type { CallOutput } from '@banyan/contracts';
import type { ImportState, listWork, LongWorkItem } from '@banyan/contracts/organisation';
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { tableExports } from './exports.schema.ts';
import { tableImports } from './tables.schema.ts';

const hourMs = 3_600_000;
const most = 10;

/** How an import is shown; one that waits for its administrator is no work of the server. */
const importWork: Readonly<Record<ImportState, LongWorkItem['state'] | null>> = {
  reading: 'running',
  checked: null,
  running: 'running',
  done: 'done',
  failed: 'failed',
  takingBack: 'running',
  takenBack: 'done',
};

/** Imports and exports of one's own that go on, and those of the last hour that have ended. */
export async function ownWork({ now, scope, viewer }: CallContext<Learner>): Promise<CallOutput<typeof listWork>> {
  const recent = new Date(now() - hourMs);
  const imports = await scope.tx
    .select()
    .from(tableImports)
    .where(
      scope.only(
        tableImports,
        and(
          eq(tableImports.actorId, viewer.userId),
          or(
            inArray(tableImports.state, ['reading', 'running', 'takingBack']),
            gt(tableImports.createdAt, recent),
            gt(tableImports.startedAt, recent),
          ),
        ),
      ),
    )
    .orderBy(desc(tableImports.id))
    .limit(most);
  const exports = await scope.tx
    .select()
    .from(tableExports)
    .where(
      scope.only(
        tableExports,
        and(
          eq(tableExports.ownerId, viewer.userId),
          or(eq(tableExports.state, 'waiting'), gt(tableExports.createdAt, recent)),
        ),
      ),
    )
    .orderBy(desc(tableExports.id))
    .limit(most);
  const work = [
    ...imports.flatMap(({ createdAt, done, file, id, kind, startedAt, state, toDo }): LongWorkItem[] => {
      const shown = importWork[state];
      const at = (startedAt ?? createdAt).getTime();
      return shown === null ? [] : [{ kind: 'import', id, file, list: kind, state: shown, done, all: toDo, at }];
    }),
    ...exports.map(({ createdAt, file, id, kind, rows, state }): LongWorkItem => ({
      ...{ kind: 'export', id, file, list: kind, done: rows, all: rows },
      state: state === 'waiting' ? 'running' : state,
      at: createdAt.getTime(),
    })),
  ];
  return { work: work.sort((one, other) => other.at - one.at).slice(0, most) };
}
