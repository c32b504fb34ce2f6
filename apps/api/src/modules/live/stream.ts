import { fastifySSE } from '@fastify/sse';
import { ErrorCode } from '@banyan/contracts';
import { liveStreamPath } from '@banyan/contracts/account';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import { pageOrigin } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import { closedPolicy } from '../../http/securityHeaders.ts';
import { sessionEndsAt } from '../../live/sessionEnd.ts';
import type { LiveHub, LiveStream } from '../../live/hub.ts';
import { spendTicket, type TicketHolder, type TicketReader } from '../../live/ticket.ts';

/** Heartbeat interval, ms: proxies end connections that are silent for a minute. */
const heartbeatMs = 25_000;
/** Lifetime of a stream, ms, after which the login is checked again; its page opens another one. */
const streamMs = 10 * 60_000;

export interface StreamOptions extends TicketReader {
  readonly db: Database;
  readonly hub: LiveHub;
  readonly portalOrigins: readonly string[];
}

/** The event stream. It is opened by a ticket alone; `ready` comes first, then an event for each thing to reread. */
export async function registerLive(app: FastifyInstance, options: StreamOptions): Promise<void> {
  const { db, hub, now, portalOrigins } = options;
  await app.register(fastifySSE, { heartbeatInterval: heartbeatMs });
  // Runs before the server waits for its connections to end.
  app.addHook('preClose', () => hub.close());
  app.get<{ Querystring: { ticket?: unknown; since?: unknown } }>(
    liveStreamPath,
    { sse: 'only', handlerTimeout: 2 * streamMs },
    async (request, reply) => {
      const origin = pageOrigin(request, portalOrigins);
      if (!origin) throw new Refusal(ErrorCode.illegalRequest, { reason: 'origin' });
      const { ticket } = request.query;
      const holder = typeof ticket === 'string' ? await spendTicket(options, ticket) : null;
      if (holder === null) throw new Refusal(ErrorCode.unauthenticated, { reason: 'ticket' });
      // It has just logged out: no events, and no error.
      const until = await sessionEndsAt(db, holder, now(), { support: true });
      if (until === null) return reply.code(204).send();
      const ends = now() + streamMs;
      if (origin.foreign) reply.header('access-control-allow-origin', origin.foreign).header('vary', 'Origin');
      reply.header('cache-control', 'no-store').header('content-security-policy', closedPolicy);
      reply.sse.keepAlive();
      // From here on it gets every event; pages read earlier changes again.
      const remove = hub.add(streamOf(holder, reply));
      const watch = endWhenOver(options, holder, { until: Math.min(ends, until), ends, end: () => reply.sse.close() });
      reply.sse.onClose(() => {
        watch.stop();
        remove();
      });
      const since = Number(request.query.since);
      // A page that knows the time of its data need not read them again where nothing has happened since.
      const unchanged = Number.isFinite(since) && hub.toldNothing(holder, since);
      await reply.sse.send({ event: 'ready', data: { unchanged } });
      // The login ended just when the stream began to listen.
      if ((await sessionEndsAt(db, holder, now(), { support: true })) === null) reply.sse.close();
    },
  );
}

interface Watched {
  /** Known end of the login; epoch ms. */
  readonly until: number;
  /** Latest end of the stream; epoch ms. */
  readonly ends: number;
  readonly end: () => void;
}

/** Ends a stream with its login; one that was extended meanwhile, as support is, continues. */
function endWhenOver({ db, now }: StreamOptions, holder: TicketHolder, { end, ends, until }: Watched) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async () => {
    const later = now() < ends ? await sessionEndsAt(db, holder, now(), { support: true }).catch(() => null) : null;
    if (later === null) end();
    else wait(Math.min(ends, later));
  };
  const wait = (at: number) => {
    if (stopped) return;
    timer = setTimeout(() => void look(), Math.max(0, at - now()));
    timer.unref();
  };
  wait(until);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const streamOf = (holder: TicketHolder, reply: FastifyReply): LiveStream => ({
  ...holder,
  send: (event) => {
    // A page that is gone meanwhile reads its data again when it comes back.
    reply.sse.send({ event: 'change', data: event }).catch(() => reply.sse.close());
  },
  end: () => reply.sse.close(),
});
