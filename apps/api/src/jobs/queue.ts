import { v } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type Db, type Job as Claimed } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Orm } from '../db/orm.ts';
import { appRole, inTenant, type TenantScope } from '../db/tenant.ts';
import type { Emit } from '../ports/emit.ts';
import type { ChatPort } from '../ports/chat.ts';
import type { MailPort } from '../ports/mail.ts';
import type { Job, JobQueue, Outside } from './job.ts';

/** Stored form of a job. */
const stored = v.object({ eid: v.int(), data: v.looseObject({}) });
const storedForAll = v.object({ job: v.string() });
/** The queue's answer when jobs are ended; its own types leave it out. */
const ended = v.object({ affected: v.int() });

interface Stored {
  readonly eid: number;
  readonly data: object;
}
type Attempt = Claimed<unknown>;

/** Starts, once in every enterprise, the scheduled jobs; named in its data. */
const everyEnterprise = 'jobs.everyEnterprise';

/** Repeated after 1, 2, 4 … seconds, half an hour at most, for about a day. */
const queueOptions = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 1800 };

export interface QueueOptions {
  readonly db: Database;
  readonly jobs: readonly Job[];
  /** Emitter of the jobs' effects; jobs without effects need none. */
  readonly emit?: (queue: JobQueue) => Emit;
  /** Given to each job. */
  readonly outside: Outside;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How jobs send mail. */
  readonly mail?: MailPort;
  /** How jobs send notices to chat tools. */
  readonly chat?: ChatPort;
  /** A job that its process did not end in this time, e.g. because it was killed, is repeated; seconds. */
  readonly expireInSeconds?: number;
  /** How often such jobs are looked for, seconds. */
  readonly watchEverySeconds?: number;
}

/** The queue of one process. */
export interface OpenQueue extends JobQueue {
  /** Does jobs as they come, and on schedule, until it is closed. */
  start(): Promise<void>;
  /** Does the jobs that are due, and those they add; answers how many. For tests and for urgent work. */
  drain(): Promise<number>;
  /** Starts no more jobs and waits for those under way, 5 s at most. Unfinished ones are repeated. */
  close(): Promise<void>;
}

/**
 * The queue in the database, in a schema of its own that the serving role cannot reach: pg-boss makes and migrates it.
 * A job and its effect are one transaction, so that a killed process leaves neither half, and no effect comes twice.
 */
export async function openQueue(options: QueueOptions): Promise<OpenQueue> {
  const {
    db,
    jobs,
    emit: emitBy = () => () => Promise.resolve(),
    outside,
    log,
    now,
    mail,
    chat,
    expireInSeconds = 60,
    watchEverySeconds = 30,
  } = options;
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => db.executeSql(text, values),
      listen: (...how) => db.listen(...how),
    } satisfies Db,
    backend: db.kind,
    useListenNotify: true,
    superviseIntervalSeconds: watchEverySeconds,
    monitorIntervalSeconds: watchEverySeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  await boss.start();
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size !== jobs.length) throw new Error('two jobs have one name');
  const names = [...byName.keys(), everyEnterprise];
  for (const name of names) {
    await boss.createQueue(name, { ...queueOptions, expireInSeconds, notify: true });
    await boss.updateQueue(name, { ...queueOptions, expireInSeconds });
  }

  const add: JobQueue['add'] = async (scope, job, data, after) => {
    if (!byName.has(job.name)) throw new Error(`${job.name} is no job of this server`);
    const startAfter = after === undefined ? {} : { startAfter: new Date(after) };
    await boss.send(job.name, { eid: scope.eid, data } satisfies Stored, { ...startAfter, db: asOwner(scope.tx) });
  };

  const emit = emitBy({ add });

  /** Ends the claimed job first, which locks it: of two attempts at one job the second finds it ended and does nothing. */
  const isStillOurs = async (queue: Db, claimed: Attempt) =>
    v.parse(ended, await boss.complete(claimed.name, claimed, null, { db: queue })).affected === 1;

  const perform = async (claimed: Attempt): Promise<void> => {
    const job = byName.get(claimed.name);
    if (job === undefined) return startEverywhere(claimed);
    const { eid, data } = v.parse(stored, claimed.data);
    const input = v.parse(job.data, data);
    await inTenant(db, eid, async (scope) => {
      if (await isStillOurs(asOwner(scope.tx), claimed)) {
        const ways = { ...(mail && { mail }), ...(chat && { chat }) };
        await job.run({ ...outside, scope, now: now(), log, emit, jobs: { add }, ...ways }, input);
      }
    });
  };

  const startEverywhere = async (claimed: Attempt): Promise<void> => {
    const { job: name } = v.parse(storedForAll, claimed.data);
    const job = byName.get(name);
    await db.transaction("SET LOCAL app.eid = '-1'", async (tx) => {
      const queue = fromDrizzle(tx, sql);
      if (!(await isStillOurs(queue, claimed)) || job === undefined) return;
      const { rows } = await tx.execute<{ eid: number }>(sql`select eid from enterprises order by eid`);
      const each = rows.map(({ eid }) => ({ data: { eid, data: {} } satisfies Stored }));
      await boss.insert(name, each, { db: queue });
    });
  };

  return {
    add,
    async start() {
      for (const name of names) {
        await boss.work(name, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }, async (batch) => {
          for (const claimed of batch) await perform(claimed);
        });
      }
      for (const { name, every } of jobs) {
        if (every !== undefined) await boss.schedule(everyEnterprise, every, { job: name }, { key: name });
      }
    },
    async drain() {
      let done = 0;
      for (let found = true; found;) {
        found = false;
        for (const name of names) {
          for (const claimed of await boss.fetch(name, { batchSize: 20 })) {
            found = true;
            done += 1;
            await perform(claimed).catch(async (error: unknown) => {
              await boss.fail(name, claimed, { message: String(error) });
              throw error;
            });
          }
        }
      }
      return done;
    },
    close: () => boss.stop({ close: false, timeout: 5000 }),
  };
}

/** The transaction with the owner's rights, for the queue's own statements: the serving role has none there. */
function asOwner(tx: Orm): Db {
  const queue = fromDrizzle(tx, sql);
  return {
    executeSql: async (text, values) => {
      await tx.execute(sql`set local role none`);
      // One that fails undoes the change of role with everything else.
      const result = await queue.executeSql(text, values);
      await tx.execute(sql.raw(`set local role ${appRole}`));
      return result;
    },
  };
}

/** A queue for places without jobs; adding one is a mistake. */
export const noJobs: JobQueue = {
  add: (_scope: TenantScope, job) => Promise.reject(new Error(`${job.name}: there is no job queue here`)),
};
