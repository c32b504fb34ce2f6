import { v } from '@banyan/contracts';
import { environment } from './environment.ts';
import type { S3Place } from './files/s3Storage.ts';
import type { AlipayAccount } from './payments/alipay.ts';
import type { WechatAccount } from './payments/wechat.ts';
import type { ModelPlace } from './scorer/modelScorer.ts';
import type { TrustProxy } from './http/address.ts';
import { wecomApi, type WecomApp } from './nameTickets/wecomTickets.ts';
import type { PlatformAdmin } from './http/platformAdmin.ts';
import type { CarrierGateway } from './carrier/carrierPort.ts';
import type { ChatRobot } from './chat/robots.ts';
import { polyvOrigin, type PolyvAccount } from './livePages/polyv.ts';
import type { SmsGateway } from './sms/smsPort.ts';

/** Settings that differ between deployments, read once from the environment. */
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
  /** The account that runs the enterprises; null: nobody does in the browser. */
  readonly platformAdmin: PlatformAdmin | null;
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
  /** Provider of one-click login, which names a browser's number; null: none. */
  readonly oneClick: CarrierGateway | null;
  /** Null: pages of Polyv are not framed. */
  readonly polyv: PolyvAccount | null;
  /** Null: files are kept in the data directory. */
  readonly s3: S3Place | null;
  /** Null: key words suggest points for short answers. */
  readonly scorer: ModelPlace | null;
  readonly sparring: ModelPlace | null;
  /** Null: not offered; outside of production the embedded cashier replaces it. */
  readonly alipay: AlipayAccount | null;
  readonly wxpay: WechatAccount | null;
}

/** A setting that cannot be used; the message names it and never repeats its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The platform's administrator where no setting names one: of the demo, and of an installation that begins empty. */
const usualAdmin = { demo: { account: 'P30003', eid: 0 }, empty: { account: 'admin', eid: 1 } } as const;

/** Reads settings from the environment and `--data-dir`, `--data-dir=`, `--chaos`, `--empty`. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, args: readonly string[] = []): Config {
  const read = v.safeParse(environment, env);
  if (!read.success)
    throw new ConfigError(read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('\n'));
  const e = read.output;
  const chaos = e.BANYAN_CHAOS === 'Y' || args.includes('--chaos');
  const production = e.NODE_ENV === 'production';
  if (chaos && production) {
    throw new ConfigError('BANYAN_CHAOS, --chaos: makes faults on purpose and does not start with NODE_ENV=production');
  }
  const demo = !args.includes('--empty') && (e.BANYAN_DEMO ?? (e.DATABASE_URL === undefined ? 'Y' : 'N')) === 'Y';
  // The demo's passwords are known to everybody.
  const usual = !demo ? usualAdmin.empty : production ? null : usualAdmin.demo;
  return {
    chaos,
    production,
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
    demo,
    platformAdmin: e.BANYAN_PLATFORM_ADMIN === undefined ? usual : e.BANYAN_PLATFORM_ADMIN,
  };
}

function dataDirOf(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--data-dir' || arg.startsWith('--data-dir='));
  if (at < 0) return undefined;
  const value = args[at] === '--data-dir' ? args[at + 1] : args[at]?.slice('--data-dir='.length);
  if (!value) throw new ConfigError('--data-dir needs a directory');
  return value;
}
