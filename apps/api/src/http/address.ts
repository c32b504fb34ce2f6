import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/**
 * Addresses and networks of the proxies in front. Never "all" nor a number of hops: a client that reaches the server
 * past the proxy could then choose the address it is counted under.
 */
export type TrustProxy = readonly string[];

/** The setting as Fastify takes it. */
export function trustedProxies(proxies: TrustProxy): false | string[] {
  return proxies.length > 0 && [...proxies];
}

/**
 * Address under which a visitor is counted: an IPv4 address, or the /64 network of an IPv6 address, since a household
 * has all of its addresses.
 */
export function countedAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
