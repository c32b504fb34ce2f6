import { v } from '@banyan/contracts';
import type { NameTickets } from '../ports/nameTickets.ts';

/** The portal's application in the WeCom of an enterprise. */
export interface WecomApp {
  readonly eid: number;
  readonly corpId: string;
  readonly agentId: string;
  readonly secret: string;
}

/** WeCom's own server. */
export const wecomApi = 'https://qyapi.weixin.qq.com';

/** A server that does not answer for so long is given up, ms. */
const patienceMs = 8000;
/** A ticket is renewed so long before it ends, ms. */
const renewedBeforeMs = 300_000;

const token = v.object({ errcode: v.literal(0), access_token: v.pipe(v.string(), v.minLength(1)) });
const ticket = v.object({
  errcode: v.literal(0),
  ticket: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

async function ask<T>(
  base: string,
  path: string,
  query: Record<string, string>,
  shape: v.GenericSchema<unknown, T>,
): Promise<T> {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  const read = v.safeParse(shape, await response.json().catch(() => null));
  // Its answer may repeat the request, so none of it is shown.
  if (!read.success) throw new Error(`WeCom refuses ${path}`);
  return read.output;
}

/** Tickets from WeCom. One is kept until shortly before it ends: WeCom limits how often it is asked. */
export function wecomTickets(apps: readonly WecomApp[], base: string, now: () => number = Date.now): NameTickets {
  const kept = new Map<number, { readonly until: number; readonly asked: ReturnType<typeof fetchTicket> }>();

  async function fetchTicket({ corpId, agentId, secret }: WecomApp) {
    const { access_token } = await ask(base, '/cgi-bin/gettoken', { corpid: corpId, corpsecret: secret }, token);
    const got = await ask(base, '/cgi-bin/ticket/get', { access_token, type: 'agent_config' }, ticket);
    return { ticket: { corpId, agentId, ticket: got.ticket }, until: now() + got.expires_in * 1000 - renewedBeforeMs };
  }

  return {
    async ticketOf(eid) {
      const app = apps.find((one) => one.eid === eid);
      if (app === undefined) return null;
      const known = kept.get(eid);
      if (known !== undefined && known.until > now()) return (await known.asked).ticket;
      // Requests meanwhile wait for the same answer; a failure is kept no longer than that.
      const asked = fetchTicket(app);
      kept.set(eid, { until: now() + patienceMs, asked });
      try {
        const { ticket: got, until } = await asked;
        kept.set(eid, { until, asked });
        return got;
      } catch (error) {
        kept.delete(eid);
        throw error;
      }
    },
  };
}
