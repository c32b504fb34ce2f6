import {
  callPath,
  canonicalParameters,
  stringToSign,
  uploadFile,
  uploadParametersHeader,
  uploadResumable,
  type Envelope,
  type UploadedFile,
  type UploadKind,
} from '@banyan/contracts';
import type { FastifyInstance } from 'fastify';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../app.ts';
import { openLivePages } from '../../../livePages/livePages.ts';
import { noNameTickets } from '../../../testing/noNameTickets.ts';
import { deriveKeys } from '../../../envelope/index.ts';
import type { Database } from '../../../db/database.ts';
import { replayStore } from '../../../http/replay.ts';
import type { Services } from '../../../http/run.ts';
import { noJobs } from '../../../jobs/queue.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import { keywordScorer } from '../../../scorer/keywordScorer.ts';
import { noCarrier } from '../../../carrier/carrierPort.ts';
import { embeddedChat } from '../../../chat/chatPort.ts';
import { smsInbox } from '../../../sms/smsPort.ts';
import { testSecret } from '../../../testing/testSecret.ts';
import { caller, reach } from '../../../testing/caller.ts';
import { addSession, addUser } from '../../../testing/fixtures.ts';
import { uploadRoutes } from '../upload.routes.ts';
import { registerUploads, type FileCall } from '../upload.http.ts';

/** A server that accepts files, also those of `others`, on a port; two on one database act as two processes. */
export async function uploadServer(
  db: Database,
  files: FileStorage,
  now: () => number,
  others: readonly FileCall[] = [],
): Promise<FastifyInstance> {
  const services: Services = {
    db,
    files,
    scorer: keywordScorer,
    payments: {},
    livePages: openLivePages(null),
    nameTickets: noNameTickets,
    sms: smsInbox(),
    carrier: noCarrier,
    chat: embeddedChat,
    handlers: [],
    jobs: noJobs,
    secret: testSecret,
    baseDomain: 'localhost',
    now,
    portalOrigin: (host) => `http://${host}`,
    packageUrl: () => null,
    contentUrl: (_origin, key, ttlMs, name) => ({
      url: `http://content.test/${key}?n=${name}`,
      expiresAt: now() + ttlMs,
    }),
  };
  const shared = { services, portalOrigins: ['https://portal.example'], rateLimit: 0, addressLimit: 0 };
  const app = await buildApp({
    ...shared,
    routes: uploadRoutes,
    trustProxy: [],
    tls: false,
    logLevel: 'silent',
    also: (instance) =>
      registerUploads(instance, { ...shared, replay: replayStore(db), uploadWithinMs: 60_000, also: others }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

export const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

/** The declared kind and name of a file. */
export interface Said {
  readonly kind: UploadKind;
  readonly name: string;
  readonly size: number;
}

/** A file's answer: the envelope with the other parts that a test looks at. */
export interface Told {
  readonly http: number;
  readonly body: Envelope & { readonly data?: UploadedFile };
}

/** A person with a session at an enterprise, who sends files like a portal. */
export async function sender(db: Database, eid: number, account: string, now: () => number) {
  const { token, userid } = await addSession(db, eid, await addUser(db, eid, { account }), { now: now() });
  const keys = deriveKeys(token, userid, String(eid));

  /** Signed parameters, for a method and a path. */
  function parameters(method: string, path: string, own: Record<string, string> = {}): Record<string, string> {
    const fields = {
      ...own,
      eid: String(eid),
      token,
      userid,
      version: '6.0.0',
      platform: 'pcweb',
      language: 'zh_cn',
      userPortalID: '',
      userNikkatsu: '',
      requestTimestamp: String(now()),
      _method: 'POST',
      page_url: '',
      nonce: randomBytes(16).toString('base64url'),
    };
    const bodyHash = createHash('sha256').update(canonicalParameters(fields)).digest('hex');
    const { requestTimestamp: timestamp, nonce } = fields;
    const text = stringToSign({ method, path, timestamp, nonce, bodyHash });
    return { ...fields, sign: createHmac('sha256', keys.signKey).update(text).digest('hex') };
  }
  const header = (method: string, path: string, own?: Record<string, string>) => ({
    [uploadParametersHeader]: new URLSearchParams(parameters(method, path, own)).toString(),
  });
  const ownOf = ({ kind, name, size }: Said) => ({ kind, file_name: name, file_size: String(size) });

  return {
    userId: Number(userid),
    parameters,
    header,
    ownOf,
    /** A call in the usual form. */
    call: (app: FastifyInstance) =>
      caller(reach(portOf(app)), { host: `127.0.0.1:${portOf(app)}`, eid, token, userid }),
    /** The whole file as a raw body. */
    async raw(
      app: FastifyInstance,
      said: Said,
      content: Buffer | string,
      more: Record<string, string> = {},
    ): Promise<Told> {
      const path = callPath(uploadFile);
      const headers = { 'content-type': 'application/octet-stream', ...header('POST', path, ownOf(said)), ...more };
      const response = await fetch(`http://127.0.0.1:${portOf(app)}${path}`, {
        method: 'POST',
        headers,
        body: content,
      });
      return { http: response.status, body: (await response.json()) as Told['body'] };
    },
    /** The whole file as a part after its fields. */
    async multipart(app: FastifyInstance, said: Said, content: Buffer): Promise<Told> {
      const path = callPath(uploadFile);
      const form = new FormData();
      for (const [name, value] of Object.entries(parameters('POST', path, ownOf(said)))) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(content)]), said.name);
      const response = await fetch(`http://127.0.0.1:${portOf(app)}${path}`, { method: 'POST', body: form });
      return { http: response.status, body: (await response.json()) as Told['body'] };
    },
    /** A request of the tus protocol, to an upload or, without an id, to begin one. */
    async tus(
      app: FastifyInstance,
      method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
      at: { id?: string; said?: Said; offset?: number; content?: Buffer | ReadableStream; signal?: AbortSignal },
    ) {
      const path = `${callPath(uploadResumable)}${at.id === undefined ? '' : `/${at.id}`}`;
      return fetch(`http://127.0.0.1:${portOf(app)}${path}`, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          ...header(method, path, at.said && ownOf(at.said)),
          ...(at.said ? { 'upload-length': String(at.said.size) } : {}),
          ...(at.content
            ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at.offset ?? 0) }
            : {}),
        },
        ...(at.content ? { body: at.content, duplex: 'half' } : {}),
        ...(at.signal ? { signal: at.signal } : {}),
      });
    },
  };
}
export type Sender = Awaited<ReturnType<typeof sender>>;
