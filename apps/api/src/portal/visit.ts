import { ErrorCode, type Call } from '@banyan/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentLanguage } from '../db/localised.ts';
import { hashToken } from '../envelope/index.ts';
import { countedAddress } from '../http/address.ts';
import { cookieOf } from '../http/cookies.ts';
import { lookUpSession, type SessionLookup, type KnownSession } from '../http/sessionLookup.ts';
import { bareHost, ownOrigin } from '../http/origin.ts';
import { type CallLimits, isOverLimit } from '../http/rateLimit.ts';
import { Refusal } from '../http/refusal.ts';
import { type DeviceCookies, deviceCookies } from '../http/deviceCookies.ts';
import { eidCookie, parseEid, rememberedEid } from '../http/rememberedEid.ts';
import type { Services } from '../http/run.ts';
import type { Disturbance } from '../ports/disturbance.ts';
import type { Route } from '../http/serve.ts';
import { languageOf, viewerOf } from '../http/serveAdmitted.ts';
import { addressUrl } from './address.ts';
import { bootAnswers, type Booted } from './bootAnswers.ts';
import { shownScreen, type ShownScreen } from './shownScreen.ts';

/** Settings that differ between deployments of one build; the portal reads them from its page. */
export interface PortalConfig {
  readonly apiBase: string;
  readonly productName: string;
  readonly registerUrl: string;
  readonly analyticsUrl: string;
  readonly version: string;
}

export interface VisitOptions extends CallLimits {
  readonly config: PortalConfig;
  readonly services: Services;
  readonly routes: readonly Route[];
  /** Origin of files, for a page of an origin. */
  readonly contentOrigin: (pageOrigin: string) => string;
  /** Makes faults on purpose; absent on any server that was not started for that. */
  readonly disturbance?: Disturbance | undefined;
}

/** Someone opening a page. */
export interface Visit {
  /** Null if the database does not answer, or another server does: the page is served without answers and asks. */
  readonly lookup: SessionLookup | null;
  readonly session: KnownSession | null;
  readonly language: ContentLanguage;
  readonly pageOrigin: string;
  /** Path and query. */
  readonly address: string;
  /** The screen that it will show. */
  readonly shown: ShownScreen;
  /** Null when nothing could be answered. */
  readonly booted: Booted | null;
}

/**
 * Receives visits: looks up the viewer of an address, answers its first calls, remembers the enterprise that it
 * chooses. Throws Refusal for an invalid host.
 */
export function receiver(options: VisitOptions) {
  const routes = new Map<Call, Route>(options.routes.map((route) => [route.call, route]));
  return async (request: FastifyRequest, reply: FastifyReply, address: string): Promise<Visit> => {
    if (options.config.apiBase !== '') return unknownVisit(request, address);
    const pageOrigin = ownOrigin(request);
    if (pageOrigin === null) throw new Refusal(ErrorCode.badRequest, { reason: 'host' });
    const asked = parseEid(addressUrl(address).searchParams.get('eid') ?? undefined);
    const credentials = credentialsOf(request);
    const lookup = await lookupOf(request, options, asked ?? rememberedEid(request), credentials?.token);
    if (asked !== null && lookup?.enterprise?.eid === asked) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `${eidCookie}=${asked}; Path=/; HttpOnly; SameSite=Lax${secure}`);
    }
    const session = standing(lookup, credentials?.userid);
    const visit = {
      lookup,
      session,
      shown: shownScreen(address, lookup?.enterprise ?? { private: false }, session !== null),
      language: languageOf(lookup, request, 'auto'),
      pageOrigin,
      address,
    };
    return {
      ...visit,
      booted: await boot(request, options, routes, { ...visit, device: deviceCookies(request, reply) }),
    };
  };
}

/** Enterprises and people are another server's: this one serves the portal and knows nobody. */
function unknownVisit(request: FastifyRequest, address: string): Visit {
  const language = languageOf(null, request, 'auto');
  const shown = shownScreen(address, { private: false }, false);
  return { lookup: null, session: null, language, pageOrigin: originOf(request), address, shown, booted: null };
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Data that the portal reads from its page: settings, and the answers of its first calls. */
export function bootData({ config, services, contentOrigin }: VisitOptions, visit: Visit) {
  const { booted, lookup, language, pageOrigin } = visit;
  return {
    config: { ...config, contentOrigin: contentOrigin(pageOrigin), eid: lookup?.enterprise?.eid ?? null },
    ...(booted ? { boot: { at: services.now(), language, answers: booted.answers } } : {}),
  };
}

async function lookupOf(
  request: FastifyRequest,
  { services }: VisitOptions,
  claim: number | null,
  token: string | undefined,
): Promise<SessionLookup | null> {
  const host = bareHost(request.host);
  const tokenHash = token === undefined ? '' : hashToken(token);
  const at = {
    host,
    baseDomain: services.baseDomain,
    claim,
    tokenHash,
    kid: '',
    ip: countedAddress(request),
    now: services.now(),
  };
  try {
    return await lookUpSession(services.db, at);
  } catch (error) {
    request.log.error({ err: error }, 'page without answers');
    return null;
  }
}

/** The cookie that the portal keeps: {userid, token}. */
function credentialsOf(request: FastifyRequest): { readonly userid: string; readonly token: string } | null {
  try {
    const cookie: unknown = JSON.parse(cookieOf(request.headers.cookie, 'userInfo') ?? 'null');
    const { userid, token } = (cookie ?? {}) as Partial<Record<string, unknown>>;
    const whole = typeof userid === 'string' && typeof token === 'string' && token !== '' && token.length <= 64;
    return whole ? { userid, token } : null;
  } catch {
    return null;
  }
}

function standing(lookup: SessionLookup | null, userid: string | undefined): KnownSession | null {
  const session = lookup?.session;
  if (!session || !lookup.enterprise || session.over || session.locked || session.userId !== userid) return null;
  return session.eid === String(lookup.enterprise.eid) ? session : null;
}

async function boot(
  request: FastifyRequest,
  { services, disturbance, ...limits }: VisitOptions,
  routes: ReadonlyMap<Call, Route>,
  { lookup, session, address, shown, pageOrigin, device }: Omit<Visit, 'booted'> & { readonly device: DeviceCookies },
): Promise<Booted | null> {
  // Beyond the limit the page is served without answers: it asks itself, and shows the refusal.
  if (!lookup?.enterprise || isOverLimit(lookup, limits) || disturbance?.asksItself(request)) return null;
  // The portal has the token in its cookie; a compressed page must not contain it.
  const viewer = viewerOf(lookup, session, request, { language: 'auto', token: '', userPortalID: '' });
  const { enterprise } = lookup;
  try {
    const asking = { address, shown, viewer, enterprise, pageOrigin, device, log: request.log };
    return await bootAnswers(services, routes, asking);
  } catch (error) {
    request.log.error({ err: error }, 'page without answers');
    return null;
  }
}
