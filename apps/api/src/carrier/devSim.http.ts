import type { FastifyInstance } from 'fastify';
import { forThisMachine } from '../http/loopback.ts';
import { escapeHtml } from '../text/escape.ts';
import type { SimCarrier } from './carrierPort.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

const page = (state: string, note: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>SIM of this browser</title>
<style>body{font:16px/1.6 sans-serif;max-width:480px;margin:40px auto}input{width:100%;font:inherit;padding:4px 8px;box-sizing:border-box}</style>
<h1>SIM of this browser</h1>
<p>Stands in for the page of the phone's carrier. Which number does this browser come from?</p>
${note === '' ? '' : `<p role="alert">${escapeHtml(note)}</p>`}
<form action="/dev/sim/use"><input type="hidden" name="state" value="${escapeHtml(state)}">
<p><label>Number, with its country: +8613805716620 <input name="number" value="+8613805716620" required></label></p>
<button>Log in with this number</button></form>
<form action="/oneclick/callback"><input type="hidden" name="state" value="${escapeHtml(state)}"><button>Cancel</button></form></html>`;

/** The carrier for development: a page that asks for the number. Never in production, and for this machine alone. */
export function registerDevSim(app: FastifyInstance, sim: SimCarrier): void {
  app.get<{ Querystring: Record<string, unknown> }>('/dev/sim', forThisMachine, (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(textOf(request.query['state']), '')),
  );
  app.get<{ Querystring: Record<string, unknown> }>('/dev/sim/use', forThisMachine, (request, reply) => {
    const state = textOf(request.query['state']);
    const token = sim.insert(textOf(request.query['number']));
    void reply.header('cache-control', 'no-store');
    if (token === null) {
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(page(state, 'That is no number.'));
    }
    return reply.redirect(`/oneclick/callback?${new URLSearchParams({ state, token }).toString()}`);
  });
}
