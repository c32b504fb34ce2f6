import { isIP } from 'node:net';
import { z } from 'zod';
import type { S3Place } from './files/s3Storage.ts';
import type { AlipayAccount } from './payments/alipay.ts';
import type { WechatAccount } from './payments/wechat.ts';
import type { ModelPlace } from './scorer/modelScorer.ts';
import type { TrustProxy } from './http/address.ts';
import { wecomApi, type WecomApp } from './nameTickets/wecomTickets.ts';
import type { CarrierGateway } from './carrier/carrierPort.ts';
import { chatTools, robotHosts, type ChatRobot } from './chat/robots.ts';
import { polyvOrigin, type PolyvAccount } from './livePages/polyv.ts';
import type { SmsGateway } from './sms/smsPort.ts';

const flag = z.stringbool().default(false);
const port = z.coerce.number().int().min(0).max(65_535);
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .transform((list) => list.filter((origin) => origin !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));
/** `false`, `true` for a proxy on this machine, or addresses and networks of proxies separated by commas. */
const proxies = z
  .string()
  .default('false')
  .transform((text, context): TrustProxy => {
    if (text === 'false' || text === '') return [];
    if (text === 'true') return ['127.0.0.0/8', '::1'];
    const addresses = text.split(',').map((address) => address.trim());
    if (addresses.every(isNetwork)) return addresses;
    context.addIssue('neither true, false nor addresses of proxies');
    return [];
  });

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
}

/** A key; line breaks may be written as `\\n`. */
const pem = z
  .string()
  .default('')
  .transform((text) => text.replaceAll(String.raw`\n`, '\n').trim());

/** `eid:corp:agent:secret` of each enterprise in WeCom, separated by commas. */
const wecomApps = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((one) => one.trim() !== ''))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(/^\d{1,9}:[\w-]+:\d+:[\w-]+$/),
    ),
  )
  .transform((list) =>
    list.map((one): WecomApp => {
      const [eid = '', corpId = '', agentId = '', secret = ''] = one.split(':');
      return { eid: Number(eid), corpId, agentId, secret };
    }),
  );

/** `eid tool address secret` of each group's robot, separated by commas; the secret may be missing. */
const chatRobots = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((one) => one.trim() !== ''))
  .transform((list, context): ChatRobot[] =>
    list.flatMap((one) => {
      const [eid = '', tool = '', url = '', secret = '', ...rest] = one.trim().split(/\s+/);
      const known = chatTools.find((each) => each === tool);
      const to = URL.parse(url);
      const fits =
        /^\d{1,9}$/.test(eid) && rest.length === 0 && to?.protocol === 'https:' && to.username === '' && to.port === '';
      if (known !== undefined && fits && robotHosts[known].includes(to.hostname))
        return [{ eid: Number(eid), tool: known, url: to.href, secret }];
      context.addIssue('not `eid tool address secret` with an https address of that tool');
      return [];
    }),
  );

const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  /** Address to listen on; loopback unless said otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** Portal and API. */
  PORT: port.default(4000),
  /** Where people find the portal, when another process stands in front; told in the table at start. */
  PORTAL_PORT: port.optional(),
  /** Files of the content origin. */
  CONTENT_PORT: port.default(4001),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** PostgreSQL; absent: embedded database in the data directory. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Embedded database, files, secrets. */
  BANYAN_DATA_DIR: z.string().min(1).default('.data'),
  /** The built portal. */
  BANYAN_PORTAL_DIR: z.string().min(1).default('dist/apps/portal'),
  BANYAN_PRODUCT_NAME: z.string().min(1).max(60).default('Banyan'),
  /** The provider's own registration page [AC-08]. */
  BANYAN_REGISTER_URL: optionalUrl,
  /** Where page views are sent instead of to the embedded sink [SH-04]. */
  BANYAN_ANALYTICS_URL: optionalUrl,
  /** API base for the portal; empty: the portal's own origin. */
  BANYAN_API_BASE: optionalUrl,
  /** Other origins whose portals may call this API. */
  BANYAN_PORTAL_ORIGINS: origins,
  /** Public address of the content origin; empty: the request's host with CONTENT_PORT. */
  BANYAN_CONTENT_ORIGIN: optionalUrl,
  /** Key of signed file addresses; several processes need the same. Empty: made once in the data directory. */
  BANYAN_CONTENT_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  /** Domain below which enterprises have their names: an unknown name there is no enterprise. */
  BANYAN_BASE_DOMAIN: z.string().min(1).default('localhost'),
  /** Proxies in front whose X-Forwarded-* are believed. */
  BANYAN_TRUST_PROXY: proxies,
  /** The portal is reached by https: sends HSTS. */
  BANYAN_TLS: flag,
  /** Calls a minute of one learner; 0: no limit. */
  BANYAN_RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  /** Calls a minute of one address for visitors, behind which a whole company may stand; 0: no limit. */
  BANYAN_ADDRESS_LIMIT: z.coerce.number().int().min(0).default(12_000),
  /** Bucket of an S3-compatible store for files; empty: a folder of the data directory. */
  BANYAN_S3_BUCKET: z.string().default(''),
  BANYAN_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Address of a store that is not Amazon's. */
  BANYAN_S3_ENDPOINT: optionalUrl,
  /** Keys of the bucket; empty: as the machine is entitled to. */
  BANYAN_S3_ACCESS_KEY_ID: z.string().default(''),
  BANYAN_S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Endpoint that speaks as OpenAI's does, up to and without /chat/completions; empty: key words suggest points. */
  BANYAN_SCORER_URL: optionalUrl,
  BANYAN_SCORER_MODEL: z.string().default(''),
  BANYAN_SCORER_KEY: z.string().default(''),
  /** The same for the partner in sparring; empty: the embedded one, which needs no network. */
  BANYAN_SPARRING_URL: optionalUrl,
  BANYAN_SPARRING_MODEL: z.string().default(''),
  BANYAN_SPARRING_KEY: z.string().default(''),
  /** Alipay: the application's number, its private key, and Alipay's public key; empty: it is not offered. */
  BANYAN_ALIPAY_APP_ID: z.string().default(''),
  BANYAN_ALIPAY_PRIVATE_KEY: pem,
  BANYAN_ALIPAY_PUBLIC_KEY: pem,
  /** Address of another gateway than the real one, such as Alipay's sandbox. */
  BANYAN_ALIPAY_GATEWAY: optionalUrl,
  /** WeChat Pay: application, merchant, serial and key of the merchant's certificate; empty: it is not offered. */
  BANYAN_WXPAY_APP_ID: z.string().default(''),
  BANYAN_WXPAY_MCH_ID: z.string().default(''),
  BANYAN_WXPAY_SERIAL: z.string().default(''),
  BANYAN_WXPAY_PRIVATE_KEY: pem,
  /** Key of version 3 with which notices are sealed. */
  BANYAN_WXPAY_API_KEY: z.union([z.literal(''), z.string().length(32)]).default(''),
  /** WeChat Pay's public key, and its number. */
  BANYAN_WXPAY_PUBLIC_KEY: pem,
  BANYAN_WXPAY_PUBLIC_KEY_ID: z.string().default(''),
  /** Mail server: `smtp://user:password@host:port`. Empty: mail stays in the outbox, readable at /dev/inbox. */
  BANYAN_MAIL_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /** Address that mail comes from. */
  BANYAN_MAIL_FROM: z.string().min(3).max(200).default('Banyan <no-reply@localhost>'),
  /** Gateway for short messages, see README. Empty: they are read at /dev/inbox, and in production nothing needs one. */
  BANYAN_SMS_URL: optionalUrl,
  BANYAN_SMS_KEY: z.string().default(''),
  BANYAN_ONECLICK_URL: optionalUrl,
  BANYAN_ONECLICK_KEY: z.string().default(''),
  /** `Secretkey` of Polyv's independent authorization; empty: its pages are opened beside the portal [LV-03]. */
  BANYAN_POLYV_SECRET: z.string().default(''),
  /** Origin of an account's own watch pages instead of Polyv's. */
  BANYAN_POLYV_ORIGIN: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  /** Enterprises whose people WeCom shows by name, each `eid:corp:agent:secret`, separated by commas. */
  BANYAN_WECOM: wecomApps,
  /** Robots of groups in DingTalk, Feishu or WeCom that tell people of messages, see README. */
  BANYAN_CHAT_ROBOTS: chatRobots,
  /** Address of another server than WeCom's own. */
  BANYAN_WECOM_API: optionalUrl,
  /** Y makes faults on demand, as `--chaos` does: see docs/integrations.md. Never where people learn. */
  BANYAN_CHAOS: z.enum(['Y', 'N']).default('N'),
  /** Y fills a new database with the demo enterprises. Their passwords are known, so PostgreSQL is asked for it. */
  BANYAN_DEMO: z.enum(['Y', 'N']).optional(),
});

/** What differs between deployments, read once from the environment. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly portalPort: number;
  readonly contentPort: number;
  readonly logLevel: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly dataDir: string;
  readonly portalDir: string;
  readonly productName: string;
  readonly registerUrl: string;
  readonly analyticsUrl: string;
  readonly apiBase: string;
  readonly portalOrigins: readonly string[];
  readonly contentOrigin: string;
  readonly contentSecret: string;
  readonly baseDomain: string;
  readonly trustProxy: TrustProxy;
  readonly tls: boolean;
  readonly rateLimit: number;
  readonly addressLimit: number;
  readonly demo: boolean;
  /** Makes faults on demand, for this machine alone. */
  readonly chaos: boolean;
  /** Empty: mail stays in the outbox. */
  readonly mailUrl: string;
  readonly mailFrom: string;
  /** The portal's applications in the WeComs of enterprises. */
  readonly wecom: readonly WecomApp[];
  readonly wecomApi: string;
  readonly chatRobots: readonly ChatRobot[];
  /** Null: no gateway for short messages. */
  readonly sms: SmsGateway | null;
  /** Who says which number a browser comes from; null: nobody. */
  readonly oneClick: CarrierGateway | null;
  /** Null: pages of Polyv stand in no frame. */
  readonly polyv: PolyvAccount | null;
  /** Null: files lie in the data directory. */
  readonly s3: S3Place | null;
  /** Null: key words suggest points for short answers. */
  readonly scorer: ModelPlace | null;
  readonly sparring: ModelPlace | null;
  /** Null: not offered; outside of production the embedded cashier takes the place. */
  readonly alipay: AlipayAccount | null;
  readonly wxpay: WechatAccount | null;
}

/** A setting that cannot be used; the message names it and never repeats its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads settings from the environment and `--data-dir`, `--data-dir=`, `--chaos`. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, args: readonly string[] = []): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const e = read.data;
  return {
    chaos: e.BANYAN_CHAOS === 'Y' || args.includes('--chaos'),
    production: e.NODE_ENV === 'production',
    host: e.HOST,
    port: e.PORT,
    portalPort: e.PORTAL_PORT ?? e.PORT,
    contentPort: e.CONTENT_PORT,
    logLevel: e.LOG_LEVEL,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    dataDir: dataDirOf(args) ?? e.BANYAN_DATA_DIR,
    portalDir: e.BANYAN_PORTAL_DIR,
    productName: e.BANYAN_PRODUCT_NAME,
    registerUrl: e.BANYAN_REGISTER_URL,
    analyticsUrl: e.BANYAN_ANALYTICS_URL,
    apiBase: e.BANYAN_API_BASE,
    portalOrigins: e.BANYAN_PORTAL_ORIGINS,
    contentOrigin: e.BANYAN_CONTENT_ORIGIN === '' ? '' : new URL(e.BANYAN_CONTENT_ORIGIN).origin,
    contentSecret: e.BANYAN_CONTENT_SECRET,
    baseDomain: e.BANYAN_BASE_DOMAIN.toLowerCase(),
    trustProxy: e.BANYAN_TRUST_PROXY,
    tls: e.BANYAN_TLS,
    rateLimit: e.BANYAN_RATE_LIMIT,
    addressLimit: e.BANYAN_ADDRESS_LIMIT,
    mailUrl: e.BANYAN_MAIL_URL,
    mailFrom: e.BANYAN_MAIL_FROM,
    wecom: e.BANYAN_WECOM,
    chatRobots: e.BANYAN_CHAT_ROBOTS,
    wecomApi: e.BANYAN_WECOM_API || wecomApi,
    oneClick: e.BANYAN_ONECLICK_URL === '' ? null : { url: e.BANYAN_ONECLICK_URL, key: e.BANYAN_ONECLICK_KEY },
    sms: e.BANYAN_SMS_URL === '' ? null : { url: e.BANYAN_SMS_URL, key: e.BANYAN_SMS_KEY },
    polyv:
      e.BANYAN_POLYV_SECRET === ''
        ? null
        : { secret: e.BANYAN_POLYV_SECRET, origin: new URL(e.BANYAN_POLYV_ORIGIN || polyvOrigin).origin },
    s3:
      e.BANYAN_S3_BUCKET === ''
        ? null
        : {
            bucket: e.BANYAN_S3_BUCKET,
            region: e.BANYAN_S3_REGION,
            endpoint: e.BANYAN_S3_ENDPOINT,
            accessKeyId: e.BANYAN_S3_ACCESS_KEY_ID,
            secretAccessKey: e.BANYAN_S3_SECRET_ACCESS_KEY,
          },
    scorer:
      e.BANYAN_SCORER_URL === ''
        ? null
        : { url: e.BANYAN_SCORER_URL, model: e.BANYAN_SCORER_MODEL, key: e.BANYAN_SCORER_KEY },
    sparring:
      e.BANYAN_SPARRING_URL === ''
        ? null
        : { url: e.BANYAN_SPARRING_URL, model: e.BANYAN_SPARRING_MODEL, key: e.BANYAN_SPARRING_KEY },
    alipay:
      e.BANYAN_ALIPAY_APP_ID === ''
        ? null
        : {
            appId: e.BANYAN_ALIPAY_APP_ID,
            privateKey: e.BANYAN_ALIPAY_PRIVATE_KEY,
            publicKey: e.BANYAN_ALIPAY_PUBLIC_KEY,
            gateway: e.BANYAN_ALIPAY_GATEWAY,
          },
    wxpay:
      e.BANYAN_WXPAY_MCH_ID === ''
        ? null
        : {
            appId: e.BANYAN_WXPAY_APP_ID,
            merchantId: e.BANYAN_WXPAY_MCH_ID,
            serial: e.BANYAN_WXPAY_SERIAL,
            privateKey: e.BANYAN_WXPAY_PRIVATE_KEY,
            apiKey: e.BANYAN_WXPAY_API_KEY,
            publicKey: e.BANYAN_WXPAY_PUBLIC_KEY,
            publicKeyId: e.BANYAN_WXPAY_PUBLIC_KEY_ID,
          },
    demo: (e.BANYAN_DEMO ?? (e.DATABASE_URL === undefined ? 'Y' : 'N')) === 'Y',
  };
}

function dataDirOf(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--data-dir' || arg.startsWith('--data-dir='));
  if (at < 0) return undefined;
  const value = args[at] === '--data-dir' ? args[at + 1] : args[at]?.slice('--data-dir='.length);
  if (!value) throw new ConfigError('--data-dir needs a directory');
  return value;
}
