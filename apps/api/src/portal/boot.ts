import type { FastifyInstance } from 'fastify';
import { pageOrigin } from '../http/origin.ts';
import { bootData, receiver, type VisitOptions } from './visit.ts';

/**
 * `/boot.json?address=`: the boot data of the page of an address, for pages that another server serves, as during
 * development of the portal.
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
