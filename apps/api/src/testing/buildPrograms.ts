import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that tests start, each by its path as one name. */
    programs: string;
  }
}

const root = join(import.meta.dirname, '../../../..');
const api = join(root, 'apps/api');
/** Programs that tests start in a process of their own. */
const sources = ['main', 'points-cli', 'seed-cli', 'jobs/testing/slowProcess', 'modules/points/testing/bank'] as const;
/** Files that they read from beside them, as in the build of the server. */
const beside: ReadonlyArray<readonly [name: string, from: string]> = [
  ['migrations', 'src/db/migrations'],
  ['scorm-launcher', 'scorm-launcher'],
  ['demo', '../../demo'],
];

export type Program = (typeof sources)[number];

/** A program as a file in the folder of all. */
export const programFile = (program: Program) => `${program.replaceAll('/', '-')}.js`;

/** Builds the programs, in two seconds for all: reading their sources one by one takes each of them eight to start. */
export default async function buildPrograms(project: TestProject): Promise<() => void> {
  const cache = join(root, 'node_modules/.cache/banyan');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'programs-'));
  const input = Object.fromEntries(sources.map((name) => [programFile(name), join(api, 'src', `${name}.ts`)]));
  await build({
    root: api,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      reportCompressedSize: false,
      rolldownOptions: { input, output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  for (const [name, from] of beside) symlinkSync(join(api, from), join(outDir, name), 'junction');
  project.provide('programs', outDir);
  return () => rmSync(outDir, { recursive: true, force: true });
}
