import {
  callPath,
  canonicalParameters,
  encode,
  stringToSign,
  uploadParametersHeader,
  type Call,
  type CallInput,
  type CallOutput,
} from '@banyan/contracts';
import {
  grantSupport,
  openLive,
  transferLogin,
  updateAssistStatus,
  uploadFileChunk,
  type SupportType,
} from '@banyan/contracts/account';
import Fastify from 'fastify';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKeys } from '../../../envelope/index.ts';
import { eidCookie } from '../../../http/rememberedEid.ts';
import { replayStore } from '../../../http/replay.ts';
import { openHub } from '../../../live/hub.ts';
import { testApp } from '../../../testing/app.ts';
import { testSecret } from '../../../testing/testSecret.ts';
import { caller, reach } from '../../../testing/caller.ts';
import { openStream } from '../../../testing/stream.ts';
import { openWorld } from '../../../testing/world.ts';
import { allHandlers, allRoutes, assistPorts } from '../../index.ts';
import { filmPieces } from '../../liveRoom/pieceCall.ts';
import { registerLive } from '../../live/stream.ts';
import { portOf, uploadServer } from '../../upload/testing/world.ts';
import { recordingChunks } from '../chunkCall.ts';

/** How a WebM file begins. */
export const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Array.from({ length: 16 }, () => 1)]);

/** The envelope of an answer. */
interface Told {
  readonly status: string;
  readonly code?: number;
  readonly data?: unknown;
}

/** Two processes of a server, an administrator, and support that logs in by a link and calls as its portal would. */
export async function openSupport() {
  const world = await openWorld(allRoutes, { eids: [1001, 1002] });
  const { db } = world;
  const admin = await world.addPerson('admin');
  const now = () => world.now;
  const hub = await openHub(db, Fastify({ logger: false }).log);
  const app = await testApp(db, allRoutes, {
    now,
    handlers: allHandlers,
    also: (one) => registerLive(one, { db, hub, replay: replayStore(db), secret: testSecret, now, portalOrigins: [] }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const uploads = await uploadServer(db, world.files, now, [recordingChunks(assistPorts), filmPieces]);
  const host = `127.0.0.1:${portOf(app)}`;

  /** Calls the server as a person; as a visitor without a token. */
  const askAs = (who: { readonly token: string; readonly userid: string } = { token: '', userid: '' }) => {
    const ask = caller(reach(portOf(app)), { host, eid: 1001, ...who });
    return ((call, input, how) =>
      ask(call, input, { now: world.now, headers: { cookie: `${eidCookie}=1001` }, ...how })) as typeof ask;
  };

  /** Gives an access and has support log in by its link. */
  async function comeIn(type: SupportType = 'assist', minutes = 15) {
    const { access, link } = await world.ask(grantSupport, { type, minutes, reason: '证书打不开', agreed: 'Y' }, admin);
    const code = new URL(link, 'http://portal.test').searchParams.get('code') ?? '';
    const came = await askAs()(transferLogin, { code, replace: 'N' });
    if (came.status === 'N') throw new Error(`${came.code}: ${came.msg} ${JSON.stringify(came.data)}`);
    const entered = came.data as CallOutput<typeof transferLogin>;
    const { token, userid } = entered.userinfo;
    const ask = askAs({ token, userid });
    const keys = deriveKeys(token, userid, '1001');
    const report = (status: CallInput<typeof updateAssistStatus>['status']) =>
      ask(updateAssistStatus, { id: access.id, status });

    /** Posts a file with its signed parameters, as the portal does. */
    async function post(call: Call, own: Readonly<Record<string, string>>, content: Buffer): Promise<Told> {
      const path = callPath(call);
      const fields: Record<string, string> = {
        ...own,
        ...{ eid: '1001', token, userid, version: '6.0.0', platform: 'pcweb', language: 'zh_cn', page_url: '' },
        ...{ userPortalID: '', userNikkatsu: '', requestTimestamp: String(world.now), _method: 'POST' },
      };
      const nonce = randomBytes(16).toString('base64url');
      const signed = { ...fields, nonce };
      const bodyHash = createHash('sha256').update(canonicalParameters(signed)).digest('hex');
      const text = stringToSign({ method: 'POST', path, timestamp: String(world.now), nonce, bodyHash });
      const sign = createHmac('sha256', keys.signKey).update(text).digest('hex');
      const response = await fetch(`http://127.0.0.1:${portOf(uploads)}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          [uploadParametersHeader]: new URLSearchParams({ ...signed, sign }).toString(),
        },
        body: new Uint8Array(content),
      });
      return (await response.json()) as Told;
    }
    const send = (
      index: number,
      { content = webm, ...change }: { content?: Buffer } & Partial<CallInput<typeof uploadFileChunk>> = {},
    ): Promise<Told> => {
      const piece = { id: access.id, index, status: 'recording' as const, type, sound: 'N' as const, ...change };
      return post(uploadFileChunk, encode(uploadFileChunk.request, piece), content);
    };

    return {
      id: access.id,
      userinfo: entered.userinfo,
      ask,
      report,
      send,
      post,
      /** Agrees to the recording and sends its first piece. */
      record: async () => {
        await report('start');
        await send(0);
      },
      openStream: async () => {
        const { ticket } = (await ask(openLive, {})).data as CallOutput<typeof openLive>;
        const stream = await openStream(`http://${host}`, ticket);
        await stream.says('event: ready');
        return stream;
      },
    };
  }

  return { world, admin, askAs, comeIn, close: () => uploads.close() };
}
