import type { FastifyInstance } from 'fastify';
import { inTenant } from '../../db/tenant.ts';
import { ownOrigin } from '../../http/origin.ts';
import type { Services } from '../../http/run.ts';
import { entryStateOf, enterpriseOf } from './entry.ts';
import { denyAt, enterpriseAt, lead, loginCookie, ownPath, textOf, type OutsideHttpOptions } from './outside.http.ts';
import { beginSso, codeForPerson, oneClickMark, ssoLifetimeMs, takeSso } from './sso.ts';

export interface OneClickOptions extends OutsideHttpOptions {
  readonly services: OutsideHttpOptions['services'] & Pick<Services, 'carrier'>;
}

const callbackPath = '/oneclick/callback';
const deny = denyAt('oneClick');

/**
 * One-click login: the carrier of a phone reports the number of the browser, and its owner is logged in. Bound to the
 * browser that began it; the result is a code as from other systems, so that sessions begin in one place.
 */
export function registerOneClick(app: FastifyInstance, options: OneClickOptions): void {
  const { carrier, db, now } = options.services;
  const cookie = loginCookie('banyan_oneclick', '/oneclick');
  const offers = (eid: number) =>
    inTenant(db, eid, async (scope) => {
      const enterprise = await enterpriseOf(scope);
      const open = enterprise !== undefined && entryStateOf(enterprise, now()) === 'open';
      return carrier.reaches && open && enterprise.loginWays.includes('oneClick');
    });

  app.get<{ Querystring: Record<string, unknown> }>('/oneclick/login', async (request, reply) => {
    const backUrl = ownPath(textOf(request.query['backUrl']));
    const eid = await enterpriseAt(request, options);
    if (eid === null || !(await offers(eid))) return deny(reply, 'failed', backUrl);
    const { browser, state } = await inTenant(db, eid, (scope) => beginSso(scope, backUrl, now(), oneClickMark));
    cookie.keep(request, reply, browser, ssoLifetimeMs / 1000);
    const back = `${ownOrigin(request) ?? ''}${callbackPath}`;
    return reply.header('cache-control', 'no-store').redirect(carrier.address({ state, back }));
  });

  app.get<{ Querystring: Record<string, unknown> }>(callbackPath, async (request, reply) => {
    const eid = await enterpriseAt(request, options);
    if (eid === null) return deny(reply, 'failed');
    const state = textOf(request.query['state']);
    const login = await inTenant(db, eid, (scope) => takeSso(scope, state, cookie.read(request), now()));
    cookie.keep(request, reply, '', 0);
    if (login === null || login.nonce !== oneClickMark) return deny(reply, 'expired');
    const { backUrl } = login;
    const token = textOf(request.query['token']);
    if (token === '') return deny(reply, 'cancelled', backUrl);
    try {
      if (!(await offers(eid))) return deny(reply, 'failed', backUrl);
      const number = await carrier.numberOf(token);
      if (number === null) return deny(reply, 'expired', backUrl);
      const outcome = await inTenant(db, eid, (scope) => codeForPerson(scope, 'phone', number, now()));
      if (typeof outcome === 'string') return deny(reply, outcome, backUrl);
      return lead(reply, '/transferLogin', { code: outcome.code, redirect: backUrl });
    } catch (error) {
      request.log.error({ err: error }, 'one-click login failed');
      return deny(reply, 'failed', backUrl);
    }
  });
}
