import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Snapshot {
  readonly id: string;
}
/** The part that is used here; the package's own declarations name types that it does not bring. */
interface Kit {
  generateDrizzleJson(schema: Record<string, unknown>, previous: string): Snapshot;
  generateMigration(before: Snapshot, now: Snapshot): Promise<string[]>;
}
const { generateDrizzleJson, generateMigration } = (await import('drizzle-kit/api')) as unknown as Kit;

const sources = join(import.meta.dirname, '..');
const meta = join(import.meta.dirname, 'migrations/meta');

it('have all that the schemas say: nothing is left to generate', async () => {
  const files = globSync('**/*.schema.ts', { cwd: sources });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(sources, file)) as Promise<Record<string, unknown>>),
  );
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const before = JSON.parse(readFileSync(join(meta, newest ?? ''), 'utf8')) as Snapshot;
  const now = generateDrizzleJson(Object.assign({}, ...modules) as Record<string, unknown>, before.id);
  expect(files.length).toBeGreaterThan(4);
  expect(await generateMigration(before, now)).toEqual([]);
});
