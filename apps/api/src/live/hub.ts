import { v } from '@banyan/contracts';
import { liveEvent, type LiveEvent } from '@banyan/contracts/account';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { liveChannel } from './announce.ts';
import type { TicketHolder } from './ticket.ts';

/** An open page, or the one that receives events for all pages of its browser. */
export interface LiveStream extends TicketHolder {
  send(event: LiveEvent): void;
  /** Ends it; the page opens another one while its login is valid. */
  end(): void;
}

/** The streams of this process. */
export interface LiveHub {
  /** Adds a stream; answers its removal. */
  add(stream: LiveStream): () => void;
  /** True when this process knows that a person was told nothing since then, epoch ms; false also when it cannot know. */
  toldNothing(person: Pick<LiveStream, 'eid' | 'userId'>, since: number): boolean;
  /** Ends all streams and takes no more. */
  close(): Promise<void>;
}

/** A page's answers are read a little before its own time, and announcements arrive a little after their commit. */
const marginMs = 5000;
/** People and enterprises with a known last announcement; beyond it all are forgotten. */
const mostKnown = 20_000;

/** Streams of one learner on one process, of all their browsers; another one ends the oldest. */
const mostStreams = 8;

const announcement = v.object({
  eid: v.int(),
  userId: v.nullable(v.int()),
  userIds: v.optional(v.array(v.int())),
  event: liveEvent,
});

/** Ended logins, which the database itself announces, by triggers, for every cause. */
const ending = v.object({
  eid: v.int(),
  /** Null: everyone of the enterprise, which was closed. */
  userId: v.nullable(v.int()),
  /** Null: all logins of the person. */
  ended: v.nullable(v.string()),
  /** Ended by a login on another device: the page learns so. */
  elsewhere: v.boolean(),
});

/** Hands the announcements of every process to the streams of this one. */
export async function openHub(db: Database, log: FastifyBaseLogger): Promise<LiveHub> {
  const streams = new Map<string, Set<LiveStream>>();
  const keyOf = ({ eid, userId }: Pick<LiveStream, 'eid' | 'userId'>) => `${eid} ${userId}`;
  const streamsOf = (eid: number, userId: number | null): LiveStream[] => {
    if (userId !== null) return [...(streams.get(keyOf({ eid, userId })) ?? [])];
    return [...streams].flatMap(([key, some]) => (key.startsWith(`${eid} `) ? [...some] : []));
  };
  const endAll = () => [...streams.values()].flatMap((some) => [...some]).forEach((stream) => stream.end());

  const endStreams = ({ eid, userId, ended, elsewhere }: v.InferOutput<typeof ending>) => {
    for (const stream of streamsOf(eid, userId)) {
      if (ended !== null && stream.sessionId !== ended) continue;
      if (elsewhere) stream.send({ kind: 'session' });
      stream.end();
    }
  };

  /** Time from which every announcement was heard, and that of the last one to a person or a whole enterprise. */
  let listensSince = Date.now();
  const lastTold = new Map<string, number>();
  const remember = (eid: number, userIds: readonly (number | null)[]) => {
    if (lastTold.size > mostKnown) {
      lastTold.clear();
      listensSince = Date.now();
    }
    for (const userId of userIds) lastTold.set(`${eid} ${userId ?? 'all'}`, Date.now());
  };

  const hear = (payload: string) => {
    const said: unknown = JSON.parse(payload);
    const over = v.safeParse(ending, said);
    if (over.success) return endStreams(over.output);
    const { eid, userId, userIds, event } = v.parse(announcement, said);
    remember(eid, userIds ?? [userId]);
    const heard = userIds === undefined ? streamsOf(eid, userId) : userIds.flatMap((id) => streamsOf(eid, id));
    for (const stream of heard) stream.send(event);
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
    // Something may have been missed: pages read their data again when they open another stream.
    () => {
      listensSince = Date.now();
      endAll();
    },
  );
  let closed = false;
  return {
    add(stream) {
      const key = keyOf(stream);
      const own = streams.get(key) ?? new Set();
      if (closed) stream.end();
      else streams.set(key, own.add(stream));
      // A set keeps the order of arrival.
      for (const oldest of [...own].slice(0, -mostStreams)) oldest.end();
      return () => {
        const some = streams.get(key);
        some?.delete(stream);
        if (some?.size === 0) streams.delete(key);
      };
    },
    toldNothing({ eid, userId }, since) {
      const from = since - marginMs;
      const told = (whom: number | 'all') => (lastTold.get(`${eid} ${whom}`) ?? 0) >= from;
      return listensSince < from && !told(userId) && !told('all');
    },
    close: async () => {
      closed = true;
      endAll();
      await listening.close();
    },
  };
}
