import { keptDays } from '@banyan/contracts/organisation';
import { eq, lt } from 'drizzle-orm';
import type { SweepContext } from '../../sweep/sweep.ts';
import { tableExports } from './exports.schema.ts';
import { tableImports } from './tables.schema.ts';

const dayMs = 86_400_000;

/** Removes imports with their rows, and exported files, after fourteen days. */
export async function sweepTables({ files, inTenant, now }: SweepContext): Promise<void> {
  const old = new Date(now() - keptDays * dayMs);
  const gone = await inTenant(async (scope) => {
    await scope.tx.delete(tableImports).where(scope.only(tableImports, lt(tableImports.createdAt, old)));
    return scope.tx
      .select({ id: tableExports.id, key: tableExports.key })
      .from(tableExports)
      .where(scope.only(tableExports, lt(tableExports.createdAt, old)));
  });
  for (const { id, key } of gone) {
    await files.remove(key);
    await inTenant((scope) => scope.tx.delete(tableExports).where(scope.only(tableExports, eq(tableExports.id, id))));
  }
}
