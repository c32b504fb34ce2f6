import { loginWays } from '@banyan/contracts/account';
import { readOptions, runCommand, say, withDatabase } from './cli.ts';
import { ConfigError, readConfig } from './config.ts';
import { inTenant } from './db/tenant.ts';
import { contentSecret } from './files/signedUrls.ts';
import { enterprises, type SingleSignOn } from './platform/enterprise.schema.ts';
import { loadEnterprise } from './platform/enterprise.ts';
import { isLocal } from './modules/switching/ssoProvider.ts';
import { sealSecret } from './modules/switching/ssoSecret.ts';

const usage = `Lets the people of an enterprise log in at its own OpenID provider. See docs/integrations.md.

  BANYAN_SSO_SECRET=… npm run sso -- --eid 1002 --issuer https://login.example.com --client-id banyan
                      [--name "Lark ID"] [--claim preferred_username] [--by account|phone|email] [--data-dir DIR]
  npm run sso -- --eid 1002 --off

The client's secret comes from the environment, so that it stands in no list of processes; without it the client has
none. Stop the server first when the database is embedded. With PostgreSQL set DATABASE_URL.
`;

const usualClaims = { account: 'preferred_username', phone: 'phone_number', email: 'email' } as const;

const settings = () =>
  readOptions({
    options: {
      eid: { type: 'string', default: '' },
      issuer: { type: 'string', default: '' },
      'client-id': { type: 'string', default: '' },
      name: { type: 'string' },
      claim: { type: 'string' },
      by: { type: 'string', default: 'account' },
      off: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;

type Asked = ReturnType<typeof settings>;

function readProvider(asked: Asked): Omit<SingleSignOn, 'secret'> {
  const { 'client-id': clientId, issuer, name } = asked;
  if (!URL.canParse(issuer) || !(issuer.startsWith('https://') || isLocal(issuer))) {
    throw new ConfigError('--issuer needs an address with https, or one of this machine');
  }
  if (clientId === '' || clientId.length > 200) throw new ConfigError('--client-id is missing');
  const by = (['account', 'phone', 'email'] as const).find((one) => one === asked.by);
  if (by === undefined) throw new ConfigError('--by takes account, phone, email');
  return { issuer, clientId, by, claim: asked.claim ?? usualClaims[by], name: name ?? new URL(issuer).hostname };
}

async function main(): Promise<void> {
  const asked = settings();
  if (asked.help) return say(usage);
  if (!/^\d{1,9}$/.test(asked.eid)) throw new ConfigError('--eid needs the id of an enterprise');
  const provider = asked.off ? null : readProvider(asked);
  const config = readConfig(process.env, process.argv.slice(2));
  const eid = Number(asked.eid);
  await withDatabase(config, async (db) => {
    const secret = contentSecret(config.contentSecret, config.dataDir);
    const sealed = sealSecret(secret, eid, process.env['BANYAN_SSO_SECRET'] ?? '');
    await inTenant(db, eid, async (scope) => {
      const { loginWays: before } = await loadEnterprise(scope);
      const ways = loginWays.filter((way) => (way === 'sso' ? provider !== null : before.includes(way)));
      const sso = provider === null ? null : { ...provider, secret: sealed };
      await scope.tx.update(enterprises).set({ sso, loginWays: ways }).where(scope.only(enterprises));
    });
    if (provider === null) return say('Nobody logs in at a provider any more.');
    return say(
      `People of ${eid} log in at ${provider.issuer}, by ${provider.claim} as their ${provider.by}.\n` +
        'Register at the provider the address https://<host of the portal>/sso/callback.',
    );
  });
}

await runCommand(main);
