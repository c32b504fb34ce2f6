import { readOptions, runCommand, say, withDatabase } from './cli.ts';
import { ConfigError, readConfig } from './config.ts';
import { inTenant } from './db/tenant.ts';
import { correctionPorts } from './modules/index.ts';
import { correct, type Corrected } from './modules/points/correction.ts';

const usage = `Puts somebody's points right by one more entry, which that person sees with its reason.

  npm run points -- correct --eid 1001 --account H20381 --points -50 --reason "Chapter 2 was counted twice"
                    [--day 2026-05-11] [--data-dir DIR]

--points below zero takes points, never more than can be spent; what was ever earned changes as well. --day says when the
wrong entry was made: the rankings of its week, month and year change; without it those of today. Stop the server first
when the database is embedded. With PostgreSQL set DATABASE_URL.
`;

/** Most points of one correction. */
const MOST = 1_000_000;
/** Longest reason. */
const LONGEST = 200;

/** Joins `--points` with a number below zero, which would otherwise be read as another option. */
const args = process.argv.slice(2).flatMap((word, index, all) => {
  if (word === '--points' && all[index + 1]?.startsWith('-') === true) return [`${word}=${all[index + 1]}`];
  return all[index - 1] === '--points' && word.startsWith('-') ? [] : [word];
});

const settings = () =>
  readOptions({
    args,
    allowPositionals: true,
    options: {
      eid: { type: 'string', default: '' },
      account: { type: 'string', default: '' },
      points: { type: 'string', default: '' },
      reason: { type: 'string', default: '' },
      day: { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

async function main(): Promise<void> {
  const { positionals, values } = settings();
  if (values.help) return say(usage);
  if (positionals.length !== 1 || positionals[0] !== 'correct') throw new ConfigError(usage);
  const { account, day, eid } = values;
  const points = Number(values.points);
  const reason = values.reason.trim();
  if (!/^\d{1,9}$/.test(eid)) throw new ConfigError('--eid needs the id of an enterprise');
  if (account === '') throw new ConfigError('--account is missing');
  if (!/^-?\d{1,7}$/.test(values.points) || points === 0 || Math.abs(points) > MOST) {
    throw new ConfigError(`--points needs a number that is not 0, from -${MOST} to ${MOST}`);
  }
  if (reason === '' || reason.length > LONGEST) {
    throw new ConfigError(`--reason is missing, or longer than ${LONGEST} characters`);
  }
  if (day !== undefined && !isDay(day)) throw new ConfigError('--day needs a day as in 2026-05-11');
  const wrong = { account, points, reason, ...(day === undefined ? {} : { day }) };
  const dataDir = values['data-dir'];
  const config = readConfig(process.env, dataDir === undefined ? [] : ['--data-dir', dataDir]);
  await withDatabase(config, async (db) => {
    const told = await inTenant(db, Number(eid), (scope) => correct(scope, wrong, Date.now(), correctionPorts));
    if (told.done) return say(`${account} has ${told.spendable} points now.`);
    process.stderr.write(`Nothing was changed: ${whyNot(told, values)}.\n`);
    process.exitCode = 6;
  });
}

function whyNot(
  told: Exclude<Corrected, { done: true }>,
  { account, day, eid }: ReturnType<typeof settings>['values'],
): string {
  if (told.why === 'short') return `${account} has ${told.spendable} points to spend`;
  return told.why === 'nobody' ? `${eid} has no ${account}` : `${day} is not yet`;
}

const isDay = (day: string) => {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

await runCommand(main);
