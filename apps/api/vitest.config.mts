import { mergeConfig } from 'vitest/config';
import { defineProjectConfig } from '../../vitest.shared.mts';

export default mergeConfig(defineProjectConfig(import.meta.dirname, 'node'), {
  test: {
    globalSetup: `${import.meta.dirname}/src/testing/prepareDatabase.ts`,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
