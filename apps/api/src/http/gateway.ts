import { ErrorCode, legacyEndpoint } from '@banyan/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentLanguage } from '../db/localised.ts';
import { sealResponse, type ReplayStore } from '../envelope/index.ts';
import { countedAddress } from './address.ts';
import { admit, type AdmitPorts } from './admit.ts';
import { knock } from './door.ts';
import { failureOf } from './failure.ts';
import { readIncoming } from './incoming.ts';
import { pageOrigin } from './origin.ts';
import { Refusal } from './refusal.ts';
import { rememberedEid } from './rememberedEid.ts';
import type { Services } from './run.ts';
import type { Route } from './serve.ts';
import { languageOf, serveAdmitted } from './serveAdmitted.ts';

export interface GatewayOptions {
  readonly routes: readonly Route[];
  readonly services: Services;
  readonly replay: ReplayStore;
  /** Other origins whose pages may call. */
  readonly portalOrigins: readonly string[];
  /** Calls a minute of one learner or address; 0: no limit. */
  readonly rateLimit: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the contract call, for the log. */
    call: string;
    /** Set when the call was refused, for the log. */
    refused: { readonly code: number; readonly reason: string } | null;
  }
}

/** Serves contract calls on the two bases, and answers 404 in an envelope for what is on neither [HT-02]. */
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
  const handler = (request: FastifyRequest, reply: FastifyReply) => handle(request, reply, byName, options);
  app.route({ method: ['GET', 'POST'], url: legacyEndpoint, handler });
  app.route({ method: ['GET', 'POST'], url: '/yii/appapi/*', handler });
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  byName: ReadonlyMap<string, Route>,
  options: GatewayOptions,
): Promise<FastifyReply> {
  let language = languageOf(null, request, 'auto');
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  try {
    return await answer(request, reply, byName, options, (settled) => {
      language = settled;
    });
  } catch (thrown) {
    return refuse(request, reply, thrown, language);
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  byName: ReadonlyMap<string, Route>,
  options: GatewayOptions,
  onLanguage: (language: ContentLanguage) => void,
): Promise<FastifyReply> {
  const { services } = options;
  const origin = pageOrigin(request, options.portalOrigins);
  if (!origin) throw new Refusal(ErrorCode.illegalRequest, { reason: 'origin' });
  if (origin.foreign) reply.header('access-control-allow-origin', origin.foreign).header('vary', 'Origin');
  const incoming = readIncoming(request);
  const route = byName.get(incoming.name);
  if (!route) throw new Refusal(ErrorCode.notFound, { reason: 'no such call' });
  request.call = route.call.name;

  const ports: AdmitPorts = {
    replay: options.replay,
    now: () => services.now(),
    knock: async (at) => {
      const from = {
        host: origin.host,
        baseDomain: services.baseDomain,
        ip: countedAddress(request),
        now: services.now(),
      };
      const door = await knock(services.db, { ...at, ...from });
      onLanguage(languageOf(door, request, 'auto'));
      refuseTooMany(door.calls, options.rateLimit, from.now);
      return door;
    },
  };
  const asking = { call: route.call, incoming, host: origin.host, remembered: rememberedEid(request) };
  const admitted = await admit(asking, ports);
  onLanguage(languageOf(admitted.door, request, admitted.common.language));
  const value = await serveAdmitted(services, route, admitted, request, origin.origin);
  const { seal } = admitted;
  if (seal) return reply.send({ status: 'Y', data: sealResponse(seal.keys, seal.rjti, value) });
  return reply.send(route.call.answer === 'data' ? { status: 'Y', data: value } : { ...Object(value), status: 'Y' });
}

function refuseTooMany(calls: number, limit: number, now: number): void {
  if (limit === 0 || calls <= limit) return;
  const retryAfterS = 60 - Math.floor((now / 1000) % 60);
  throw new Refusal(ErrorCode.tooFrequent, { reason: 'rate limit', data: { retryAfterS } });
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  language: ContentLanguage,
): FastifyReply {
  const failure = failureOf(thrown, language, request.id);
  request.refused = { code: failure.body.code, reason: failure.reason };
  if (failure.fault) request.log.error({ err: thrown, call: request.call }, 'call failed');
  const wait = (failure.body.data as { retryAfterS?: unknown } | undefined)?.retryAfterS;
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  return reply.code(failure.httpStatus).send(failure.body);
}
