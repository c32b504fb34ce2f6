import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp, type AppDeps } from '../app.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../http/serve.ts';
import { memoryStorage } from './memoryStorage.ts';

const opened: FastifyInstance[] = [];
afterAll(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** The server on a test's database, not listening; closed after the last test of the file. */
export async function testApp(
  db: Database,
  routes: readonly Route[],
  change: Partial<AppDeps> & { readonly now?: () => number } = {},
): Promise<FastifyInstance> {
  const { now, ...deps } = change;
  const app = await buildApp({
    services: {
      db,
      files: memoryStorage(),
      baseDomain: 'localhost',
      now: now ?? Date.now,
      contentUrl: (_origin, key, ttlMs) => ({
        url: `http://content.test/${key}`,
        expiresAt: (now ?? Date.now)() + ttlMs,
      }),
    },
    routes,
    portalOrigins: [],
    rateLimit: 0,
    trustProxy: [],
    tls: false,
    logLevel: 'silent',
    ...deps,
  });
  opened.push(app);
  return app;
}
