import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/client.ts';
import { embeddedMajor } from './db/embedded.ts';
import { inTenant } from './db/tenant.ts';
import { courses } from './modules/course/course.schema.ts';
import { users } from './platform/enterprise.schema.ts';
import { demoFile } from './seed/demoFolder.ts';
import { runProgram, runScript, type Running } from './testing/process.ts';

const base = mkdtempSync(join(tmpdir(), 'banyan-main-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const dataDir = join(base, 'data');
const quick = { PORT: '0', CONTENT_PORT: '0', BANYAN_DEMO: 'N' };

const start = (env: Readonly<Record<string, string>> = {}) =>
  runProgram('main', ['--data-dir', dataDir], { ...quick, ...env });
const reset = (...args: string[]) => runScript('tools/reset.mjs', ['--data-dir', dataDir, ...args]);
/** Exit code and words of a start that must fail. */
async function failed(server: Running): Promise<readonly [number | null, string]> {
  return [await server.ended, server.said()];
}

describe('a server that runs', () => {
  let server: Running;
  beforeAll(async () => {
    server = start();
    await server.says('is running');
  });

  it('keeps its data from a second one, which says whose they are', async () => {
    const [code, words] = await failed(start());
    expect(code).toBe(4);
    expect(words).toContain(`in use by process ${server.pid}`);
  });

  it('keeps its data from being emptied', async () => {
    const [code, words] = await failed(reset('--yes'));
    expect(code).toBe(1);
    expect(words).toContain(`process ${server.pid}`);
    expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(true);
  });

  it('ends at Ctrl-C with its data in order and nothing to complain of', async () => {
    server.signal('SIGINT');
    // As from npm, which passes on a signal that the terminal has sent already.
    server.signal('SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.said()).not.toMatch(/Error|did not end|failed/);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});

describe('a server that cannot start says why, and changes nothing', () => {
  it('port taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const [code, words] = await failed(start({ PORT: String(port) }));
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(3);
    expect(words).toMatch(new RegExp(`Port ${port} is taken.*PORT=`));
  });

  it('setting that is none', async () => {
    const [code, words] = await failed(start({ PORT: 'http' }));
    expect(code).toBe(2);
    expect(words).toContain('PORT');
  });

  it('data of a newer version', async () => {
    const file = join(dataDir, 'db', 'PG_VERSION');
    writeFileSync(file, `${embeddedMajor + 1}\n`);
    const [code, words] = await failed(start());
    expect(code).toBe(6);
    expect(words).toMatch(/newer version.*Nothing was changed/);
    expect(readFileSync(file, 'utf8')).toBe(`${embeddedMajor + 1}\n`);
    writeFileSync(file, `${embeddedMajor}\n`);
  });

  it('data that are broken: names the directory and how to start over with it', async () => {
    truncateSync(join(dataDir, 'db', 'global', 'pg_control'), 10);
    const [code, words] = await failed(start());
    expect(code).toBe(7);
    expect(words).toContain('Nothing was deleted');
    expect(words).toContain(`npm run reset -- --data-dir ${dataDir}`);
    expect(words).not.toMatch(/\n\s+at /);
  });
});

describe('npm run seed', () => {
  const seed = (...args: string[]) => runProgram('seed-cli', args, { BANYAN_DATA_DIR: join(base, 'bulk') });

  it.each([
    ['--coures', '5'],
    ['--courses', 'many'],
    ['--eid', '1003'],
  ])('says which setting is none: %s %s', async (...args) => {
    const [code, words] = await failed(seed(...args));
    expect(code).toBe(2);
    expect(words).toContain(args[0]);
    expect(words).not.toMatch(/\n\s+at /);
  });

  it('fills the demo enterprises and adds what is ordered', async () => {
    const run = seed('--courses', '20', '--learners', '3', '--eid', '1002');
    expect(await run.ended, run.said()).toBe(0);
    const db = await openDatabase({ dataDir: join(base, 'bulk') });
    const count = (table: typeof courses | typeof users) =>
      inTenant(
        db,
        1002,
        async ({ tx, only }) => (await tx.select({ eid: table.eid }).from(table).where(only(table))).length,
      );
    const demo = readdirSync(demoFile('courses', 1002)).filter((name) => name.endsWith('.yaml')).length;
    expect(await count(courses)).toBe(demo + 20);
    expect(await count(users)).toBeGreaterThan(3);
    await db.close();
    // The whole demo, from nothing, beside everything else that runs: a slow machine takes its time.
  }, 300_000);
});

describe('npm run reset', () => {
  it('asks before it deletes, and without an answer deletes nothing', async () => {
    const [code, words] = await failed(reset());
    expect(code).toBe(1);
    expect(words).toContain('--yes');
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  });

  it('empties what Banyan keeps there and leaves what is not its own', async () => {
    writeFileSync(join(dataDir, 'notes.txt'), 'mine');
    mkdirSync(join(dataDir, 'db.unfinished'), { recursive: true });
    // A lock that a killed server left, its number being another process's now.
    writeFileSync(join(dataDir, 'lock'), `${process.pid}\n1\n`);
    const run = reset('--yes');
    expect(await run.ended, run.said()).toBe(0);
    expect(readdirSync(dataDir)).toEqual(['notes.txt']);
    const server = start();
    await server.says('is running');
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('has nothing to do where there are no data, and leaves PostgreSQL alone', async () => {
    const nowhere = runScript('tools/reset.mjs', ['--data-dir', join(base, 'none')]);
    expect(await nowhere.ended).toBe(0);
    expect(nowhere.said()).toContain('nothing to empty');
    const remote = runScript('tools/reset.mjs', ['--yes', '--data-dir', dataDir], { DATABASE_URL: 'postgres://h/d' });
    expect(await remote.ended).toBe(1);
    expect(remote.said()).toMatch(/PostgreSQL/);
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  });
});
