import { legacyEndpoint } from '@banyan/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './cookies.ts';

/** Cookies for calls alone: no script of a page reads them, and no other site's page sends them along. */
export interface DeviceCookies {
  /** The value under a name; undefined: none. */
  get(name: string): string | undefined;
  /** Keeps a value of letters, digits, `-` and `_` for so many seconds; 0: no longer. */
  set(name: string, value: string, maxAgeS: number): void;
}

/** The two bases of calls. A cookie has one path, so each base gets its own copy. */
const bases = ['/yii/appapi', legacyEndpoint];

/** Cookies of the browser that makes this request. */
export const deviceCookies = (request: FastifyRequest, reply: FastifyReply): DeviceCookies => ({
  get: (name) => cookieOf(request.headers.cookie, name),
  set: (name, value, maxAgeS) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const rest = `Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
    reply.header(
      'set-cookie',
      bases.map((path) => `${name}=${value}; Path=${path}; ${rest}`),
    );
  },
});
