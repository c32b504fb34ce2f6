import type { FastifyReply, FastifyRequest } from 'fastify';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { bareHost } from './origin.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a request comes from this machine itself. */
export const isFromHere = ({ ip }: Pick<FastifyRequest, 'ip'>) => loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/**
 * Whether the request's host is a name of this machine. A foreign site may let its own name lead here, and its page
 * could then read the answer.
 */
function isAskedByName({ host }: Pick<FastifyRequest, 'host'>): boolean {
  const name = bareHost(host);
  return name === '[::1]' || /(?:^|\.)localhost$/.test(name) || (isIPv4(name) && loopback.check(name));
}

/** Route option for developers on this machine: others find nothing there. */
export const forThisMachine = {
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request) || !isAskedByName(request)) await reply.code(404).type('text/plain').send('');
  },
};
