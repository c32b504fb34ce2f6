import { ErrorCode, sparringStreamPath, v } from '@banyan/contracts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContentLanguage } from '../../db/localised.ts';
import { inTenant } from '../../db/tenant.ts';
import { pageOrigin } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import { closedPolicy } from '../../http/securityHeaders.ts';
import { readTicket, type TicketHolder } from '../../live/ticket.ts';
import { sessions } from '../session/session.schema.ts';
import { speak, type SpeakOptions } from './speak.ts';

/** A reply takes no longer, ms. */
const replyMs = 90_000;

const query = v.object({
  ticket: v.pipe(v.string(), v.maxLength(1000)),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  language: v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en']),
});

export interface SparringStreamOptions extends SpeakOptions {
  /** Key of tickets. */
  readonly secret: string;
  readonly portalOrigins: readonly string[];
}

/** The stream of a reply: pieces as they are said, then its end. It is opened by a ticket of the live channel. [TA-02] */
export function registerSparring(app: FastifyInstance, options: SparringStreamOptions): void {
  const { secret, now, portalOrigins } = options;
  app.get(sparringStreamPath, { sse: 'only', handlerTimeout: replyMs }, async (request, reply) => {
    const origin = pageOrigin(request, portalOrigins);
    if (!origin) throw new Refusal(ErrorCode.illegalRequest, { reason: 'origin' });
    const asked = v.safeParse(query, request.query);
    if (!asked.success) throw new Refusal(ErrorCode.badRequest, { reason: 'query' });
    const { ticket, id, language } = asked.output;
    const holder = readTicket(secret, ticket, now());
    if (holder === null || !(await holds(options, holder))) {
      throw new Refusal(ErrorCode.unauthenticated, { reason: 'ticket' });
    }
    if (origin.foreign) reply.header('access-control-allow-origin', origin.foreign).header('vary', 'Origin');
    reply.header('cache-control', 'no-store').header('content-security-policy', closedPolicy);
    reply.sse.keepAlive();
    const gone = new AbortController();
    reply.sse.onClose(() => gone.abort());
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

/** Whether the login is still one. */
async function holds({ db, now }: SparringStreamOptions, { eid, userId, sessionId }: TicketHolder): Promise<boolean> {
  const found = await inTenant(db, eid, (scope) =>
    scope.tx
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(
        scope.only(
          sessions,
          and(eq(sessions.tokenHash, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)),
          gt(sessions.expiresAt, new Date(now())),
        ),
      ),
  );
  return found.length > 0;
}
