import type { ProfileField, Role } from '@banyan/contracts/account';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentLanguage } from '../db/localised.ts';
import type { Orm } from '../db/orm.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { Emit } from '../ports/emit.ts';
import type { TicketHolder } from '../live/ticket.ts';
import type { Payments } from '../ports/payment.ts';
import type { ChatPort } from '../ports/chat.ts';
import type { LivePages } from '../ports/live.ts';
import type { NameTickets } from '../ports/nameTickets.ts';
import type { Scorer } from '../ports/scorer.ts';
import type { CarrierPort } from '../ports/carrier.ts';
import type { SmsPort } from '../ports/sms.ts';
import type { PlatformAdmin } from './platformAdmin.ts';
import type { FileStorage, SignedUrl } from '../ports/storage.ts';
import type { DeviceCookies } from './deviceCookies.ts';
import type { SupportStanding } from './sessionLookup.ts';

/** The caller. Everything about the person comes from the token, never from the request's fields. */
export interface Viewer {
  readonly eid: number;
  /** Null for visitors. */
  readonly userId: number | null;
  /** The calls and rows that this person may reach. */
  readonly role: Role;
  /** Personal data that must be given before anything else is answered; empty for visitors. */
  readonly missing: readonly ProfileField[];
  /** Set where support or an administrator is here as this person, see `supportCalls.ts`, `seeingCalls.ts`; null for a person's own session. */
  readonly support: SupportStanding | null;
  readonly language: ContentLanguage;
  /** IANA zone of the enterprise, in which days are counted. */
  readonly timeZone: string;
  /** Address, of IPv6 the network: see `countedAddress`. */
  readonly ip: string;
  readonly userAgent: string;
  /** Hash of the token; null for visitors. */
  readonly sessionId: string | null;
  /** The token as it was sent, for answers that repeat it; empty for visitors. Never logged, never stored. */
  readonly token: string;
  /** Portal chosen inside the enterprise, empty when none. */
  readonly portalId: string;
}

/** A viewer with a session, for calls that need a login. */
export type Learner = Viewer & { readonly userId: number; readonly sessionId: string };

/** A service's context beside its input. */
export interface ServiceContext<V extends Viewer = Viewer> {
  readonly viewer: V;
  /** Host of the page, lower case, without port. */
  readonly pageHost: string;
  /** Domain below which enterprises have their names. */
  readonly baseDomain: string;
  /** The account that runs the enterprises of this installation; null: there is none. */
  readonly platformAdmin: PlatformAdmin | null;
  /** Epoch ms; tests set it. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  /** Informs other modules of an event, in the transaction of the scope. */
  readonly emit: Emit;
  /** A ticket for the event stream of a login. */
  readonly liveTicket: (holder: TicketHolder) => string;
  readonly files: FileStorage;
  /** Scheme, host and port of a host's portal: for printed addresses. */
  readonly portalOrigin: (host: string) => string;
  /** Suggests points for short answers. */
  readonly scorer: Scorer;
  /** Payment providers. */
  readonly payments: Payments;
  /** Tickets with which chat tools show names. */
  readonly nameTickets: NameTickets;
  /** Short messages to phones. */
  readonly sms: SmsPort;
  readonly carrier: CarrierPort;
  /** Notices to chat tools. */
  readonly chat: ChatPort;
  /** Addresses of live rooms' pictures. */
  readonly livePages: LivePages;
  /** Keyed digest of a short secret, which a copy of the database does not give away. */
  readonly digest: (secret: string) => Uint8Array;
  /** Cookies of this browser; null where the page is of another origin, which gets none. */
  readonly device: DeviceCookies | null;
  /** Address of a stored file on the content origin, open for `ttlMs`; `name`: its name when it is saved. */
  readonly contentUrl: (key: string, ttlMs: number, name?: string) => SignedUrl;
  /** Address that plays a SCORM package in this page; null where no host apart from the page's serves packages. */
  readonly packageUrl: (key: string, ttlMs: number) => SignedUrl | null;
}

/** Context of a call that runs in one transaction, which a thrown error rolls back. */
export interface CallContext<V extends Viewer = Viewer> extends ServiceContext<V> {
  readonly scope: TenantScope;
}

/** Context of a call that opens its own transactions: for slow work between them, or writes that outlast a refusal. */
export interface StepContext<V extends Viewer = Viewer> extends ServiceContext<V> {
  readonly inTenant: <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;
  /**
   * The same in another enterprise, for calls about several: the caller has to find the viewer named by that
   * enterprise's own rows before it reveals anything of it.
   */
  readonly inEnterprise: <T>(eid: number, work: (scope: TenantScope) => Promise<T>) => Promise<T>;
  /** The same as the platform, which reads the rows of enterprises, and nothing else of any enterprise. */
  readonly asPlatform: <T>(work: (tx: Orm) => Promise<T>) => Promise<T>;
}
