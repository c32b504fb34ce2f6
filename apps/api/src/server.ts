import { allCalls } from '@banyan/contracts/all';
import { baseCss, themeCss } from '@banyan/tokens';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerWithinMs, buildApp, uploadWithinMs } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { DataDirUnusableError } from './db/dataDir.ts';
import type { Database } from './db/database.ts';
import { ChaosBook } from './chaos/ChaosBook.ts';
import { makeChaos } from './chaos/chaos.ts';
import { registerChaos } from './chaos/chaos.http.ts';
import { openPayments } from './payments/openPayments.ts';
import { openScorer } from './scorer/openScorer.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { readDocstrings } from './docs/docstrings.ts';
import { openApiOf } from './docs/openapi.ts';
import { registerDocs } from './docs/registerDocs.ts';
import { buildContentApp, type ContentDeps } from './files/contentApp.ts';
import type { PackageDeps } from './files/packageApp.ts';
import { requirePorts } from './freePorts.ts';
import { openStorage } from './files/openStorage.ts';
import { packageOrigin, signPackage } from './files/packages.ts';
import { contentSecret, signUrl } from './files/signedUrls.ts';
import { openLivePages } from './livePages/livePages.ts';
import { wecomTickets } from './nameTickets/wecomTickets.ts';
import { emitter } from './effects/effect.ts';
import { bareHost } from './http/origin.ts';
import { replayStore } from './http/replay.ts';
import type { Services } from './http/run.ts';
import { openQueue } from './jobs/queue.ts';
import { checkSeal } from './platform/checkSeal.ts';
import { sealWith } from './sealing/sealedText.ts';
import { startSweeping } from './sweep/sweep.ts';
import { isNamedSessionOpen } from './live/sessionEnd.ts';
import { openHub, type LiveHub } from './live/hub.ts';
import { registerLive } from './modules/live/stream.ts';
import { registerSparring } from './modules/sparring/stream.ts';
import { openPartner } from './sparring/openPartner.ts';
import {
  allHandlers,
  allJobs,
  allRoutes,
  allSeeds,
  allSweeps,
  assistPorts,
  calendarPorts,
  orderNoticePorts,
  pastHandlers,
} from './modules/index.ts';
import { registerCalendarFeed } from './modules/calendar/feed.http.ts';
import { takeLast } from './modules/course/scorm/lastHandOver.ts';
import { openCarrier, type SimCarrier } from './carrier/carrierPort.ts';
import { registerDevSim } from './carrier/devSim.http.ts';
import { openSms, type SmsInbox } from './sms/smsPort.ts';
import { openChat } from './chat/chatPort.ts';
import { openMail } from './mail/mailPort.ts';
import { registerDevInbox } from './modules/messages/mail/devInbox.http.ts';
import { registerUnsubscribe } from './modules/messages/mail/unsubscribe.http.ts';
import { registerCashier } from './modules/order/cashier.http.ts';
import { registerOneClick } from './modules/switching/oneClick.http.ts';
import { registerSso } from './modules/switching/sso.http.ts';
import { registerIntegrators } from './modules/switching/integrator.http.ts';
import { foundPlatform } from './modules/foundPlatform.ts';
import { invitationLink } from './modules/session/invite.ts';
import { registerPayNotices } from './modules/order/notify.http.ts';
import { registerUploads } from './modules/upload/upload.http.ts';
import { recordingChunks } from './modules/assist/chunkCall.ts';
import { filmPieces } from './modules/liveRoom/pieceCall.ts';
import { registerBoot } from './portal/boot.ts';
import { readPortalBuild } from './portal/build.ts';
import { registerShell } from './portal/shell.ts';
import { skeletonStyle } from './portal/skeletonStyle.ts';
import { registerStatics } from './portal/statics.ts';
import type { VisitOptions } from './portal/visit.ts';
import type { FileStorage } from './ports/storage.ts';

/** Shown to the portal and to the readers of the API's documentation. */
export const version = '0.1.0';

/** Time for requests under way when the server is stopped, ms. */
const finishWithinMs = 8000;

export interface RunningServer {
  /** Address with which the platform's administrator sets a password; null: one is set, or there is nobody. */
  readonly platformLink: string | null;
  readonly port: number;
  readonly contentPort: number;
  /** Finishes the work under way, then closes the database. */
  close(): Promise<void>;
}

/** Throws DataDirUnusableError. */
export function makeDataDir(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataDirUnusableError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Opens the database, brings it up to date and, if asked, fills it. Throws SealError where another secret sealed it. */
export async function prepareDatabase(
  config: Config,
  files: FileStorage,
  warn: (message: string) => void,
  statementMs = 0,
): Promise<Database> {
  sealWith(contentSecret(config.contentSecret, config.dataDir));
  const db = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    statementMs,
  });
  try {
    await db.migrate(async () => {
      await checkSeal(db);
      if (!config.demo) return;
      const ports = { db, files, now: Date.now(), warn, handlers: pastHandlers };
      await seedDemo(ports, allSeeds);
    });
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Starts portal, API and content origin. Throws the database's errors, and EADDRINUSE. */
export async function startServer(config: Config, warn: (message: string) => void): Promise<RunningServer> {
  await requirePorts(config.host, [config.port, config.contentPort]);
  if (config.tls && config.trustProxy.length === 0) {
    warn(
      'BANYAN_TLS is set and BANYAN_TRUST_PROXY is not: pages will name http addresses and cookies go without Secure.',
    );
  }
  makeDataDir(config.dataDir);
  const files = await openStorage(config);
  const db = await prepareDatabase(config, files, warn, answerWithinMs);
  const closing: (() => Promise<unknown>)[] = [() => db.close()];
  try {
    const secret = contentSecret(config.contentSecret, config.dataDir);
    // The services for a last hand-over need the port of the content server, so they come after it.
    const handedOver: { take?: PackageDeps['takeLast'] } = {};
    const content = contentApp(config, {
      db,
      files,
      secret,
      takeLast: async (...last) => (await handedOver.take?.(...last)) === true,
    });
    closing.unshift(() => content.close());
    await content.listen({ host: config.host, port: config.contentPort });
    const contentPort = portOf(content);
    const portalOrigin = (host: string) =>
      config.tls ? `https://${host}` : originWithPort(`http://${host}`, config.portalPort || config.port);
    const chat = openChat(config.chatRobots, config.production);
    const payments = await openPayments(config, secret);
    const queue = await openQueue({
      db,
      jobs: allJobs,
      emit: (jobs) => emitter(allHandlers, jobs, Date.now),
      outside: { files, portalOrigin, payments },
      log: content.log,
      now: Date.now,
      mail: openMail(config),
      chat,
    });
    closing.unshift(() => queue.close());
    const contentOrigin = (page: string) => config.contentOrigin || originWithPort(page, contentPort);
    const { sms, inbox } = openSms(config.sms, config.production);
    const { carrier, sim } = openCarrier(config.oneClick, config.production);
    const services: Services = {
      db,
      files,
      scorer: openScorer(config),
      payments,
      sms,
      carrier,
      chat,
      livePages: openLivePages(config.polyv),
      nameTickets: wecomTickets(config.wecom, config.wecomApi),
      handlers: allHandlers,
      jobs: queue,
      secret,
      baseDomain: config.baseDomain,
      platformAdmin: config.platformAdmin,
      now: Date.now,
      portalOrigin,
      packageUrl: (page, key, ttlMs) => {
        const origin = packageOrigin(page, contentOrigin(page));
        return origin === null ? null : signPackage(secret, origin, key, page, Date.now() + ttlMs);
      },
      contentUrl: (page, key, ttlMs, name, session) =>
        signUrl(secret, contentOrigin(page), key, Date.now() + ttlMs, name, session),
    };
    handedOver.take = takeLast(services);
    const hub = await openHub(db, content.log);
    const app = await portalApp(config, services, contentOrigin, hub, { inbox, sim }).catch(async (error: unknown) => {
      await hub.close();
      throw error;
    });
    closing.unshift(() => closeGently(app));
    await app.listen({ host: config.host, port: config.port });
    await queue.start();
    const sweeping = startSweeping({ db, files, now: Date.now }, allSweeps, app.log);
    closing.unshift(() => sweeping.stop());
    const found = await foundPlatform(db, config, Date.now());
    // The port may have been chosen by the system.
    const origin =
      config.portalPort === 0
        ? originWithPort(`http://${config.baseDomain}`, portOf(app))
        : portalOrigin(config.baseDomain);
    const platformLink = found === null ? null : invitationLink(origin, found);
    return { platformLink, port: portOf(app), contentPort, close: () => closeAll(closing) };
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

/** In order; one that fails to close does not stop the others, the database last, from closing. */
async function closeAll(closing: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed: unknown[] = [];
  for (const close of closing) await close().catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/** Lets requests under way end, then closes the remaining connections. */
async function closeGently(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  await app.close();
  clearTimeout(impatience);
}

function contentApp(
  config: Config,
  { db, ...deps }: { readonly db: Database } & Pick<ContentDeps, 'files' | 'secret' | 'takeLast'>,
): FastifyInstance {
  return buildContentApp({
    ...deps,
    tls: config.tls,
    now: Date.now,
    hears: (session) => isNamedSessionOpen(db, session, Date.now()),
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    allowsOrigin: async (origin) => {
      if (config.portalOrigins.includes(origin.origin)) return true;
      const host = bareHost(origin.host);
      const { rows } = await db.orm.execute(sql`select 1 from hosts where host = ${host}`);
      return rows.length > 0;
    },
  });
}

async function portalApp(
  config: Config,
  services: Services,
  contentOrigin: (page: string) => string,
  hub: LiveHub,
  { inbox, sim }: { readonly inbox: SmsInbox | null; readonly sim: SimCarrier | null },
): Promise<FastifyInstance> {
  const build = readPortalBuild(resolve(config.portalDir));
  const { apiBase, productName, registerUrl, analyticsUrl, rateLimit, addressLimit } = config;
  const book = new ChaosBook();
  const disturbance = config.chaos ? makeChaos(book, Date.now) : undefined;
  const visits: VisitOptions = {
    disturbance,
    services,
    routes: allRoutes,
    rateLimit,
    addressLimit,
    contentOrigin,
    config: { apiBase, productName, registerUrl, analyticsUrl, version },
  };
  return buildApp({
    ...config,
    services,
    disturbance,
    routes: allRoutes,
    also: async (app) => {
      if (!config.production) await registerDocs(app, openApiOf(allCalls, version, await readDocstrings(allCalls)));
      const { db, secret } = services;
      const { portalOrigins } = config;
      const streams = { db, hub, secret, replay: replayStore(db), now: Date.now, portalOrigins };
      await registerLive(app, streams);
      registerSparring(app, { ...streams, partner: openPartner(config) });
      registerUnsubscribe(app, db);
      if (!config.production) registerDevInbox(app, db, () => inbox?.read() ?? []);
      if (sim !== null) registerDevSim(app, sim);
      if (config.chaos) registerChaos(app, book);
      await registerPayNotices(app, services, orderNoticePorts);
      if (!config.production) registerCashier(app, services, orderNoticePorts);
      await registerIntegrators(app, { ...config, services });
      registerSso(app, { ...config, services });
      registerOneClick(app, { ...config, services });
      registerBoot(app, visits);
      registerCalendarFeed(app, { ...config, services, ports: calendarPorts });
      await registerUploads(app, {
        ...config,
        services,
        replay: replayStore(services.db),
        uploadWithinMs,
        also: [recordingChunks(assistPorts), filmPieces],
      });
      if (!build) return;
      await registerStatics(app, build);
      registerShell(app, {
        ...visits,
        build,
        themeCss,
        frameOrigins: services.livePages.frameOrigins,
        inWecom: new Set(config.wecom.map(({ eid }) => eid)),
        baseCss: `${baseCss()}${skeletonStyle}`,
      });
    },
  });
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

function originWithPort(page: string, port: number): string {
  const url = new URL(page);
  url.port = String(port);
  return url.origin;
}
