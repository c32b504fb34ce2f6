import { ErrorCode } from '@banyan/contracts';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerArrival } from './http/arrival.ts';
import { registerBodies } from './http/bodies.ts';
import { registerCompression } from './http/compression.ts';
import { asRefusal, failureOf } from './http/failure.ts';
import { registerGateway } from './http/gateway.ts';
import { registerHealth } from './http/health.ts';
import { replayStore } from './http/replay.ts';
import type { CallLimits } from './http/rateLimit.ts';
import { registerRequestLog } from './http/requestLog.ts';
import { Refusal } from './http/refusal.ts';
import type { Services } from './http/run.ts';
import type { Disturbance } from './ports/disturbance.ts';
import { closedPolicy, registerSecurityHeaders } from './http/securityHeaders.ts';
import type { Route } from './http/serve.ts';
import { languageOf } from './http/serveAdmitted.ts';
import { serverOptions, usualReceiveMs, type ServerDeps } from './http/serverOptions.ts';

/** Dependencies of the server; nothing here reads the environment. */
export interface AppDeps extends ServerDeps, CallLimits {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly portalOrigins: readonly string[];
  readonly tls: boolean;
  /** Time for an answer, ms; as above when absent. */
  readonly answerWithinMs?: number;
  /** Makes faults on purpose; absent on any server that was not started for that. */
  readonly disturbance?: Disturbance | undefined;
  /** Adds routes beside the calls: the portal, the API's documentation. */
  readonly also?: (app: FastifyInstance) => Promise<void>;
}

/** Time for an answer, ms: less than the 20 s that a caller waits, so that the caller gets an answer. */
export const answerWithinMs = 15_000;

/** Time for a file, or a piece of one, to come and be taken, ms: 50 MB at 0.5 Mbit/s. */
export const uploadWithinMs = 900_000;

/** The server's instance: calls, health, headers, and what `also` adds. It does not listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { receiveWithinMs = usualReceiveMs } = deps;
  const app = Fastify({
    ...serverOptions({ ...deps, receiveWithinMs }, uploadWithinMs),
    handlerTimeout: deps.answerWithinMs ?? answerWithinMs,
    keepAliveTimeout: 65_000,
    frameworkErrors: refuseAddress,
  });
  registerBodies(app);
  registerErrors(app);
  await registerSecurityHeaders(app, deps.tls);
  await registerCompression(app);
  registerGateway(app, { ...deps, replay: replayStore(deps.services.db) });
  registerArrival(app, receiveWithinMs);
  registerRequestLog(app);
  registerHealth(app, deps.services.db);
  await deps.also?.(app);
  return app;
}

/** Refuses an address with invalid percent escapes. No hook sees it, so its headers and log line are made here. */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal(ErrorCode.badRequest, { reason: error.code });
  const { body, httpStatus } = failureOf(refusal, languageOf(null, request, 'auto'), request.id);
  const path = request.raw.url?.split('?')[0];
  request.log.warn({ method: request.method, path, http: httpStatus, ip: request.ip, reason: error.code }, 'refused');
  void reply
    .code(httpStatus)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': closedPolicy,
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    .send(body);
}

/** Errors outside of calls: a body that is too large or of another type, a fault in a page. */
function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const failure = failureOf(asRefusal(error), languageOf(null, request, 'auto'), request.id);
    request.refused = { code: failure.body.code, reason: failure.reason };
    if (failure.fault) request.log.error({ err: error }, 'request failed');
    const itself = status >= 400 && status < 500;
    return (
      reply
        .code(itself ? status : failure.httpStatus)
        .header('cache-control', 'no-store')
        // A failed file may have been on its way compressed; these words are not.
        .removeHeader('content-encoding')
        .send(failure.body)
    );
  });
}
