import { configDefaults, mergeConfig } from 'vitest/config';
import { defineProjectConfig } from '../../vitest.shared.mts';

/**
 * When the whole suite runs on PostgreSQL as well (`npm test`), the embedded database runs only what may differ there:
 * walls, jobs, seeds, words, sums, and the process around them. Everything else meets it in the journeys.
 */
const embeddedSlice = [
  'src/*.test.ts',
  'src/{db,jobs,seed,sweep}/**/*.test.ts',
  'src/modules/{points,search,session}/**/*.test.ts',
];
/** Whatever database the others are given, these open the embedded one. */
const embeddedAlone = ['src/main.test.ts', 'src/server.test.ts', 'src/db/{dataDir,embedded}.test.ts'];
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const sliced = process.env['BANYAN_EMBEDDED'] === 'slice' && !onPostgres;

const config = mergeConfig(defineProjectConfig(import.meta.dirname, 'node'), {
  test: {
    globalSetup: ['prepareDatabase', 'buildPrograms'].map((name) => `${import.meta.dirname}/src/testing/${name}.ts`),
    setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
    // Much of it waits for a database: one file at a time would leave a core idle.
    maxWorkers: 2,
    // Vitest wants projects with another number of workers in a group of their own.
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

// Merging would add to the list.
if (sliced) Object.assign(config.test, { include: embeddedSlice });
if (onPostgres) Object.assign(config.test, { exclude: [...configDefaults.exclude, ...embeddedAlone] });

export default config;
