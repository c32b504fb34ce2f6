import react from '@vitejs/plugin-react';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';

// Local days begin at half past two in the morning in UTC, and the clock changes twice a year: what mixes up local days
// and days in UTC shows. A suite that needs another zone names it itself.
process.env['TZ'] ??= 'America/St_Johns';

/**
 * Vitest settings that every project shares. Tests run without a document, which costs half a second to make; a file
 * that needs one says so in its first line: `// @vitest-environment jsdom`. `platform` is `node` where none can. Files
 * of a worker follow each other in it; `isolate` gives each one of its own, where addresses and cookies are at stake.
 */
export function defineProjectConfig(root: string, platform: 'web' | 'node' = 'web', isolate = false) {
  const project = relative(import.meta.dirname, root);
  return defineConfig({
    root,
    cacheDir: `${import.meta.dirname}/node_modules/.vite/${project}`,
    plugins: platform === 'web' ? [react()] : [],
    resolve: { tsconfigPaths: true },
    // The setup file lies above the project.
    server: { fs: { allow: [import.meta.dirname] } },
    test: {
      environment: 'node',
      isolate,
      testTimeout: 30_000,
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.mts'],
      setupFiles: platform === 'web' ? [`${import.meta.dirname}/vitest.setup.mts`] : [],
      coverage: { provider: 'v8', reportsDirectory: `${import.meta.dirname}/coverage/${project}` },
    },
  });
}
