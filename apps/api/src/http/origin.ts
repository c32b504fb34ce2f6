import type { FastifyRequest } from 'fastify';

/** Origin of a call. */
export interface PageOrigin {
  /** Host of the page, lower case, without port: identifies the enterprise and the visitors' keys. */
  readonly host: string;
  /** Scheme, host and port of the page. */
  readonly origin: string;
  /** Origin to allow in the answer, null for the server's own. */
  readonly foreign: string | null;
}

/** Lower case, without port; IPv6 keeps its brackets. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** Scheme, host and port of the request; null for an invalid host. */
export function ownOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>): string | null {
  const origin = `${request.protocol}://${request.host}`;
  return request.host !== '' && URL.canParse(origin) ? origin : null;
}

/**
 * The page behind a call, or null when it may not call: another site's page or form. Pages of our own origin and of
 * `portalOrigins` may; so may callers that are no browser.
 */
export function pageOrigin(request: FastifyRequest, portalOrigins: readonly string[]): PageOrigin | null {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const address = ownOrigin(request);
  if (address === null) return null;
  const own = { host: bareHost(request.host), origin: address, foreign: null };
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none' ? own : null;
  if (!URL.canParse(origin)) return null;
  const from = new URL(origin);
  if (portalOrigins.includes(from.origin)) {
    return { host: bareHost(from.host), origin: from.origin, foreign: from.origin };
  }
  const same = from.host === request.host.toLowerCase() && (site === undefined || site === 'same-origin');
  return same ? own : null;
}
