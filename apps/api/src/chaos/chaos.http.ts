import { ErrorCode, v } from '@banyan/contracts';
import { allCalls } from '@banyan/contracts/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node:querystring';
import { forThisMachine } from '../http/loopback.ts';
import { escapeHtml } from '../text/escape.ts';
import type { ChaosBook, KeptRule } from './ChaosBook.ts';
import { chaosCookie, chaosKeyOf } from './chaos.ts';
import { chaosRules, wireFaults } from './rules.ts';

const path = '/dev/chaos';
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The choice of faults: a page for people, and `rules=<JSON>` by POST for tests. Both apply to the asking browser. */
export function registerChaos(app: FastifyInstance, book: ChaosBook): void {
  app.get(path, forThisMachine, (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(book.read(chaosKeyOf(request)))),
  );
  app.post(path, forThisMachine, (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
    const form = parse(typeof request.body === 'string' ? request.body : '');
    const asked = v.safeParse(chaosRules, rulesOf(form, book.read(chaosKeyOf(request))));
    if (!asked.success) return reply.code(400).type('text/plain; charset=utf-8').send(v.summarize(asked.issues));
    remember(request, reply, book.write(asked.output, chaosKeyOf(request)));
    return typeof form['rules'] === 'string' ? reply.code(204).send() : reply.redirect(path, 303);
  });
}

/** `rules` replaces all former ones; the fields of the page add one to the rest. */
function rulesOf(form: ReturnType<typeof parse>, kept: readonly KeptRule[]): unknown {
  const { clear, rules, ...one } = form;
  if (clear !== undefined) return [];
  if (typeof rules === 'string') return readJson(rules);
  const said = Object.entries(one).filter(([, value]) => value !== '');
  const { data, ...plain } = Object.fromEntries(said);
  const added = { ...plain, ...(typeof data === 'string' ? { data: readJson(data) } : {}) };
  return [...kept.filter(({ left }) => left > 0).map(({ rule }) => rule), added];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function remember(request: FastifyRequest, reply: FastifyReply, key: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${chaosCookie}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

const option = (value: string, label = value) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;

function pageOf(kept: readonly KeptRule[]): string {
  const calls = allCalls.map(({ name }) => option(name)).join('');
  const faults = [
    ...wireFaults.map((name) => option(name)),
    ...Object.entries(ErrorCode).map(([name, code]) => option(String(code), `${code} ${name}`)),
  ].join('');
  const rows = kept
    .map(
      ({ rule, left }) =>
        `<li><code>${escapeHtml(rule.call)}</code>: ${escapeHtml(String(rule.fault))}, ${left === Infinity ? 'always' : `${left} left`}</li>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults on demand</title>
<style>body{font:16px/1.6 sans-serif;max-width:640px;margin:40px auto}label{display:block;margin:8px 0}input,select{width:100%;font:inherit}</style>
<h1>Faults on demand</h1>
<p>They hold for this browser at this host, until the server ends.</p>
<ul>${rows || '<li>None.</li>'}</ul>
<form method="post">
<label>Call, * for all <input name="call" value="*" list="calls"></label><datalist id="calls">${calls}</datalist>
<label>Fault <select name="fault">${faults}</select></label>
<label>How often, 0 for always <input name="times" type="number" min="0" max="1000" value="1"></label>
<label>Wait before it, ms <input name="ms" type="number" min="0" max="120000"></label>
<label>Words of the refusal <input name="msg" maxlength="500"></label>
<label>Data of the refusal, JSON <input name="data"></label>
<button>Add</button></form>
<form method="post"><button name="clear" value="y">No more faults</button></form></html>`;
}
