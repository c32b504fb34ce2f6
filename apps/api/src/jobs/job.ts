import type { v } from '@banyan/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { TenantScope } from '../db/tenant.ts';
import type { ChatPort } from '../ports/chat.ts';
import type { Emit } from '../ports/emit.ts';
import type { MailPort } from '../ports/mail.ts';
import type { Payments } from '../ports/payment.ts';
import type { FileStorage } from '../ports/storage.ts';

/** Services outside of the database. */
export interface Outside {
  readonly files: FileStorage;
  /** Scheme, host and port of a host's portal: for printed addresses. */
  readonly portalOrigin: (host: string) => string;
  /** Payment providers, which take money and refund it. */
  readonly payments?: Payments;
}

/** Context of a job. */
export interface JobContext extends Outside {
  /** One transaction of the job's enterprise. It also ends the job: both happen, or neither. */
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  readonly log: FastifyBaseLogger;
  /** Emits effects to other modules, in the same transaction. */
  readonly emit: Emit;
  /** Way of mail; without it, mail stays in the outbox. */
  readonly mail?: MailPort;
  /** Way of notices to chat tools; without it, they stay in the outbox. */
  readonly chat?: ChatPort;
  /** For work that follows; without it, it is done by the clock. */
  readonly jobs?: JobQueue;
}

/** Work that is done later, by any server process; again where it fails. */
export interface Job<Data extends object = object> {
  /** `<module>.<task>`; unique. */
  readonly name: string;
  /** Stored data; a job of another release that does not fit fails. */
  readonly data: v.GenericSchema<unknown, Data>;
  /** Schedule for running once in every enterprise with no data: minute, hour, day, month, weekday in UTC. */
  readonly every?: string;
  run(context: JobContext, data: Data): Promise<void>;
}

/** Declares a job; a module exports it and `modules/index.ts` lists it. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;

/** Adds jobs inside of transactions. */
export interface JobQueue {
  /**
   * Adds a job for the enterprise of the scope, in its transaction: rolled back, there is no job. `after`: not before
   * this moment, epoch ms.
   */
  add<Data extends object>(scope: TenantScope, job: Job<Data>, data: Data, after?: number): Promise<void>;
}
