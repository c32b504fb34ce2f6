import type { World } from '../../../testing/world.ts';
import { tableExports } from '../exports.schema.ts';
import { tableImportRows, tableImports } from '../tables.schema.ts';

/** Id of the import and of the export that hostile calls name. */
export const hostileTable = 700_001;

/** Two imports of an administrator, the first one with two rows, and two exports. */
export async function addTables(world: World, adminId: number): Promise<void> {
  // By the clock of the served calls, which leave out what is older than fourteen days.
  const createdAt = new Date();
  await world.in(1001, async (scope) => {
    for (const id of [hostileTable, hostileTable + 1]) {
      const own = { id, kind: 'people' as const, createdAt, key: `exports/1001/x${id}.csv`, file: 'people.csv' };
      await scope.tx.insert(tableImports).values(
        scope.row(tableImports, {
          ...{ ...own, actorId: adminId, ip: '', uploadId: 'a'.repeat(22), state: 'checked' },
          ...{ head: ['account'], mapping: ['account'], rows: 2 },
        }),
      );
      await scope.tx.insert(tableExports).values(
        scope.row(tableExports, {
          ...{ ...own, ownerId: adminId, format: 'csv' },
          asked: { language: 'zh_cn', columns: [], filters: {} },
        }),
      );
    }
    for (const line of [2, 3])
      await scope.tx.insert(tableImportRows).values(
        scope.row(tableImportRows, {
          ...{ importId: hostileTable, line, outcome: 'fault', result: { faults: [], changes: [] } },
          content: { cells: [`N${line}`], troubles: {}, mended: {} },
        }),
      );
  });
}
