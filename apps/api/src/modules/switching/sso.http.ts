import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTenant } from '../../db/tenant.ts';
import { countedAddress } from '../../http/address.ts';
import { knock } from '../../http/door.ts';
import { bareHost, ownOrigin } from '../../http/origin.ts';
import { isOverLimit, tooFrequent, type CallLimits } from '../../http/rateLimit.ts';
import type { Services } from '../../http/run.ts';
import { beginSso, codeForClaims, ssoLifetimeMs, ssoOf, takeSso, type SsoDenial } from './sso.ts';
import { authorizationAddress, claimsOf } from './ssoProvider.ts';
import { openSecret } from './ssoSecret.ts';

export interface SsoHttpOptions extends CallLimits {
  readonly services: Pick<Services, 'db' | 'now' | 'secret' | 'baseDomain'>;
}

const cookieName = 'banyan_sso';
const callbackPath = '/sso/callback';

/** The enterprise at the request's host; what is counted per address is counted here too. */
async function enterpriseAt(request: FastifyRequest, { services, ...limits }: SsoHttpOptions): Promise<number | null> {
  const now = services.now();
  const door = await knock(services.db, {
    host: bareHost(request.host),
    baseDomain: services.baseDomain,
    claim: null,
    tokenHash: '',
    kid: '',
    ip: countedAddress(request),
    now,
  });
  request.counted = true;
  if (isOverLimit(door, limits)) throw tooFrequent(now);
  return door.enterprise?.eid ?? null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2048) : '');
/** A path of this portal; the portal itself judges it once more [AC-14]. */
const ownPath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : '/index');

/** Leads to a path of the portal. */
function lead(reply: FastifyReply, path: string, query: Readonly<Record<string, string>>) {
  return reply.header('cache-control', 'no-store').redirect(`${path}?${new URLSearchParams(query).toString()}`);
}
const deny = (reply: FastifyReply, why: SsoDenial, backUrl = '') =>
  lead(reply, '/login', { sso: why, ...(backUrl === '' ? {} : { backUrl }) });

function browserOf(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName)?.[1] ?? '';
}
function keepBrowser(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeS: number): void {
  // Lax: the provider's redirect is another site's, and a navigation.
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=/sso; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * Single sign-on by OpenID Connect: authorization code with PKCE, state and nonce, bound to the browser that began it. What
 * comes of it is a code as other systems hand over, so that sessions begin in one place [SE-03].
 */
export function registerSso(app: FastifyInstance, options: SsoHttpOptions): void {
  const { db, now, secret } = options.services;

  app.get<{ Querystring: Record<string, unknown> }>('/sso/login', async (request, reply) => {
    const backUrl = ownPath(textOf(request.query['backUrl']));
    const eid = await enterpriseAt(request, options);
    const sso = eid === null ? null : await inTenant(db, eid, (scope) => ssoOf(scope, now()));
    if (eid === null || sso === null) return deny(reply, 'failed', backUrl);
    try {
      const made = await inTenant(db, eid, (scope) => beginSso(scope, backUrl, now()));
      const redirectUri = `${ownOrigin(request) ?? ''}${callbackPath}`;
      const clientSecret = openSecret(secret, eid, sso.secret);
      const address = await authorizationAddress(sso, clientSecret, { ...made, redirectUri, now: now() });
      keepBrowser(request, reply, made.browser, ssoLifetimeMs / 1000);
      return await reply.header('cache-control', 'no-store').redirect(address);
    } catch (error) {
      request.log.error({ err: error }, 'single sign-on does not begin');
      return deny(reply, 'failed', backUrl);
    }
  });

  app.get<{ Querystring: Record<string, unknown> }>(callbackPath, async (request, reply) => {
    const eid = await enterpriseAt(request, options);
    if (eid === null) return deny(reply, 'failed');
    const state = textOf(request.query['state']);
    const { login, sso } = await inTenant(db, eid, async (scope) => ({
      login: await takeSso(scope, state, browserOf(request), now()),
      sso: await ssoOf(scope, now()),
    }));
    keepBrowser(request, reply, '', 0);
    if (login === null) return deny(reply, 'expired');
    const { backUrl, nonce, verifier } = login;
    if (sso === null) return deny(reply, 'failed', backUrl);
    if (request.query['error'] !== undefined) {
      return deny(reply, request.query['error'] === 'access_denied' ? 'cancelled' : 'failed', backUrl);
    }
    try {
      const address = new URL(request.url, ownOrigin(request) ?? undefined);
      const clientSecret = openSecret(secret, eid, sso.secret);
      const claims = await claimsOf(sso, clientSecret, { state, nonce, verifier, address, now: now() });
      const outcome = await inTenant(db, eid, (scope) => codeForClaims(scope, sso, claims, now()));
      if (typeof outcome === 'string') return deny(reply, outcome, backUrl);
      return lead(reply, '/transferLogin', { code: outcome.code, redirect: backUrl });
    } catch (error) {
      request.log.error({ err: error }, 'single sign-on failed');
      return deny(reply, 'failed', backUrl);
    }
  });
}
