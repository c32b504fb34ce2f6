import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from '../app.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../http/serve.ts';
import type { Handler } from '../effects/effect.ts';
import { noJobs } from '../jobs/queue.ts';
import { cashierPayments } from '../payments/cashier.ts';
import { keywordScorer } from '../scorer/keywordScorer.ts';
import { noCarrier } from '../carrier/carrierPort.ts';
import { embeddedChat } from '../chat/chatPort.ts';
import { smsInbox } from '../sms/smsPort.ts';
import { openLivePages } from '../livePages/livePages.ts';
import type { PlatformAdmin } from '../http/platformAdmin.ts';
import { noNameTickets } from './noNameTickets.ts';
import { memoryStorage } from './memoryStorage.ts';
import { testSecret } from './testSecret.ts';

const opened: FastifyInstance[] = [];

/** Closes the servers of a test file, see `closeDatabases`. */
export async function closeApps(): Promise<void> {
  for (const app of opened.splice(0)) await app.close();
}

/** The server on a test's database, not listening; closed after the last test of the file. */
export async function testApp(
  db: Database,
  routes: readonly Route[],
  change: Partial<AppDeps> & {
    readonly now?: () => number;
    readonly handlers?: readonly Handler[];
    readonly platformAdmin?: PlatformAdmin;
  } = {},
): Promise<FastifyInstance> {
  const { now, handlers = [], platformAdmin = null, ...deps } = change;
  const app = await buildApp({
    services: {
      db,
      files: memoryStorage(),
      scorer: keywordScorer,
      payments: cashierPayments(testSecret),
      sms: smsInbox(),
      carrier: noCarrier,
      chat: embeddedChat,
      livePages: openLivePages(null),
      nameTickets: noNameTickets,
      handlers,
      jobs: noJobs,
      secret: testSecret,
      baseDomain: 'localhost',
      platformAdmin,
      portalOrigin: (host) => `https://${host}`,
      now: now ?? Date.now,
      packageUrl: (_origin, key, ttlMs) => ({
        url: `http://content.test/${key}/`,
        expiresAt: (now ?? Date.now)() + ttlMs,
      }),
      contentUrl: (_origin, key, ttlMs) => ({
        url: `http://content.test/${key}`,
        expiresAt: (now ?? Date.now)() + ttlMs,
      }),
    },
    routes,
    portalOrigins: [],
    rateLimit: 0,
    addressLimit: 0,
    trustProxy: [],
    tls: false,
    logLevel: 'silent',
    ...deps,
  });
  opened.push(app);
  return app;
}
