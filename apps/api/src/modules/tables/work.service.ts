import type { CallOutput } from '@banyan/contracts';
import type { ImportState, listWork, LongWorkItem } from '@banyan/contracts/organisation';
import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { departments } from '../../platform/department.schema.ts';
import { grantsOf } from '../../platform/grants.ts';
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

/** Departments whose people still get what is new for them at their new place, for who may change people there. */
async function movedDepartments({ now, scope, viewer }: CallContext<Learner>): Promise<LongWorkItem[]> {
  const grants = await grantsOf(scope, viewer.userId, now());
  const reach = grants.reach('people.edit');
  if (reach === null || reach === 'own') return [];
  const within = reach === 'all' ? undefined : inArray(departments.id, [...grants.departments('people.edit')]);
  const rows = await scope.tx
    .select()
    .from(departments)
    .where(scope.only(departments, lt(departments.settleDone, departments.settleTotal), within))
    .orderBy(asc(departments.id))
    .limit(most);
  return rows.map(({ id, name, settleDone, settleTotal }) => ({
    ...{ kind: 'department', id, file: localised(name, viewer.language), list: 'departments', state: 'running' },
    ...{ done: settleDone, all: settleTotal, at: now() },
  }));
}

/**
 * Imports and exports of one's own that go on, those of the last hour that have ended, and moved departments within the
 * caller's rights.
 */
export async function ownWork(ctx: CallContext<Learner>): Promise<CallOutput<typeof listWork>> {
  const { now, scope, viewer } = ctx;
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
    ...(await movedDepartments(ctx)),
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
