import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedAddress } from '../../http/address.ts';
import { lookUpSession } from '../../http/sessionLookup.ts';
import { bareHost } from '../../http/origin.ts';
import { isOverLimit, tooFrequent, type CallLimits } from '../../http/rateLimit.ts';
import type { Services } from '../../http/run.ts';
import type { SsoDenial } from './sso.ts';

/** Needs of routes for other sites and systems. */
export interface OutsideHttpOptions extends CallLimits {
  readonly services: Pick<Services, 'db' | 'now' | 'secret' | 'baseDomain'>;
}

/** The enterprise at the request's host; limits per address count here too. */
export async function enterpriseAt(
  request: FastifyRequest,
  { services, ...limits }: OutsideHttpOptions,
): Promise<number | null> {
  const now = services.now();
  const lookup = await lookUpSession(services.db, {
    host: bareHost(request.host),
    baseDomain: services.baseDomain,
    claim: null,
    tokenHash: '',
    kid: '',
    ip: countedAddress(request),
    now,
  });
  request.counted = true;
  if (isOverLimit(lookup, limits)) throw tooFrequent(now);
  return lookup.enterprise?.eid ?? null;
}

/** A text of an address, cut. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2048) : '');
/** A path of this portal; the portal itself judges it once more. */
export const ownPath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : '/index');

/** Redirects to a path of the portal. */
export function lead(reply: FastifyReply, path: string, query: Readonly<Record<string, string>>) {
  return reply.header('cache-control', 'no-store').redirect(`${path}?${new URLSearchParams(query).toString()}`);
}

/** Redirects to the login page, which shows the reason in the words of this login method. */
export const denyAt =
  (way: 'sso' | 'oneClick') =>
  (reply: FastifyReply, why: SsoDenial, backUrl = '') =>
    lead(reply, '/login', { [way]: why, ...(backUrl === '' ? {} : { backUrl }) });

/** Cookie that binds a login to the browser that began it. */
export const loginCookie = (name: string, path: string) => ({
  read(request: FastifyRequest): string {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([one]) => one === name)?.[1] ?? '';
  },
  keep(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeS: number): void {
    // Lax: coming back is a navigation, redirected by another site.
    const secure = request.protocol === 'https' ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`,
    );
  },
});
