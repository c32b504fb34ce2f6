import { mergeConfig } from 'vitest/config';
import { defineProjectConfig } from '../../vitest.shared.mts';

export default mergeConfig(defineProjectConfig(import.meta.dirname, 'node'), {
  test: {
    globalSetup: `${import.meta.dirname}/src/testing/prepareDatabase.ts`,
    setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
    // Much of it waits for a database: one file at a time would leave a core idle.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
