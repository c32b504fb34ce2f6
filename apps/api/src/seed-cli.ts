import { readOptions, runCommand, say, withDatabase } from './cli.ts';
import { ConfigError, readConfig } from './config.ts';
import { demoEnterprises } from './db/seed/demo/index.ts';
import { demoPassword } from './db/seed/demo/parts.ts';
import { learningEids } from './modules/course/seed/learningEids.ts';
import { seedBulk } from './modules/course/seed/seedBulk.ts';
import { hashPassword } from './modules/session/passwords.ts';

const usage = `Fills the demo data and, for measuring, adds courses and learners to one enterprise.

  npm run seed -- [--courses N] [--learners N] [--eid 1001] [--data-dir DIR]

Learners are called M000001 and so on; their password is ${demoPassword}. Stop the server first when the database is
embedded. With PostgreSQL set DATABASE_URL.
`;

function numberOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,7}$/.test(text)) throw new ConfigError(`--${name} needs a whole number`);
  return Number(text);
}

const settings = () =>
  readOptions({
    options: {
      courses: { type: 'string' },
      learners: { type: 'string' },
      eid: { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;

async function main(): Promise<void> {
  const values = settings();
  if (values.help) return say(usage);
  const config = readConfig({ ...process.env, BANYAN_DEMO: 'Y' }, process.argv.slice(2));
  const courses = numberOf('courses', values.courses, 0);
  const learners = numberOf('learners', values.learners, 0);
  const eid = numberOf('eid', values.eid, 1001);
  const enterprise = demoEnterprises.find((one) => one.eid === eid && learningEids.includes(eid));
  if (!enterprise) throw new ConfigError(`--eid needs one of ${learningEids.join(', ')}`);
  await withDatabase(config, async (db) => {
    if (courses + learners > 0) {
      const timeZone = enterprise.settings.timeZone ?? 'Asia/Shanghai';
      const passwordHash = await hashPassword(demoPassword);
      await seedBulk(db, { eid, courses, learners, passwordHash, timeZone, now: Date.now(), progress: say });
    }
    say('Done.');
  });
}

await runCommand(main);
