import { ErrorCode, legacyEndpoint } from '@banyan/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ContentLanguage } from '../db/localised.ts';
import { sealResponse, type ReplayStore } from '../envelope/index.ts';
import { countedAddress } from './address.ts';
import { admit, type Admitted, type AdmitPorts } from './admit.ts';
import { deviceCookies } from './deviceCookies.ts';
import { lookUpSession } from './sessionLookup.ts';
import type { Disturbance } from '../ports/disturbance.ts';
import { asRefusal, failureOf } from './failure.ts';
import { type Addressed, readAddress, readIncoming } from './incoming.ts';
import { pageOrigin, type PageOrigin } from './origin.ts';
import { type CallLimits, countRefused, isOverLimit, tooFrequent } from './rateLimit.ts';
import { Refusal } from './refusal.ts';
import { rememberedEid } from './rememberedEid.ts';
import type { Services } from './run.ts';
import type { Route } from './serve.ts';
import { languageOf, serveAdmitted } from './serveAdmitted.ts';

export interface GatewayOptions extends CallLimits {
  readonly routes: readonly Route[];
  readonly services: Services;
  readonly replay: ReplayStore;
  /** Other origins with pages that may call. */
  readonly portalOrigins: readonly string[];
  /** Makes faults on purpose; absent on any server that was not started for that. */
  readonly disturbance?: Disturbance | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that the address names, known before the body is read; null on other paths. */
    asked: { readonly route: Route; readonly address: Addressed; readonly origin: PageOrigin } | null;
    /** Counted against the limit of calls. */
    counted: boolean;
    /** Name of the contract call, for the log. */
    call: string;
    /** Set when the call was refused, for the log. */
    refused: { readonly code: number; readonly reason: string } | null;
  }
}

/** Serves contract calls on the two bases, and answers 404 in an envelope for every other path there. */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const byName = new Map<string, Route>();
  for (const route of options.routes) {
    const { name, idempotent } = route.call;
    if (byName.has(name)) throw new Error(`${name} is served twice`);
    if (route.in === 'steps' && idempotent) throw new Error(`${name}: what is repeatable runs in one transaction`);
    byName.set(name, route);
  }
  app.decorateRequest('call', '');
  app.decorateRequest('refused', null);
  app.decorateRequest('asked', null);
  app.decorateRequest('counted', false);
  const route = {
    method: ['GET', 'POST'],
    bodyLimit,
    // Before the body is read: an unknown call costs no more than its address.
    onRequest: (request, reply, done) => {
      lookUp(request, reply, byName, options).then((isCall) => isCall && done(), done);
    },
    handler: (request, reply) => handle(request, reply, options),
    errorHandler: (error: FastifyError, request, reply) => {
      const thrown = asRefusal(error);
      void refuse(request, reply, thrown, languageOf(null, request, 'auto'), options, statusOf(error));
    },
  } satisfies Omit<RouteOptions, 'url'>;
  app.route({ ...route, url: legacyEndpoint });
  app.route({ ...route, url: '/yii/appapi/*' });
}

/** The longest form of a call, bytes: many times the size of any call of the portal. */
const bodyLimit = 320 * 1024;

/** Fastify's own status for its own refusals: a form that is too long, a body of another type. */
export const statusOf = ({ statusCode = 500 }: FastifyError) =>
  statusCode >= 400 && statusCode < 500 ? statusCode : undefined;

/** Finds the page's host and the call. False, and answered, where none may call or there is no such call. */
async function lookUp(
  request: FastifyRequest,
  reply: FastifyReply,
  byName: ReadonlyMap<string, Route>,
  options: GatewayOptions,
): Promise<boolean> {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  try {
    const origin = callingPage(request, reply, options.portalOrigins);
    const address = readAddress(request);
    const route = byName.get(address.name);
    if (!route) throw new Refusal(ErrorCode.notFound, { reason: 'no such call' });
    request.call = route.call.name;
    request.asked = { route, address, origin };
    return true;
  } catch (thrown) {
    await refuse(request, reply, thrown, languageOf(null, request, 'auto'), options);
    return false;
  }
}

async function handle(request: FastifyRequest, reply: FastifyReply, options: GatewayOptions): Promise<FastifyReply> {
  let language = languageOf(null, request, 'auto');
  try {
    return await answer(request, reply, options, (settled) => {
      language = settled;
    });
  } catch (thrown) {
    return refuse(request, reply, thrown, language, options);
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GatewayOptions,
  onLanguage: (language: ContentLanguage) => void,
): Promise<FastifyReply> {
  const { services, disturbance } = options;
  if (!request.asked) throw new Error('a call that nobody looked up');
  const { route, address, origin } = request.asked;
  const incoming = readIncoming(request, address);

  const ports = admitPorts(request, origin, options, onLanguage);
  const asking = { call: route.call, incoming, host: origin.host, remembered: rememberedEid(request) };
  const admitted = await admit(asking, ports);
  onLanguage(languageOf(admitted.lookup, request, admitted.common.language));
  await disturbance?.before(request);
  const served = await serveAdmitted(services, route, admitted, request, {
    pageOrigin: origin.origin,
    device: origin.foreign ? undefined : deviceCookies(request, reply),
  });
  const value = disturbance ? disturbance.answer(request, served) : served;
  const envelope = envelopeOf(route, admitted.seal, value);
  return disturbance ? disturbance.send(request, reply, envelope) : reply.send(envelope);
}

function envelopeOf({ call }: Route, seal: Admitted['seal'], value: unknown): Readonly<Record<string, unknown>> {
  if (seal) return { status: 'Y', data: sealResponse(seal.keys, seal.rjti, value) };
  return call.answer === 'data' ? { status: 'Y', data: value } : { ...(value as object), status: 'Y' };
}

/** The calling page; its browser gets the CORS headers. Throws Refusal for one that may not call. */
export function callingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  portalOrigins: GatewayOptions['portalOrigins'],
): PageOrigin {
  const origin = pageOrigin(request, portalOrigins);
  if (!origin) throw new Refusal(ErrorCode.illegalRequest, { reason: 'origin' });
  if (origin.foreign) reply.header('access-control-allow-origin', origin.foreign).header('vary', 'Origin');
  return origin;
}

/** Ports for the checks of a request; `onLanguage` gets the language of its refusals. */
export function admitPorts(
  request: FastifyRequest,
  { host }: PageOrigin,
  { services, replay, ...limits }: Pick<GatewayOptions, 'services' | 'replay' | keyof CallLimits>,
  onLanguage: (language: ContentLanguage) => void,
): AdmitPorts {
  return {
    replay,
    now: () => services.now(),
    lookUpSession: async (at) => {
      const { baseDomain } = services;
      const from = { host, baseDomain, ip: countedAddress(request), now: services.now() };
      request.counted = true;
      const lookup = await lookUpSession(services.db, { ...at, ...from });
      onLanguage(languageOf(lookup, request, 'auto'));
      if (isOverLimit(lookup, limits)) throw tooFrequent(from.now);
      return lookup;
    },
  };
}

async function isOneTooMany(request: FastifyRequest, { db }: Services, now: number, limits: CallLimits) {
  try {
    return await countRefused(db, countedAddress(request), now, limits);
  } catch (error) {
    request.log.error({ err: error }, 'a refused request was not counted');
    return false;
  }
}

/** Answers with a refusal. One before the session lookup is counted here, so that invalid requests are limited, too. */
export async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  language: ContentLanguage,
  { services, ...limits }: Pick<GatewayOptions, 'services' | keyof CallLimits>,
  status?: number,
): Promise<FastifyReply> {
  const now = services.now();
  const isOver = !request.counted && (await isOneTooMany(request, services, now, limits));
  request.counted = true;
  const failure = failureOf(isOver ? tooFrequent(now) : thrown, language, request.id);
  request.refused = { code: failure.body.code, reason: failure.reason };
  if (failure.fault) request.log.error({ err: thrown, call: request.call }, 'call failed');
  const wait = (failure.body.data as { retryAfterS?: unknown } | undefined)?.retryAfterS;
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  return reply.code(isOver ? failure.httpStatus : (status ?? failure.httpStatus)).send(failure.body);
}
