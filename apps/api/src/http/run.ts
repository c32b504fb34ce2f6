import { ErrorCode, v, type Call } from '@banyan/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { asPlatform, inTenant, type TenantScope } from '../db/tenant.ts';
import { emitter, type Handler } from '../effects/effect.ts';
import type { JobQueue } from '../jobs/job.ts';
import { sessionName } from '../live/sessionEnd.ts';
import { writeTicket } from '../live/ticket.ts';
import type { PlatformAdmin } from './platformAdmin.ts';
import type { Payments } from '../ports/payment.ts';
import type { LivePages } from '../ports/live.ts';
import type { NameTickets } from '../ports/nameTickets.ts';
import type { Scorer } from '../ports/scorer.ts';
import type { CarrierPort } from '../ports/carrier.ts';
import type { ChatPort } from '../ports/chat.ts';
import type { SmsPort } from '../ports/sms.ts';
import type { FileStorage, SignedUrl } from '../ports/storage.ts';
import { fieldsOf } from './admit.ts';
import type { ServiceContext, StepContext, Viewer } from './context.ts';
import type { DeviceCookies } from './deviceCookies.ts';
import { digestBy } from './digest.ts';
import { bareHost } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './serve.ts';

/** Services of every call. */
export interface Services {
  readonly db: Database;
  readonly files: FileStorage;
  readonly scorer: Scorer;
  readonly payments: Payments;
  readonly sms: SmsPort;
  readonly carrier: CarrierPort;
  readonly chat: ChatPort;
  readonly livePages: LivePages;
  readonly nameTickets: NameTickets;
  /** Handlers of the effects that modules emit. */
  readonly handlers: readonly Handler[];
  readonly jobs: JobQueue;
  /** Key with which the server signs its addresses and tickets; all processes have the same. */
  readonly secret: string;
  /** Domain below which enterprises have their names; an unknown name there is no enterprise. */
  readonly baseDomain: string;
  /** The account that runs the enterprises of this installation; absent: there is none. */
  readonly platformAdmin?: PlatformAdmin | null;
  /** Epoch ms. */
  now(): number;
  /** Scheme, host and port under which the portal of a host is reached. */
  portalOrigin(host: string): string;
  /**
   * Address of a file for a page of `pageHost` (`https://host:port`); `name`: its name when it is saved; `session`: the
   * session that ends it, see `sessionName`.
   */
  contentUrl(pageOrigin: string, key: string, ttlMs: number, name?: string, session?: string): SignedUrl;
  /** Address that plays a SCORM package in a page; null where no host apart from the page's serves packages. */
  packageUrl(pageOrigin: string, key: string, ttlMs: number): SignedUrl | null;
}

/** One call on behalf of a viewer. */
export interface Running {
  readonly viewer: Viewer;
  readonly log: FastifyBaseLogger;
  /** Scheme, host and port of the page. */
  readonly pageOrigin: string;
  /** Cookies of the browser; absent where this page gets none. */
  readonly device?: DeviceCookies | undefined;
  /** Wraps the work of a call that runs in a transaction; for repetitions. */
  readonly around?: ((scope: TenantScope, work: () => Promise<unknown>) => Promise<unknown>) | undefined;
}

/** Wire form of the call's own parameters as values. Throws Refusal with the names of the fields that do not fit. */
export function decodeInput(call: Call, own: Readonly<Record<string, string>>): unknown {
  const read = v.safeParse(call.request, { ...own });
  if (read.success) return read.output;
  throw new Refusal(ErrorCode.badRequest, { reason: 'field', data: { fields: fieldsOf(read.issues) } });
}

/** A handler's answer that its contract does not allow: a fault of ours. */
export class BrokenContract extends Error {
  override readonly name = 'BrokenContract';
}

function encodeOutput(call: Call, output: unknown): unknown {
  const written = v.safeParse(call.response, output);
  if (written.success) return written.output;
  throw new BrokenContract(`${call.name} breaks its contract at ${fieldsOf(written.issues).join(', ')}`);
}

/** Addresses for support end with its access. */
const supportName = ({ eid, sessionId, support, userId }: Viewer) =>
  support === null || userId === null || sessionId === null ? undefined : sessionName({ eid, userId, sessionId });

function contextOf(services: Services, { device, viewer, log, pageOrigin }: Running): ServiceContext {
  return {
    viewer,
    device: device ?? null,
    log,
    emit: emitter(services.handlers, services.jobs, () => services.now()),
    liveTicket: (holder) => writeTicket(services.secret, holder, services.now()),
    files: services.files,
    portalOrigin: (host) => services.portalOrigin(host),
    scorer: services.scorer,
    payments: services.payments,
    sms: services.sms,
    carrier: services.carrier,
    chat: services.chat,
    livePages: services.livePages,
    nameTickets: services.nameTickets,
    digest: digestBy(services.secret),
    pageHost: bareHost(new URL(pageOrigin).host),
    baseDomain: services.baseDomain,
    platformAdmin: services.platformAdmin ?? null,
    now: () => services.now(),
    contentUrl: (key, ttlMs, name) => services.contentUrl(pageOrigin, key, ttlMs, name, supportName(viewer)),
    packageUrl: (key, ttlMs) => services.packageUrl(pageOrigin, key, ttlMs),
  };
}

/** Runs a call inside a transaction that is open already. */
export async function runInScope(
  services: Services,
  route: Route & { readonly in: 'transaction' },
  input: unknown,
  running: Running,
  scope: TenantScope,
): Promise<unknown> {
  const work = async () => encodeOutput(route.call, await route.run({ ...contextOf(services, running), scope }, input));
  return running.around ? running.around(scope, work) : work();
}

/** Context of work that opens its own transactions. */
export function stepContext(services: Services, running: Running): StepContext {
  const { eid } = running.viewer;
  return {
    ...contextOf(services, running),
    inTenant: (work) => inTenant(services.db, eid, work),
    inEnterprise: (other, work) => inTenant(services.db, other, work),
    asPlatform: (work) => asPlatform(services.db, work),
  };
}

/** Runs a call; answers by its contract, in wire form. */
export async function run(services: Services, route: Route, input: unknown, running: Running): Promise<unknown> {
  if (route.in === 'transaction') {
    const { viewer } = running;
    const work = () => inTenant(services.db, viewer.eid, (scope) => runInScope(services, route, input, running, scope));
    return route.turn === undefined ? work() : route.turn(viewer, work);
  }
  return encodeOutput(route.call, await route.run(stepContext(services, running), input));
}
