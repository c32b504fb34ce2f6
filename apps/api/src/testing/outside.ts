import type { Outside } from '../jobs/job.ts';
import { memoryStorage } from './memoryStorage.ts';

/** Services outside of the database, for tests: files in memory, portals by https. */
export const testOutside = (): Outside => ({ files: memoryStorage(), portalOrigin: (host) => `https://${host}` });
