import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, '../../dist/apps/api');

/** Files that the server reads from beside its bundle. */
const copied: ReadonlyArray<readonly [from: string, to: string]> = [
  ['src/db/migrations', 'migrations'],
  ['scorm-launcher', 'scorm-launcher'],
  ['../../demo', 'demo'],
];

function copyBesideBundle(): Plugin {
  return {
    name: 'copy-beside-bundle',
    closeBundle() {
      for (const [from, to] of copied) {
        cpSync(join(import.meta.dirname, from), join(outDir, to), { recursive: true });
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/api',
  resolve: { tsconfigPaths: true },
  plugins: [copyBesideBundle()],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'seed-cli': 'src/seed-cli.ts', 'import-cli': 'src/import-cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
