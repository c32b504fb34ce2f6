import { handoverKinds } from '@banyan/contracts/account';
import { readOptions, runCommand, say, withDatabase } from './cli.ts';
import { ConfigError, readConfig } from './config.ts';
import { inTenant } from './db/tenant.ts';
import { contentSecret } from './files/signedUrls.ts';
import { integratorSecret } from './modules/switching/integrator.ts';
import { keepIntegrator } from './modules/switching/keepIntegrator.ts';

const usage = `Lets a system of an enterprise log its people in, and prints the secret that it signs with. See docs/integrations.md.

  npm run integrator -- --eid 1001 --key intranet [--name Intranet] [--kinds transfer,mac,pc] [--renew] [--off]
                        [--data-dir DIR]

A system that is known already keeps what is not given. --renew makes another secret, --off takes the right back. Stop the
server first when the database is embedded. With PostgreSQL set DATABASE_URL.
`;

const settings = () =>
  readOptions({
    options: {
      eid: { type: 'string', default: '' },
      key: { type: 'string', default: '' },
      name: { type: 'string' },
      kinds: { type: 'string' },
      renew: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;

async function main(): Promise<void> {
  const { eid: number, help, key, kinds, name, off, renew } = settings();
  if (help) return say(usage);
  if (!/^\d{1,9}$/.test(number)) throw new ConfigError('--eid needs the id of an enterprise');
  if (!/^[a-z0-9-]{1,40}$/.test(key)) throw new ConfigError('--key needs small letters, digits and dashes');
  const asked = kinds?.split(',');
  const known = asked && handoverKinds.filter((kind) => asked.includes(kind));
  if (asked && known && known.length < asked.length) throw new ConfigError(`--kinds takes ${handoverKinds.join(', ')}`);
  const config = readConfig(process.env, process.argv.slice(2));
  const eid = Number(number);
  await withDatabase(config, async (db) => {
    const change = {
      ...{ key, enabled: !off },
      ...(name === undefined ? {} : { name }),
      ...(known === undefined ? {} : { kinds: known }),
    };
    const { generation, kinds: may } = await inTenant(db, eid, (scope) => keepIntegrator(scope, change, renew));
    if (off) return say(`${key} may log nobody in any more.`);
    const secret = integratorSecret(contentSecret(config.contentSecret, config.dataDir), eid, key, generation);
    return say(`Key:    ${key}\nSecret: ${secret}\nMay:    ${may.join(', ')}`);
  });
}

await runCommand(main);
