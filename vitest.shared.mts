import react from '@vitejs/plugin-react';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Vitest settings that every project shares; `environment` is `node` where no DOM is needed. */
export function defineProjectConfig(root: string, environment: 'jsdom' | 'node' = 'jsdom') {
  const project = relative(import.meta.dirname, root);
  return defineConfig({
    root,
    cacheDir: `${import.meta.dirname}/node_modules/.vite/${project}`,
    plugins: environment === 'jsdom' ? [react()] : [],
    resolve: { tsconfigPaths: true },
    // The setup file lies above the project.
    server: { fs: { allow: [import.meta.dirname] } },
    test: {
      environment,
      testTimeout: 30_000,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: environment === 'jsdom' ? [`${import.meta.dirname}/vitest.setup.mts`] : [],
      coverage: { provider: 'v8', reportsDirectory: `${import.meta.dirname}/coverage/${project}` },
    },
  });
}
