import { ErrorCode, type RefusalCode } from '@banyan/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { cookieOf } from '../http/cookies.ts';
import { isFromHere } from '../http/loopback.ts';
import { Refusal } from '../http/refusal.ts';
import type { Disturbance } from '../ports/disturbance.ts';
import type { ChaosBook } from './ChaosBook.ts';
import { readHeader, type ChaosRule } from './rules.ts';

/** Names the faults of a browser. */
export const chaosCookie = 'banyanChaos';
/** Names the fault of one call, for programs. */
export const chaosHeader = 'x-banyan-chaos';

const slowMs = 5000;
const anHour = 3_600_000;

export const chaosKeyOf = (request: FastifyRequest) => cookieOf(request.headers.cookie, chaosCookie) ?? '';

/**
 * Faults on demand, for this machine alone: a call is refused, late, cut off or garbled as the browser that makes it has
 * asked for at /dev/chaos, or the program by a header. They begin where a call has passed the checks of its envelope.
 */
export function makeChaos(book: ChaosBook, now: () => number): Disturbance {
  const taken = new WeakMap<FastifyRequest, ChaosRule>();

  function take(request: FastifyRequest): ChaosRule | null {
    if (!isFromHere(request)) return null;
    const header = request.headers[chaosHeader];
    const rule = typeof header === 'string' ? readHeader(header) : book.take(chaosKeyOf(request), request.call);
    if (rule !== null) taken.set(request, rule);
    return rule;
  }

  return {
    async before(request) {
      const rule = take(request);
      if (rule === null) return;
      await wait(rule.ms ?? (rule.fault === 'slow' ? slowMs : 0));
      if (rule.fault === 'staleClock') {
        throw new Refusal(ErrorCode.clockSkew, { reason: 'chaos', data: { serverTime: now() - anHour } });
      }
      if (typeof rule.fault === 'number') throw refusalOf(rule, rule.fault, now());
    },
    answer: (request, value) => (taken.get(request)?.fault === 'wrongShape' ? { chaos: true } : value),
    send(request, reply, envelope) {
      switch (taken.get(request)?.fault) {
        case 'brokenJson':
          return reply.send(half(JSON.stringify(envelope)));
        case 'brokenSeal':
          return reply.send(garbled(envelope));
        case 'cut':
          return breakOff(reply, JSON.stringify(envelope));
        default:
          return reply.send(envelope);
      }
    },
    asksItself: (request) => isFromHere(request) && book.read(chaosKeyOf(request)).some(({ left }) => left > 0),
  };
}

function refusalOf({ msg, data }: ChaosRule, code: RefusalCode, now: number): Refusal {
  const usual = code === ErrorCode.clockSkew ? { serverTime: now } : undefined;
  const detail = data ?? usual;
  return new Refusal(code, {
    reason: 'chaos',
    ...(msg === undefined ? {} : { msg }),
    ...(detail === undefined ? {} : { data: detail }),
  });
}

const half = (text: string) => text.slice(0, Math.ceil(text.length / 2));

/** The seal with its last character but one changed; half a text where nothing is sealed. */
function garbled(envelope: Readonly<Record<string, unknown>>): unknown {
  const { data } = envelope;
  if (typeof data !== 'string') return half(JSON.stringify(envelope));
  const at = data.length - 2;
  return { ...envelope, data: `${data.slice(0, at)}${data[at] === 'A' ? 'B' : 'A'}${data.slice(at + 1)}` };
}

/** Announces the answer's length, sends half of it and closes the connection. A browser does not repeat it then. */
function breakOff(reply: FastifyReply, text: string): FastifyReply {
  const whole = Buffer.from(text);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-length': whole.length });
  reply.raw.write(whole.subarray(0, whole.length >> 1), () => reply.raw.destroy());
  return reply;
}
