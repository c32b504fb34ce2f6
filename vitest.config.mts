import { defineConfig } from 'vitest/config';

/** All projects in one run; each keeps its own settings. */
export default defineConfig({
  test: { projects: ['libs/*/vitest.config.mts', 'apps/*/vitest.config.mts', 'tools/*/vitest.config.mts'] },
});
