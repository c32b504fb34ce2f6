import type { Handler } from '../effects/effect.ts';
import type { FileStorage } from '../ports/storage.ts';
import type { Database } from '../db/database.ts';
import { inTenant, type TenantScope, type TenantTable } from '../db/tenant.ts';
import { demoEnterprises } from '../db/seed/demo/index.ts';
import type { DemoEnterprise } from '../db/seed/demo/types.ts';
import { seedMarks } from '../db/seed/seed.schema.ts';

export interface DemoPorts {
  readonly db: Database;
  readonly files: FileStorage;
  /** Epoch ms; dates of the demo data are relative to it. */
  readonly now: number;
  readonly warn: (message: string) => void;
  /** Handlers of the effects of demo data: points for finished courses. */
  readonly handlers: readonly Handler[];
}

/** Demo data of a module, written once for each enterprise: all of it or nothing. */
export interface SeedStep {
  /** Its mark in the database; unique and for ever. */
  readonly name: string;
  /** Enterprises that have such data; all of them by default. */
  readonly eids?: readonly number[];
  /** Has rows once the work is done: the mark, which comes after it, may be missing after an interrupted start. */
  readonly fills: TenantTable;
  work(ports: DemoPorts, demo: DemoEnterprise): Promise<void>;
}

/**
 * Fills the database with the demo enterprises, step by step in the order given. Existing rows stay as they are, so
 * that it may run at every start and goes on after an interrupted run. Answers whether there was anything to do.
 */
export async function seedDemo(ports: DemoPorts, steps: readonly SeedStep[]): Promise<boolean> {
  const { db, now } = ports;
  let worked = false;
  for (const step of steps) {
    for (const demo of demoEnterprises) {
      const { eid } = demo;
      if (step.eids?.includes(eid) === false) continue;
      if (await inTenant(db, eid, (scope) => isMarked(scope, step.name))) continue;
      if (await inTenant(db, eid, (scope) => isEmpty(scope, step.fills))) {
        if (!worked) ports.warn('Filling the database with the demo enterprises; this is done once …');
        await step.work(ports, demo);
        worked = true;
      }
      await inTenant(db, eid, (scope) => mark(scope, step.name, now));
    }
  }
  return worked;
}

async function isMarked(scope: TenantScope, step: string): Promise<boolean> {
  const marks = await scope.tx.select({ step: seedMarks.step }).from(seedMarks).where(scope.only(seedMarks));
  return marks.some((one) => one.step === step);
}

async function mark(scope: TenantScope, step: string, now: number): Promise<void> {
  const row = scope.row(seedMarks, { step, doneAt: new Date(now) });
  await scope.tx.insert(seedMarks).values(row).onConflictDoNothing();
}

async function isEmpty(scope: TenantScope, table: TenantTable): Promise<boolean> {
  const rows = await scope.tx.select({ eid: table.eid }).from(table).where(scope.only(table)).limit(1);
  return rows.length === 0;
}
