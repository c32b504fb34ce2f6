import type { FastifyInstance } from 'fastify';
import { inTenant } from '../../db/tenant.ts';
import { ownOrigin } from '../../http/origin.ts';
import { denyAt, enterpriseAt, lead, loginCookie, ownPath, textOf, type OutsideHttpOptions } from './outside.http.ts';
import { beginSso, codeForClaims, oneClickMark, ssoLifetimeMs, ssoOf, takeSso } from './sso.ts';
import { authorizationAddress, claimsOf } from './ssoProvider.ts';
import { openSecret } from './ssoSecret.ts';

const callbackPath = '/sso/callback';

const deny = denyAt('sso');

/**
 * Single sign-on by OpenID Connect: authorization code with PKCE, state and nonce, bound to the browser that began it.
 * The result is a code as from other systems, so that sessions begin in one place.
 */
export function registerSso(app: FastifyInstance, options: OutsideHttpOptions): void {
  const { db, now, secret } = options.services;
  const cookie = loginCookie('banyan_sso', '/sso');

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
      cookie.keep(request, reply, made.browser, ssoLifetimeMs / 1000);
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
      login: await takeSso(scope, state, cookie.read(request), now()),
      sso: await ssoOf(scope, now()),
    }));
    cookie.keep(request, reply, '', 0);
    if (login === null || login.nonce === oneClickMark) return deny(reply, 'expired');
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
