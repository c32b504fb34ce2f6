import { ErrorCode, safeEncode, type Call, type CallInput, type CallOutput, type RefusalCode } from '@banyan/contracts';
import { type Role } from '@banyan/contracts/account';
import Fastify from 'fastify';
import type { Database } from '../db/database.ts';
import type { ContentLanguage } from '../db/localised.ts';
import { inTenant, type TenantScope } from '../db/tenant.ts';
import { emitter } from '../effects/effect.ts';
import { fieldsOf } from '../http/admit.ts';
import type { CallContext, Viewer } from '../http/context.ts';
import type { DeviceCookies } from '../http/deviceCookies.ts';
import { accessRefusal } from '../http/accessPolicy.ts';
import { Refusal } from '../http/refusal.ts';
import { decodeInput, run, type Services } from '../http/run.ts';
import type { Route } from '../http/serve.ts';
import type { Job, JobQueue } from '../jobs/job.ts';
import { allHandlers } from '../modules/index.ts';
import { testDatabase } from './database.ts';
import { addEnterprise, addUser } from './fixtures.ts';
import { noNameTickets } from './noNameTickets.ts';
import { testOutside } from './outside.ts';
import { digestBy } from '../http/digest.ts';
import { simCarrier } from '../carrier/carrierPort.ts';
import { embeddedChat } from '../chat/chatPort.ts';
import { openLivePages } from '../livePages/livePages.ts';
import { smsInbox } from '../sms/smsPort.ts';
import { keywordScorer } from '../scorer/keywordScorer.ts';
import type { ChatPort } from '../ports/chat.ts';
import type { PlatformAdmin } from '../http/platformAdmin.ts';
import type { Payments } from '../ports/payment.ts';
import { cashierPayments } from '../payments/cashier.ts';
import type { LivePages } from '../ports/live.ts';
import type { MailPort } from '../ports/mail.ts';
import type { NameTickets } from '../ports/nameTickets.ts';
import type { Scorer } from '../ports/scorer.ts';

type NewEnterprise = Partial<Parameters<typeof addEnterprise>[1]>;

const { log } = Fastify({ logger: false });

/** The caller; anything left out is that of a Chinese learner of enterprise 1001. */
export interface Asker {
  readonly eid?: number;
  /** Null: a visitor. */
  readonly userId: number | null;
  readonly role?: Exclude<Role, 'none'>;
  readonly language?: ContentLanguage;
  readonly timeZone?: string;
  /** Login; another one is another device. */
  readonly sessionId?: string;
  /** Address; that of this machine when left out. */
  readonly ip?: string;
  /** State of a session of support; null: a person's own. */
  readonly support?: Viewer['support'];
  /** Cookies of the browser; null: it keeps none. */
  readonly device?: DeviceCookies | null;
}

function viewerOf(asker: Asker): Viewer {
  const {
    eid = 1001,
    userId,
    role = 'learner',
    language = 'zh_cn',
    timeZone,
    sessionId = 'login-one',
    ip = '127.0.0.1',
  } = asker;
  return {
    eid,
    userId,
    role: userId === null ? 'none' : role,
    missing: [],
    support: asker.support ?? null,
    language,
    timeZone: timeZone ?? 'Asia/Shanghai',
    ip,
    userAgent: 'test',
    sessionId: userId === null ? null : sessionId,
    token: '',
    portalId: '',
  };
}

const pageOrigin = 'https://portal.test';

/** A job that was added. */
interface Taken {
  readonly eid: number;
  readonly job: Job;
  readonly data: object;
  /** Not before, epoch ms. */
  readonly after: number;
}

/** A database with enterprises, people and a clock, in which the calls of a module are asked without a server. */
export class World {
  readonly db: Database;
  /** Epoch ms; move it as needed. */
  now = Date.parse('2025-11-20T02:00:00Z');
  /** Suggests points; a test may take another. */
  scorer: Scorer = keywordScorer;
  /** Take money; the embedded cashier's, unless a test has others. */
  payments: Payments = cashierPayments('of this test');
  /** Short messages that were sent. */
  readonly sms = smsInbox(() => this.now);
  readonly carrier = simCarrier(() => this.now);
  /** Notices to chat tools; a test may take another. */
  chat: ChatPort = embeddedChat;
  /** Provider of live rooms' pictures; a test may have an account. */
  livePages: LivePages = openLivePages(null);
  /** Way of mail; none, unless a test has one. */
  mail: MailPort | null = null;
  /** The account that runs the enterprises; none, unless a test has one. */
  platformAdmin: PlatformAdmin | null = null;
  /** Name tickets of chat tools; a test may have some. */
  nameTickets: NameTickets = noNameTickets;
  readonly #routes: readonly Route[];
  readonly #outside = testOutside();
  #waiting: Taken[] = [];
  readonly #queue: JobQueue = {
    add: ({ eid }, job, data, after = 0) => {
      this.#waiting.push({ eid, job, data, after });
      return Promise.resolve();
    },
  };

  constructor(db: Database, routes: readonly Route[]) {
    this.db = db;
    this.#routes = routes;
  }

  /** Storage of files. */
  get files() {
    return this.#outside.files;
  }

  /** Work on the rows of one enterprise. */
  in<T>(eid: number, work: (scope: TenantScope) => Promise<T>): Promise<T> {
    return inTenant(this.db, eid, work);
  }

  /** An enterprise that is open to visitors, unless `values` say otherwise. */
  addEnterprise(eid: number, values: NewEnterprise = {}): Promise<void> {
    return addEnterprise(this.db, { puborg: 0, ...values, eid });
  }

  addLearner(account: string, department = '', eid = 1001): Promise<number> {
    return addUser(this.db, eid, { account, department: { zh_cn: department } });
  }

  /** A person who asks in a role. */
  async addPerson(role: Exclude<Role, 'none'>, account: string = role, eid = 1001): Promise<Asker> {
    const userId = await addUser(this.db, eid, { account, type: { learner: 1, admin: 2, lecturer: 5 }[role] });
    return { eid, userId, role };
  }

  /** Asks a call as someone, through its access, its contract, transaction and walls. */
  async ask<C extends Call>(call: C, input: CallInput<C>, asker: Asker): Promise<CallOutput<C>> {
    const route = this.#routes.find((one) => one.call.name === call.name);
    if (route === undefined) throw new Error(`${call.name} is not served`);
    const viewer = viewerOf(asker);
    const refusal = accessRefusal(call, { private: false, closed: 0 }, viewer);
    if (refusal) throw refusal;
    const sent = safeEncode(call.request, input);
    if (!sent.success) throw new Refusal(ErrorCode.badRequest, { data: { fields: fieldsOf(sent.issues) } });
    const decoded = decodeInput(call, sent.output as Record<string, string>);
    return await run(this.services, route, decoded, {
      viewer,
      log,
      pageOrigin,
      device: asker.device ?? undefined,
    });
  }

  /** The refusal of a call; undefined when it is answered. */
  async refusal<C extends Call>(
    call: C,
    input: CallInput<C>,
    asker: Asker,
  ): Promise<{ readonly code: RefusalCode; readonly data?: unknown } | undefined> {
    try {
      await this.ask(call, input, asker);
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      return thrown.detail.data === undefined ? { code: thrown.code } : { code: thrown.code, data: thrown.detail.data };
    }
  }

  /** Data of the added jobs of a name. */
  waitingOf(name: string): readonly object[] {
    return this.#waiting.filter(({ job }) => job.name === name).map(({ data }) => data);
  }

  /** Does the added jobs that are due now. */
  async work(): Promise<void> {
    const due = this.#waiting.filter(({ after }) => after <= this.now);
    this.#waiting = this.#waiting.filter(({ after }) => after > this.now);
    const emit = emitter(allHandlers, this.#queue, () => this.now);
    const jobs = this.#queue;
    for (const { eid, job, data } of due) {
      await this.in(eid, (scope) =>
        job.run(
          { ...this.#outside, scope, now: this.now, log, emit, jobs, ...(this.mail ? { mail: this.mail } : {}) },
          data,
        ),
      );
    }
  }

  /** Work of a service that no call reaches by itself, as someone. */
  as<T>(asker: Asker, work: (context: CallContext) => Promise<T>): Promise<T> {
    const services = this.services;
    const viewer = viewerOf(asker);
    return this.in(viewer.eid, (scope) =>
      work({
        scope,
        viewer,
        log,
        device: asker.device ?? null,
        emit: emitter(services.handlers, services.jobs, () => services.now()),
        liveTicket: () => '',
        files: services.files,
        portalOrigin: (host) => services.portalOrigin(host),
        scorer: services.scorer,
        payments: services.payments,
        sms: services.sms,
        carrier: services.carrier,
        chat: services.chat,
        livePages: services.livePages,
        nameTickets: services.nameTickets,
        digest: digestBy(services.secret),
        pageHost: 'portal.test',
        baseDomain: services.baseDomain,
        platformAdmin: services.platformAdmin ?? null,
        now: () => services.now(),
        contentUrl: (key, ttlMs) => services.contentUrl(pageOrigin, key, ttlMs),
        packageUrl: (key, ttlMs) => services.packageUrl(pageOrigin, key, ttlMs),
      }),
    );
  }

  /** Services of its calls. */
  get services(): Services {
    return {
      db: this.db,
      files: this.#outside.files,
      scorer: this.scorer,
      payments: this.payments,
      sms: this.sms,
      carrier: this.carrier,
      chat: this.chat,
      livePages: this.livePages,
      nameTickets: this.nameTickets,
      handlers: allHandlers,
      jobs: this.#queue,
      secret: 'of this test',
      baseDomain: 'localhost',
      platformAdmin: this.platformAdmin,
      now: () => this.now,
      portalOrigin: (host) => this.#outside.portalOrigin(host),
      contentUrl: (_origin, key, ttlMs) => ({ url: `https://content.test/${key}`, expiresAt: this.now + ttlMs }),
      packageUrl: (_origin, key, ttlMs) => ({ url: `https://content.test/${key}/`, expiresAt: this.now + ttlMs }),
    };
  }
}

/** A world of a test's own, in which the calls of `routes` can be asked: `eids` are its enterprises. */
export async function openWorld(
  routes: readonly Route[],
  { eids = [1001], db }: { readonly eids?: readonly number[]; readonly db?: Database } = {},
): Promise<World> {
  const world = new World(db ?? (await testDatabase()), routes);
  for (const eid of eids) await world.addEnterprise(eid);
  return world;
}
