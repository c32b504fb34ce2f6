import { pgliteSnapshot } from './snapshot.ts';

/** Makes the embedded snapshot once, before test files ask for it side by side. */
export default async function prepareDatabase(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await pgliteSnapshot();
}
