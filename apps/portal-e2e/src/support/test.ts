import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { comeIn, type Person } from './people.ts';
import type { EnterpriseHost } from './ServerProcess.ts';
import { TestServer } from './TestServer.ts';
import { Trouble } from './Trouble.ts';

interface WorkerFixtures {
  /** Settings of the server beside the usual ones. */
  serverEnv: Readonly<Record<string, string>>;
  /** The worker's own server. */
  server: TestServer;
}

interface Fixtures {
  /** Each file of journeys begins with the data as seeded. */
  seededData: void;
  /** Portal of paths without a host. */
  enterprise: EnterpriseHost;
  /** Fails the test for everything that went wrong without being looked for. */
  trouble: Trouble;
  /** Another browser: a context of its own, watched and closed like the first one. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of someone who is logged in, in a context of its own. */
  pageOf: (person: Person, options?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's test with a real server, and with eyes on console, exceptions and blocked content. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, provide) => {
      const server = await TestServer.begin(serverEnv);
      await provide(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  seededData: [
    async ({ server }, provide, { file }) => {
      await server.beginFile(file);
      await provide();
    },
    { auto: true, timeout: 120_000 },
  ],
  enterprise: ['hengchuan', { option: true }],
  baseURL: async ({ server, enterprise }, provide) => provide(server.origin(enterprise)),
  trouble: [
    async ({ context }, provide) => {
      const trouble = new Trouble();
      await trouble.watch(context);
      await provide(trouble);
      expect(trouble.unexpected, 'console, exceptions, blocked content').toEqual([]);
    },
    { auto: true },
  ],
  newContext: async ({ browser, trouble }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await trouble.watch(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  pageOf: async ({ newContext, server }, provide) => {
    await provide(async (person, options) => {
      const context = await newContext({ baseURL: server.origin(person.host), ...options });
      await comeIn(context, server, person);
      return context.newPage();
    });
  },
});

export { expect };
