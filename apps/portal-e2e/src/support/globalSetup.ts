import { chromium, type FullConfig, type LaunchOptions } from '@playwright/test';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeptSeed } from './keptSeed.ts';
import { logIn, people, personKey, sessionCookie, type Person } from './people.ts';
import { freePorts } from './ports.ts';
import { prepare } from './prepared.ts';
import { originOn, ServerProcess } from './ServerProcess.ts';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));

/** Who is logged in already when a journey begins: those whom most journeys are about. */
const regulars: readonly Person[] = [
  people.li,
  people.sun,
  people.lecturer,
  people.administrator,
  people.mia,
  people.chief,
  people.zhou,
];

/**
 * Sets the build aside, so that a build in the middle of a run changes nothing under it, and fills one data directory
 * with the demo enterprises and the sessions of regulars; each worker's server starts from a copy of it. Answers how to
 * take both away.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<() => void> {
  if (!existsSync(join(dist, 'apps/api/main.js')) || !existsSync(join(dist, 'apps/portal/index.html'))) {
    throw new Error('build portal and api first: npx nx run-many -t build -p portal,api');
  }
  // Inside the workspace: the server's program looks for its packages upwards from where it lies.
  const builtDir = mkdtempSync(join(dist, '.journeys-'));
  const folder = mkdtempSync(join(tmpdir(), 'banyan-e2e-seed-'));
  const remove = () => {
    for (const path of [folder, builtDir]) rmSync(path, { recursive: true, force: true });
  };
  try {
    cpSync(join(dist, 'apps'), builtDir, { recursive: true });
    const [port = 0, contentPort = 0] = await freePorts(2);
    const dataDir = join(folder, 'data');
    const server = new ServerProcess({ port, contentPort, dataDir, builtDir });
    await startSeeded(server, new KeptSeed(join(builtDir, 'api'), join(dist, '.journeys-seed')));
    prepare('sessions', JSON.stringify(await sessionsOfRegulars(port, projects[0]?.use.launchOptions)));
    await server.close();
    prepare('dataDir', dataDir);
    prepare('builtDir', builtDir);
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts the server on demo data: those kept of an earlier run, or made now and kept for the next one. */
async function startSeeded(server: ServerProcess, kept: KeptSeed): Promise<void> {
  const { dataDir } = server.place;
  if (kept.exists) kept.copyTo(dataDir);
  await server.start();
  // A run for others begins in a new checkout.
  if (!kept.exists && !process.env['CI']) await server.again(() => kept.keep(dataDir));
}

/** Logs the regulars in by the login screen; their cookies, each under its person's key. */
async function sessionsOfRegulars(port: number, options?: LaunchOptions): Promise<Record<string, string>> {
  const browser = await chromium.launch(options);
  const sessions: Record<string, string> = {};
  try {
    for (const person of regulars) {
      const context = await browser.newContext({ locale: 'zh-CN' });
      const page = await context.newPage();
      await logIn(page, { origin: (host) => originOn(host, port) }, person);
      sessions[personKey(person)] = await sessionCookie(context);
      await context.close();
    }
    return sessions;
  } finally {
    await browser.close();
  }
}
