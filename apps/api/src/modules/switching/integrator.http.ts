import { ErrorCode } from '@banyan/contracts';
import { handoverLifetimeS } from '@banyan/contracts/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTenant } from '../../db/tenant.ts';
import { ownOrigin } from '../../http/origin.ts';
import { handOver, type Denial, type Handed } from './integrator.ts';
import { enterpriseAt, type OutsideHttpOptions } from './outside.http.ts';

const mostBytes = 8 * 1024;
const statusOf: Readonly<Record<Denial, number>> = {
  signature: 401,
  clock: 401,
  replayed: 409,
  request: 400,
  person: 404,
  enterprise: 403,
  kind: 403,
};

/**
 * Endpoint for an enterprise's own systems to get a code that logs in one of its people: `POST /integrations/login-
 * codes` at the enterprise's host, from server to server, signed as in docs/integrations.md.
 */
export async function registerIntegrators(app: FastifyInstance, options: OutsideHttpOptions): Promise<void> {
  await app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    inner.post<{ Body: string }>('/integrations/login-codes', { bodyLimit: mostBytes }, async (request, reply) => {
      const outcome = await answer(request, request.body ?? '', options);
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      if (typeof outcome !== 'string') return reply.send(JSON.stringify(told(request, outcome)));
      request.refused = { code: ErrorCode.badRequest, reason: `login code: ${outcome}` };
      return reply.code(statusOf[outcome]).send(JSON.stringify({ error: outcome }));
    });
    done();
  });
}

async function answer(request: FastifyRequest, body: string, options: OutsideHttpOptions): Promise<Handed | Denial> {
  const { services } = options;
  const now = services.now();
  const eid = await enterpriseAt(request, options);
  if (eid === null) return 'enterprise';
  const header = (name: string) => String(request.headers[`x-banyan-${name}`] ?? '').slice(0, 128);
  const signed = {
    key: header('key'),
    timestamp: header('timestamp'),
    nonce: header('nonce'),
    signature: header('signature'),
    body,
  };
  return inTenant(services.db, eid, (scope) => handOver(scope, signed, { now, serverSecret: services.secret }));
}

/** The code, and the address to send a browser to. */
function told(request: FastifyRequest, { code, kind, redirect }: Handed) {
  const query = new URLSearchParams({ ...(kind === 'transfer' ? {} : { from: kind }), code, redirect });
  const path = kind === 'transfer' ? '/transferLogin' : '/loginPc';
  return { code, expiresInS: handoverLifetimeS, address: `${ownOrigin(request) ?? ''}${path}?${query.toString()}` };
}
