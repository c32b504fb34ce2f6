import { v } from '@banyan/contracts';
import { isIP } from 'node:net';
import type { TrustProxy } from './http/address.ts';
import type { PlatformAdmin } from './http/platformAdmin.ts';
import type { WecomApp } from './nameTickets/wecomTickets.ts';
import { chatTools, robotHosts, type ChatRobot } from './chat/robots.ts';

const yes = ['true', '1', 'yes', 'on', 'y'];
const no = ['false', '0', 'no', 'off', 'n', ''];
const flag = v.optional(
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist([...yes, ...no]),
    v.transform((text) => yes.includes(text)),
  ),
  'false',
);

const count = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.int(), v.minValue(least), v.maxValue(most));
const port = count(0, 65_535);

/** Text of a setting that may be left out. */
const text = (otherwise = '') => v.optional(v.string(), otherwise);
/** The same, never empty. */
const filled = (otherwise: string) => v.optional(v.pipe(v.string(), v.minLength(1)), otherwise);

const url = (protocol: RegExp) =>
  v.pipe(
    v.string(),
    v.check(
      (address) => URL.canParse(address) && protocol.test(new URL(address).protocol),
      `no address of the kind ${protocol.source}`,
    ),
  );
const orEmpty = <Value extends v.GenericSchema<string, string>>(value: Value) =>
  v.optional(v.union([v.literal(''), value]), '');

const listed = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
);
const origins = v.optional(
  v.pipe(
    listed,
    v.array(
      v.pipe(
        url(/^https?:$/),
        v.transform((address) => new URL(address).origin),
      ),
    ),
  ),
  '',
);
/** `false`, `true` for a proxy on this machine, or addresses and networks of proxies separated by commas. */
const proxies = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): TrustProxy => {
      if (value === 'false' || value === '') return [];
      if (value === 'true') return ['127.0.0.0/8', '::1'];
      const addresses = value.split(',').map((address) => address.trim());
      if (addresses.every(isNetwork)) return addresses;
      addIssue({ message: 'neither true, false nor addresses of proxies' });
      return NEVER;
    }),
  ),
  'false',
);

function isNetwork(address: string): boolean {
  const [start = '', bits, ...rest] = address.split('/');
  if (isIP(start) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(start) === 4 ? 32 : 128));
}

/** A key; line breaks may be written as `\\n`. */
const pem = v.optional(
  v.pipe(
    v.string(),
    v.transform((key) => key.replaceAll(String.raw`\n`, '\n').trim()),
  ),
  '',
);

/** `eid:corp:agent:secret` of each enterprise in WeCom, separated by commas. */
const wecomApps = v.optional(
  v.pipe(
    listed,
    v.array(v.pipe(v.string(), v.regex(/^\d{1,9}:[\w-]+:\d+:[\w-]+$/, 'not `eid:corp:agent:secret`'))),
    v.transform((list) =>
      list.map((one): WecomApp => {
        const [eid = '', corpId = '', agentId = '', secret = ''] = one.split(':');
        return { eid: Number(eid), corpId, agentId, secret };
      }),
    ),
  ),
  '',
);

/** `eid tool address secret` of each group's robot, separated by commas; the secret may be missing. */
const chatRobots = v.optional(
  v.pipe(
    listed,
    v.rawTransform(({ dataset: { value }, addIssue }): ChatRobot[] =>
      value.flatMap((one) => {
        const [eid = '', tool = '', address = '', secret = '', ...rest] = one.split(/\s+/);
        const known = chatTools.find((each) => each === tool);
        const to = URL.canParse(address) ? new URL(address) : null;
        const fits =
          /^\d{1,9}$/.test(eid) &&
          rest.length === 0 &&
          to?.protocol === 'https:' &&
          to.username === '' &&
          to.port === '';
        if (known !== undefined && fits && robotHosts[known].includes(to.hostname))
          return [{ eid: Number(eid), tool: known, url: to.href, secret }];
        addIssue({ message: 'not `eid tool address secret` with an https address of that tool' });
        return [];
      }),
    ),
  ),
  '',
);

/** `account@eid`; the account may be an address of mail. */
const platformAdmin = v.pipe(
  v.string(),
  v.regex(/^(\S{1,40}@\d{1,9})?$/, 'not `account@eid`'),
  v.transform((text): PlatformAdmin | null => {
    const at = text.lastIndexOf('@');
    return text === '' ? null : { account: text.slice(0, at), eid: Number(text.slice(at + 1)) };
  }),
);

const optionalUrl = orEmpty(url(/^https?:$/));

/** Settings as the environment has them, all of them text. */
export const environment = v.object({
  NODE_ENV: text('development'),
  /** Address to listen on; loopback by default. */
  HOST: text('127.0.0.1'),
  /** Portal and API. */
  PORT: v.optional(port, '4000'),
  /** Port where people find the portal behind another process; printed in the table at start. */
  PORTAL_PORT: v.optional(port),
  /** Files of the content origin. */
  CONTENT_PORT: v.optional(port, '4001'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  /** PostgreSQL; absent: embedded database in the data directory. */
  DATABASE_URL: v.optional(url(/^postgres(ql)?:$/)),
  DATABASE_POOL: v.optional(count(2, 200), '10'),
  /** Embedded database, files, secrets. */
  BANYAN_DATA_DIR: filled('.data'),
  /** `account@eid` of who runs the enterprises of the installation; empty: nobody does in the browser. */
  BANYAN_PLATFORM_ADMIN: v.optional(platformAdmin),
  /** The built portal. */
  BANYAN_PORTAL_DIR: filled('dist/apps/portal'),
  BANYAN_PRODUCT_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60)), 'Banyan'),
  /** The provider's own registration page. */
  BANYAN_REGISTER_URL: optionalUrl,
  /** Address for page views instead of the embedded sink. */
  BANYAN_ANALYTICS_URL: optionalUrl,
  /** API base for the portal; empty: the portal's own origin. */
  BANYAN_API_BASE: optionalUrl,
  /** Other origins whose portals may call this API. */
  BANYAN_PORTAL_ORIGINS: origins,
  /** Public address of the content origin; empty: the request's host with CONTENT_PORT. */
  BANYAN_CONTENT_ORIGIN: optionalUrl,
  /**
   * Key of signed file addresses and of what is sealed in the database, which cannot be read without it; several
   * processes need the same. Empty: made once in the data directory.
   */
  BANYAN_CONTENT_SECRET: orEmpty(v.pipe(v.string(), v.minLength(32))),
  /** Domain below which enterprises have their names: an unknown name there is no enterprise. */
  BANYAN_BASE_DOMAIN: filled('localhost'),
  /** Proxies in front whose X-Forwarded-* are trusted. */
  BANYAN_TRUST_PROXY: proxies,
  /** The portal is reached by https: sends HSTS. */
  BANYAN_TLS: flag,
  /** Calls a minute of one learner; 0: no limit. */
  BANYAN_RATE_LIMIT: v.optional(count(0, 1_000_000_000), '600'),
  /** Calls a minute of one address for visitors, which a whole company may share; 0: no limit. */
  BANYAN_ADDRESS_LIMIT: v.optional(count(0, 1_000_000_000), '12000'),
  /** Bucket of an S3-compatible store for files; empty: a folder of the data directory. */
  BANYAN_S3_BUCKET: text(),
  BANYAN_S3_REGION: filled('us-east-1'),
  /** Address of a store that is not Amazon's. */
  BANYAN_S3_ENDPOINT: optionalUrl,
  /** Keys of the bucket; empty: the machine's own rights. */
  BANYAN_S3_ACCESS_KEY_ID: text(),
  BANYAN_S3_SECRET_ACCESS_KEY: text(),
  /** Endpoint that speaks as OpenAI's does, up to and without /chat/completions; empty: key words suggest points. */
  BANYAN_SCORER_URL: optionalUrl,
  BANYAN_SCORER_MODEL: text(),
  BANYAN_SCORER_KEY: text(),
  /** The same for the partner in sparring; empty: the embedded one, which needs no network. */
  BANYAN_SPARRING_URL: optionalUrl,
  BANYAN_SPARRING_MODEL: text(),
  BANYAN_SPARRING_KEY: text(),
  /** Alipay: the application's number, its private key, and Alipay's public key; empty: it is not offered. */
  BANYAN_ALIPAY_APP_ID: text(),
  BANYAN_ALIPAY_PRIVATE_KEY: pem,
  BANYAN_ALIPAY_PUBLIC_KEY: pem,
  /** Address of another gateway than the real one, such as Alipay's sandbox. */
  BANYAN_ALIPAY_GATEWAY: optionalUrl,
  /** WeChat Pay: application, merchant, serial and key of the merchant's certificate; empty: it is not offered. */
  BANYAN_WXPAY_APP_ID: text(),
  BANYAN_WXPAY_MCH_ID: text(),
  BANYAN_WXPAY_SERIAL: text(),
  BANYAN_WXPAY_PRIVATE_KEY: pem,
  /** Key of version 3 with which notices are sealed. */
  BANYAN_WXPAY_API_KEY: orEmpty(v.pipe(v.string(), v.length(32))),
  /** WeChat Pay's public key, and its number. */
  BANYAN_WXPAY_PUBLIC_KEY: pem,
  BANYAN_WXPAY_PUBLIC_KEY_ID: text(),
  /** Mail server: `smtp://user:password@host:port`. Empty: mail stays in the outbox, readable at /dev/inbox. */
  BANYAN_MAIL_URL: orEmpty(url(/^smtps?:$/)),
  /** Address that mail comes from. */
  BANYAN_MAIL_FROM: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(200)), 'Banyan <no-reply@localhost>'),
  /** Gateway for short messages, see README. Empty: they are read at /dev/inbox, and in production nothing needs one. */
  BANYAN_SMS_URL: optionalUrl,
  BANYAN_SMS_KEY: text(),
  BANYAN_ONECLICK_URL: optionalUrl,
  BANYAN_ONECLICK_KEY: text(),
  /** `Secretkey` of Polyv's independent authorization; empty: its pages are opened beside the portal. */
  BANYAN_POLYV_SECRET: text(),
  /** Origin of an account's own watch pages instead of Polyv's. */
  BANYAN_POLYV_ORIGIN: orEmpty(url(/^https:$/)),
  /** Enterprises whose people WeCom shows by name, each `eid:corp:agent:secret`, separated by commas. */
  BANYAN_WECOM: wecomApps,
  /** Robots of groups in DingTalk, Feishu or WeCom that notify people of messages, see README. */
  BANYAN_CHAT_ROBOTS: chatRobots,
  /** Address of another server than WeCom's own. */
  BANYAN_WECOM_API: optionalUrl,
  /** Y makes faults on demand, as `--chaos` does: see docs/integrations.md. Never in production. */
  BANYAN_CHAOS: v.optional(v.picklist(['Y', 'N']), 'N'),
  /** Y fills a new database with the demo enterprises. Their passwords are known, so PostgreSQL is asked for it. */
  BANYAN_DEMO: v.optional(v.picklist(['Y', 'N'])),
});
