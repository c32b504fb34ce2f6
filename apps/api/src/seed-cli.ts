import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { demoEnterprises } from './db/seed/demo/index.ts';
import { contents } from './db/seed/content/index.ts';
import { demoPassword } from './db/seed/demo/parts.ts';
import { openStorage } from './files/openStorage.ts';
import { seedBulk } from './modules/course/seed/seedBulk.ts';
import { hashPassword } from './modules/session/passwords.ts';
import { makeDataDir, prepareDatabase } from './server.ts';
import { describeFailure } from './startFailure.ts';

const usage = `Fills the demo data and, for measuring, adds courses and learners to one enterprise.

  npm run seed -- [--courses N] [--learners N] [--eid 1001] [--data-dir DIR]

Learners are called M000001 and so on; their password is ${demoPassword}. Stop the server first when the database is
embedded. With PostgreSQL set DATABASE_URL.
`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

function numberOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,7}$/.test(text)) throw new ConfigError(`--${name} needs a whole number`);
  return Number(text);
}

function settings() {
  try {
    return parseArgs({
      options: {
        courses: { type: 'string' },
        learners: { type: 'string' },
        eid: { type: 'string' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

let dataDir: string | undefined;

async function main(): Promise<void> {
  const values = settings();
  if (values.help) return say(usage);
  const config = readConfig({ ...process.env, BANYAN_DEMO: 'Y' }, process.argv.slice(2));
  const courses = numberOf('courses', values.courses, 0);
  const learners = numberOf('learners', values.learners, 0);
  const eid = numberOf('eid', values.eid, 1001);
  const enterprise = demoEnterprises.find((one) => one.eid === eid && contents.some((one) => one.eid === eid));
  if (!enterprise) throw new ConfigError(`--eid needs one of ${contents.map((one) => one.eid).join(', ')}`);
  dataDir = config.dataDir;
  makeDataDir(config.dataDir);
  const db = await prepareDatabase(config, await openStorage(config), say);
  try {
    if (courses + learners > 0) {
      const timeZone = enterprise.settings.timeZone ?? 'Asia/Shanghai';
      const passwordHash = await hashPassword(demoPassword);
      await seedBulk(db, { eid, courses, learners, passwordHash, timeZone, now: Date.now(), progress: say });
    }
    say('Done.');
  } finally {
    await db.close();
  }
}

try {
  await main();
} catch (error) {
  const { message, exitCode } = describeFailure(error, dataDir);
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}
