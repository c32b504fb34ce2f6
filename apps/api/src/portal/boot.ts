import type { FastifyInstance } from 'fastify';
import { pageOrigin } from '../http/origin.ts';
import { bootData, receiver, type VisitOptions } from './visit.ts';

/**
 * `/boot.json?address=`: what the page of an address has inside, for pages that another server hands out, as while the
 * portal is developed.
 */
export function registerBoot(app: FastifyInstance, options: VisitOptions): void {
  const receive = receiver(options);
  app.get('/boot.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { address } = request.query as Record<string, unknown>;
    if (!pageOrigin(request, []) || typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) {
      return reply.code(400).send({ status: 'N', code: 400, msg: 'address' });
    }
    return reply.send(bootData(options, await receive(request, reply, address)));
  });
}
