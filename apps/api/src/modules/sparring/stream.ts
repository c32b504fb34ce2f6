import { ErrorCode, v } from '@banyan/contracts';
import { sparringStreamPath } from '@banyan/contracts/talent';
import type { FastifyInstance } from 'fastify';
import type { ContentLanguage } from '../../db/localised.ts';
import { pageOrigin } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import { closedPolicy } from '../../http/securityHeaders.ts';
import { sessionEndsAt } from '../../live/sessionEnd.ts';
import type { LiveHub } from '../../live/hub.ts';
import { spendTicket, type TicketReader } from '../../live/ticket.ts';
import { speak, type SpeakOptions } from './speak.ts';

/** Longest duration of a reply, ms. */
const replyMs = 90_000;

const query = v.object({
  ticket: v.pipe(v.string(), v.maxLength(1000)),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  language: v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en']),
});

export interface SparringStreamOptions extends SpeakOptions, TicketReader {
  /** Ends the stream with its session. */
  readonly hub: LiveHub;
  readonly portalOrigins: readonly string[];
}

/** The stream of a reply: its pieces, then its end. It is opened by a ticket of the live channel. */
export function registerSparring(app: FastifyInstance, options: SparringStreamOptions): void {
  const { db, hub, now, portalOrigins } = options;
  app.get(sparringStreamPath, { sse: 'only', handlerTimeout: replyMs }, async (request, reply) => {
    const origin = pageOrigin(request, portalOrigins);
    if (!origin) throw new Refusal(ErrorCode.illegalRequest, { reason: 'origin' });
    const asked = v.safeParse(query, request.query);
    if (!asked.success) throw new Refusal(ErrorCode.badRequest, { reason: 'query' });
    const { ticket, id, language } = asked.output;
    const holder = await spendTicket(options, ticket);
    if (holder === null || (await sessionEndsAt(db, holder, now())) === null) {
      throw new Refusal(ErrorCode.unauthenticated, { reason: 'ticket' });
    }
    if (origin.foreign) reply.header('access-control-allow-origin', origin.foreign).header('vary', 'Origin');
    reply.header('cache-control', 'no-store').header('content-security-policy', closedPolicy);
    reply.sse.keepAlive();
    const gone = new AbortController();
    const remove = hub.add({ ...holder, send: () => undefined, end: () => reply.sse.close() });
    reply.sse.onClose(() => {
      remove();
      gone.abort();
    });
    const { eid, userId } = holder;
    const hearing = { eid, userId, language: language satisfies ContentLanguage, id: Number(id), gone: gone.signal };
    try {
      await speak(options, { ...hearing, send: (piece) => reply.sse.send({ event: 'piece', data: piece }) });
      if (!gone.signal.aborted) await reply.sse.send({ event: 'end', data: {} });
    } catch (error) {
      request.log.warn({ err: error }, 'a sparring partner failed');
      if (!gone.signal.aborted) await reply.sse.send({ event: 'failed', data: {} });
    }
    reply.sse.close();
  });
}
