import { pgliteSnapshot } from './snapshot.ts';

/** Makes the embedded snapshot once, before concurrent test files need it. */
export default async function prepareDatabase(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await pgliteSnapshot();
}
