import { liveEvent, v, type LiveEvent } from '@banyan/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { liveChannel } from './announce.ts';
import type { TicketHolder } from './ticket.ts';

/** An open page, or the one that hears for all pages of its browser. */
export interface LiveStream extends TicketHolder {
  send(event: LiveEvent): void;
  /** Ends it; the page opens another one where its login still holds. */
  end(): void;
}

/** The streams that hang on this process. */
export interface LiveHub {
  /** Answers how to take it away. */
  add(stream: LiveStream): () => void;
  /** Ends all streams and takes no more. */
  close(): Promise<void>;
}

const announcement = v.object({
  eid: v.int(),
  userId: v.nullable(v.int()),
  userIds: v.optional(v.array(v.int())),
  sessionIds: v.optional(v.array(v.string())),
  event: liveEvent,
});

/** Hands what any process announces to the streams that hang on this one. */
export async function openHub(db: Database, log: FastifyBaseLogger): Promise<LiveHub> {
  const streams = new Map<string, Set<LiveStream>>();
  const keyOf = ({ eid, userId }: Pick<LiveStream, 'eid' | 'userId'>) => `${eid} ${userId}`;
  const streamsOf = (eid: number, userId: number | null): LiveStream[] => {
    if (userId !== null) return [...(streams.get(keyOf({ eid, userId })) ?? [])];
    return [...streams].flatMap(([key, some]) => (key.startsWith(`${eid} `) ? [...some] : []));
  };
  const endAll = () => [...streams.values()].flatMap((some) => [...some]).forEach((stream) => stream.end());

  const hear = (payload: string) => {
    const { eid, userId, userIds, sessionIds, event } = v.parse(announcement, JSON.parse(payload));
    const heard = userIds === undefined ? streamsOf(eid, userId) : userIds.flatMap((id) => streamsOf(eid, id));
    for (const stream of heard) {
      if (sessionIds !== undefined && !sessionIds.includes(stream.sessionId)) continue;
      stream.send(event);
      if (event.kind === 'session') stream.end();
    }
  };

  const listening = await db.listen(
    liveChannel,
    (payload) => {
      try {
        hear(payload);
      } catch (error) {
        log.error({ err: error }, 'announcement of another release');
      }
    },
    // Something may have been missed: pages read anew what they show when they open another stream.
    endAll,
  );
  let closed = false;
  return {
    add(stream) {
      const key = keyOf(stream);
      if (closed) stream.end();
      else streams.set(key, (streams.get(key) ?? new Set()).add(stream));
      return () => {
        const some = streams.get(key);
        some?.delete(stream);
        if (some?.size === 0) streams.delete(key);
      };
    },
    close: async () => {
      closed = true;
      endAll();
      await listening.close();
    },
  };
}
