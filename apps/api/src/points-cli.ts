import { readOptions, runCommand, say, withDatabase } from './cli.ts';
import { ConfigError, readConfig } from './config.ts';
import { inTenant } from './db/tenant.ts';
import { correct } from './modules/points/correction.ts';

const usage = `Puts somebody's points right by one more entry, which that person sees with its reason.

  npm run points -- correct --eid 1001 --account H20381 --points -50 --reason "Chapter 2 was counted twice"
                    [--data-dir DIR]

--points below zero takes points, never more than can be spent; what was ever earned changes as well. Stop the server
first when the database is embedded. With PostgreSQL set DATABASE_URL.
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
      'data-dir': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

async function main(): Promise<void> {
  const { positionals, values } = settings();
  if (values.help) return say(usage);
  if (positionals.length !== 1 || positionals[0] !== 'correct') throw new ConfigError(usage);
  const { account, eid } = values;
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
  const dataDir = values['data-dir'];
  const config = readConfig(process.env, dataDir === undefined ? [] : ['--data-dir', dataDir]);
  await withDatabase(config, async (db) => {
    const told = await inTenant(db, Number(eid), (scope) => correct(scope, { account, points, reason }, Date.now()));
    if (told.done) return say(`${account} has ${told.spendable} points now.`);
    const why = told.why === 'nobody' ? `${eid} has no ${account}` : `${account} has ${told.spendable} points to spend`;
    process.stderr.write(`Nothing was changed: ${why}.\n`);
    process.exitCode = 6;
  });
}

await runCommand(main);
