import { chromium, type FullConfig, type LaunchOptions } from '@playwright/test';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logIn, people, personKey, sessionCookie, type Person } from './people.ts';
import { freePorts } from './ports.ts';
import { prepare } from './prepared.ts';
import { originOn, ServerProcess } from './ServerProcess.ts';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));

/** People with a prepared session: those that most journeys use. */
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
    await server.start();
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
