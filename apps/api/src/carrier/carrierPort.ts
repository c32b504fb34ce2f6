import { randomBytes } from 'node:crypto';
import type { CarrierPort } from '../ports/carrier.ts';

/** Address of a provider of one-click login. */
export interface CarrierGateway {
  readonly url: string;
  /** Sent as bearer token; empty: none. */
  readonly key: string;
}

/** A provider that does not answer for so long is given up, ms. */
const patienceMs = 10_000;

/** A token of the developer's SIM is valid for so long, ms. */
const tokenMs = 60_000;

/** Numbers in international form. */
const isNumber = (text: unknown): text is string => typeof text === 'string' && /^\+\d{6,15}$/.test(text);

/**
 * The provider's form: the browser goes to `<url>/authorize?state=…&back=…` and comes back with `token`; then
 * `POST <url>/number` of JSON `{"token": "…"}`, which answers `{"phone": "+86…"}`, or 404 for a token without a number.
 */
export function gatewayCarrier({ key, url }: CarrierGateway): CarrierPort {
  const base = url.replace(/\/$/, '');
  return {
    reaches: true,
    address: (asked) => `${base}/authorize?${new URLSearchParams(asked).toString()}`,
    async numberOf(token) {
      const response = await fetch(`${base}/number`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ token }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`the provider of one-click login answered ${response.status}`);
      const { phone } = (await response.json()) as { readonly phone?: unknown };
      if (!isNumber(phone)) throw new Error('the provider of one-click login named no number');
      return phone;
    },
  };
}

/** A carrier for development whose SIM the developer chooses, in memory alone. */
export interface SimCarrier extends CarrierPort {
  /** Makes a token for a number, valid for a minute and for one use; null for an invalid number. */
  insert(number: string): string | null;
}

export function simCarrier(now: () => number = Date.now): SimCarrier {
  const tokens = new Map<string, { readonly number: string; readonly until: number }>();
  return {
    reaches: true,
    address: ({ state }) => `/dev/sim?${new URLSearchParams({ state }).toString()}`,
    insert(number) {
      const plain = number.replaceAll(/[\s-]/g, '');
      if (!isNumber(plain)) return null;
      for (const [old, { until }] of tokens) if (until <= now()) tokens.delete(old);
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, { number: plain, until: now() + tokenMs });
      return token;
    },
    numberOf(token) {
      const found = tokens.get(token);
      tokens.delete(token);
      return Promise.resolve(found !== undefined && found.until > now() ? found.number : null);
    },
  };
}

/** In production without a provider: one-click login is not offered. */
export const noCarrier: CarrierPort = {
  reaches: false,
  address: () => '/login',
  numberOf: () => Promise.resolve(null),
};

/** One-click login by the provider that is set; without one the SIM is chosen at `/dev/sim`, never in production. */
export function openCarrier(
  gateway: CarrierGateway | null,
  production: boolean,
): { readonly carrier: CarrierPort; readonly sim: SimCarrier | null } {
  if (gateway !== null) return { carrier: gatewayCarrier(gateway), sim: null };
  if (production) return { carrier: noCarrier, sim: null };
  const sim = simCarrier();
  return { carrier: sim, sim };
}
