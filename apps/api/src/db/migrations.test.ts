import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Snapshot {
  readonly id: string;
  readonly prevId: string;
}
interface JournalEntry {
  readonly idx: number;
  readonly tag: string;
  readonly when: number;
}
/** The part that is used here; the package's own declarations name types that it does not bring. */
interface Kit {
  generateDrizzleJson(schema: Record<string, unknown>, previous: string): Snapshot;
  generateMigration(before: Snapshot, now: Snapshot): Promise<string[]>;
}
const { generateDrizzleJson, generateMigration } = (await import('drizzle-kit/api')) as unknown as Kit;
// It adds to all arrays of the process, in which other test files run too; pdf.js refuses to work beside that.
Reflect.deleteProperty(Array.prototype, 'random');

const sources = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'migrations');
const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, 'meta', name), 'utf8')) as T;

/** The migrations as their files describe them. */
interface Migrations {
  readonly journal: readonly JournalEntry[];
  /** Names of the statements' files. */
  readonly sql: readonly string[];
  /** By the name of the file. */
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

const files = readdirSync(folder);
const landed: Migrations = {
  journal: read<{ entries: JournalEntry[] }>('_journal.json').entries,
  sql: files.filter((name) => name.endsWith('.sql')).sort(),
  snapshots: Object.fromEntries(
    readdirSync(join(folder, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .map((name) => [name, read<Snapshot>(name)]),
  ),
};

const remedy = 'delete the migration that has not landed yet and generate it anew, see CONTRIBUTING';

/** Faults of migrations that two people made at the same time. */
function faultsOf({ journal, sql, snapshots }: Migrations): string[] {
  const faults: string[] = [];
  const numbers = sql.map((name) => name.slice(0, 4));
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  if (twice.length > 0) faults.push(`two migrations share the number ${twice.join(', ')}: ${remedy}`);
  if (sql.join() !== journal.map(({ tag }) => `${tag}.sql`).join()) {
    faults.push(`the journal lists other migrations than the folder has: ${remedy}`);
  }
  let before = '00000000-0000-0000-0000-000000000000';
  for (const [index, { idx, tag, when }] of journal.entries()) {
    const number = String(index).padStart(4, '0');
    const snapshot = snapshots[`${number}_snapshot.json`];
    if (idx !== index || !tag.startsWith(`${number}_`)) faults.push(`${tag} is not number ${number}: ${remedy}`);
    if (snapshot?.prevId !== before) faults.push(`the snapshot of ${tag} does not follow the one before it: ${remedy}`);
    // The migrator skips what is older than the last one it has applied.
    if (when <= (journal[index - 1]?.when ?? 0)) faults.push(`${tag} is older than the one before it: ${remedy}`);
    before = snapshot?.id ?? '';
  }
  if (Object.keys(snapshots).length !== journal.length) faults.push(`snapshots without a migration: ${remedy}`);
  return faults;
}

it('are one chain', () => {
  expect(faultsOf(landed)).toEqual([]);
});

describe('of two people', () => {
  const last = landed.journal.length - 1;
  const name = `${String(last).padStart(4, '0')}_snapshot.json`;
  const newest = landed.snapshots[name] ?? { id: '', prevId: '' };

  it.each([
    ['share a number', { sql: [...landed.sql, `${String(last).padStart(4, '0')}_zzz.sql`] }, 'two migrations share'],
    [
      'follow the same snapshot',
      { snapshots: { ...landed.snapshots, [name]: { ...newest, prevId: 'of another branch' } } },
      'does not follow',
    ],
    [
      'are older than what has landed',
      { journal: landed.journal.map((entry, index) => (index === last ? { ...entry, when: 0 } : entry)) },
      'is older',
    ],
    ['are missing from the journal', { journal: landed.journal.slice(0, -1) }, 'the journal lists other'],
  ])('are refused when they %s', (_case, change, words) => {
    expect(faultsOf({ ...landed, ...change }).join('\n')).toContain(words);
  });
});

it('have all that the schemas say: nothing is left to generate', async () => {
  const schemas = globSync('**/*.schema.ts', { cwd: sources });
  const modules = await Promise.all(
    schemas.map((file) => import(/* @vite-ignore */ join(sources, file)) as Promise<Record<string, unknown>>),
  );
  const newest = Object.keys(landed.snapshots).sort().at(-1) ?? '';
  const before = landed.snapshots[newest] as Snapshot;
  const now = generateDrizzleJson(Object.assign({}, ...modules) as Record<string, unknown>, before.id);
  expect(schemas.length).toBeGreaterThan(4);
  expect(await generateMigration(before, now), 'npx drizzle-kit generate in apps/api').toEqual([]);
});
