import type { FastifyReply, FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a request comes from this machine itself. */
export const isFromHere = ({ ip }: Pick<FastifyRequest, 'ip'>) => loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Route option of what is for whoever develops on this machine: others find nothing there. */
export const forThisMachine = {
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) await reply.code(404).type('text/plain').send('');
  },
};
