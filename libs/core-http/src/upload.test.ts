import { DataStore, Server, Upload } from '@tus/server';
import { ErrorCode, uploadPieceBytes, type UploadKind } from '@banyan/contracts';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { CancelledError, RefusedError } from './errors.ts';
import { setUp, learner } from './testing/setup.ts';
import { startServer } from './testing/server.ts';
import { UploadError, type UploadHow } from './upload-how.ts';
import { createUploader } from './upload.ts';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const answer = (size: number) => ({
  id: 'u'.repeat(22),
  kind: 'homeworkDocument' as const,
  name: 'a.pdf',
  size,
  type: 'application/pdf',
  sha256: 'f'.repeat(64),
  url: 'http://files/a',
});
const memoryHere = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
function uploaderOn(baseUrl: string, memory = memoryHere(), retryDelays: number[] = []) {
  const { client, refusals } = setUp(baseUrl);
  const options = {
    baseUrl,
    identity: () => learner,
    flags: () => ({ signAll: 'N', encryptAll: 'N' }) as const,
    policy: { onRefused: (error: RefusedError) => void refusals.push(error as never) },
    host: () => 'hengchuan.localhost',
    pageUrl: () => 'http://hengchuan.localhost/',
  };
  return { ...createUploader({ ...options, http: client, memory, retryDelays }), refusals };
}
const troubleIn = async (sending: Promise<unknown>) => {
  const error: unknown = await sending.catch((thrown: unknown) => thrown);
  return error instanceof UploadError ? error.trouble : error;
};

it('sends a small file as one signed raw request, and tells how far it is [HT-09]', async () => {
  const server = await startServer(() => ({ status: 'Y', data: answer(5) }));
  closing.push(() => server.close());
  const sent: number[] = [];
  const file = new File(['%PDF-'], '年报 & 附件.pdf');
  const { upload } = uploaderOn(server.baseUrl);
  expect(await upload(file, { kind: 'homeworkDocument', onProgress: (bytes) => sent.push(bytes) })).toEqual(answer(5));
  expect(sent.at(-1)).toBe(5);
  const fields = Object.fromEntries(new URLSearchParams(String(server.seen[0]?.headers['x-upload-parameters'])));
  expect(fields).toMatchObject({
    kind: 'homeworkDocument',
    file_name: '年报 & 附件.pdf',
    file_size: '5',
    _method: 'POST',
  });
  expect(fields['sign']).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['homeworkDocument', 'a.html', 9, { kind: 'type' }],
  ['avatar', 'a.png', 6_000_000, { kind: 'tooLarge', limit: 5 * 1024 * 1024 }],
  ['avatar', 'a.png', 0, { kind: 'unreadable' }],
] as const)('sends no %s called %s of %i bytes [HT-09]', async (kind, name, size, trouble) => {
  const { upload } = uploaderOn('http://127.0.0.1:9');
  expect(await troubleIn(upload(new File([new Uint8Array(size)], name), { kind }))).toMatchObject(trouble);
});

it.each([
  [ErrorCode.fileType, { extensions: ['pdf'] }, { kind: 'type', extensions: ['pdf'] }],
  [ErrorCode.fileType, { extensions: ['mp4'], fault: 'cut' }, { kind: 'cut' }],
  [
    ErrorCode.fileType,
    { extensions: ['mp4'], fault: 'coding', coding: 'ProRes' },
    { kind: 'coding', coding: 'ProRes' },
  ],
  [ErrorCode.fileType, { extensions: ['mp4'], fault: 'damaged' }, { kind: 'unreadable' }],
  [ErrorCode.fileType, { extensions: ['doc'], fault: 'content', found: 'rtf' }, { kind: 'content', found: 'rtf' }],
  [ErrorCode.fileType, { extensions: ['doc'], fault: 'content', found: null }, { kind: 'type', extensions: ['doc'] }],
  [ErrorCode.fileType, { extensions: ['docx'], fault: 'locked', found: null }, { kind: 'locked' }],
  [ErrorCode.pictureUnreadable, { fault: 'pixels', maxPixels: 5 }, { kind: 'pixels', most: 5 }],
  [ErrorCode.fileTooLarge, { limit: 7 }, { kind: 'tooLarge', limit: 7 }],
  [ErrorCode.pictureUnreadable, {}, { kind: 'unreadable' }],
  [ErrorCode.uploadQuota, { retryAfterS: 60 }, { kind: 'quota', retryAfterS: 60 }],
  [ErrorCode.fileBrokenOff, {}, { kind: 'interrupted' }],
])('tells what the server refused with %i [HT-09]', async (code, data, trouble) => {
  const server = await startServer(() => ({ status: 'N', code, msg: '', data }));
  closing.push(() => server.close());
  const { upload, refusals } = uploaderOn(server.baseUrl);
  expect(await troubleIn(upload(new File(['x'], 'a.pdf'), { kind: 'homeworkDocument' }))).toEqual(trouble);
  expect(refusals).toEqual([]);
});

it('tells the policy of an ended session, a lost connection as such, and of a stop nobody [HT-09]', async () => {
  const server = await startServer(() => ({ status: 'N', code: 401, msg: 'over' }));
  closing.push(() => server.close());
  const { upload, refusals } = uploaderOn(server.baseUrl);
  const how = { kind: 'homeworkDocument' } as const;
  const file = new File(['x'], 'a.pdf');
  await expect(upload(file, how)).rejects.toBeInstanceOf(RefusedError);
  expect(refusals).toHaveLength(1);
  await expect(upload(file, { ...how, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(CancelledError);
  expect(await troubleIn(uploaderOn('http://127.0.0.1:9').upload(file, how))).toEqual({ kind: 'interrupted' });
});

/** A store of pieces in memory. */
class Pieces extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly kept = new Map<string, { size: number; content: Buffer }>();
  override create(upload: Upload) {
    this.kept.set(upload.id, { size: upload.size ?? 0, content: Buffer.alloc(0) });
    return Promise.resolve(upload);
  }
  override getUpload(id: string) {
    const one = this.kept.get(id);
    return one
      ? Promise.resolve(new Upload({ id, size: one.size, offset: one.content.length }))
      : Promise.reject(Object.assign(new Error('none'), { status_code: 404, body: '' }));
  }
  override async write(content: Readable, id: string) {
    const one = this.kept.get(id);
    if (!one) return 0;
    one.content = Buffer.concat([one.content, await buffer(content)]);
    return one.content.length;
  }
}

const newId = () => randomBytes(16).toString('base64url');

/** A tus server; a test can cut its connections by the number of the PATCH. */
async function tusServer(cut: (patch: number) => boolean) {
  const store = new Pieces();
  const path = '/yii/appapi/v1/upload/resumable';
  const tus = new Server({ path, datastore: store, relativeLocation: true, namingFunction: newId });
  const seen: { method: string; signed: string }[] = [];
  let patches = 0;
  const server = createServer((request: IncomingMessage, response) => {
    seen.push({ method: request.method ?? '', signed: String(request.headers['x-upload-parameters']) });
    if (request.url?.includes('/upload/state') === true) {
      const [id] = [...store.kept.keys()].slice(-1);
      response.end(JSON.stringify({ status: 'Y', data: { received: 1, file: { ...answer(1), id } } }));
    } else if (request.method === 'PATCH' && cut((patches += 1))) request.socket.destroy();
    else void tus.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, store, seen };
}

const size = 6 * uploadPieceBytes + 3 * 1024 * 1024;
const film = (name = 'film.mp4') => new File([new Uint8Array(size).fill(7)], name, { lastModified: 1 });
const course: UploadHow & { kind: UploadKind } = { kind: 'courseMedia', target: 'course 7' };

it('sends a large file in signed pieces and goes on by itself after a lost connection [HT-09]', async () => {
  const { baseUrl, store, seen } = await tusServer((patch) => patch === 2);
  const memory = memoryHere();
  let last = 0;
  const { upload } = uploaderOn(baseUrl, memory, [0, 0]);
  await upload(film(), { ...course, onProgress: (sent) => (last = sent) });
  expect(last).toBe(size);
  expect([...store.kept.values()].map(({ content }) => content.length)).toEqual([size]);
  const signatures = seen.filter(({ method }) => method !== 'GET').map(({ signed }) => signed);
  expect(new Set(signatures).size).toBe(signatures.length);
  expect(signatures[0]).toContain(`file_size=${size}`);
  expect(memory.kept.size).toBe(0);
});

it('goes on after a reload, says so, and only for the same person, file and target [HT-09]', async () => {
  let cutting = true;
  const { baseUrl, store } = await tusServer((patch) => cutting && patch > 1);
  const memory = memoryHere();
  expect(await troubleIn(uploaderOn(baseUrl, memory).upload(film(), course))).toEqual({ kind: 'interrupted' });
  cutting = false;
  const from: number[] = [];
  const how = { ...course, onResume: (bytes: number) => from.push(bytes) };
  await uploaderOn(baseUrl, memory).upload(film(), { ...how, target: 'course 8' });
  await uploaderOn(baseUrl, memory).upload(film('other.mp4'), how);
  expect(from).toEqual([]);
  await uploaderOn(baseUrl, memory).upload(film(), how);
  expect(from).toEqual([uploadPieceBytes]);
  expect([...store.kept.values()].map(({ content }) => content.length)).toEqual([size, size, size]);
});

it('stops when it is told to, and what was sent stays to go on from [HT-09]', async () => {
  const { baseUrl, store } = await tusServer(() => false);
  const memory = memoryHere();
  const stop = new AbortController();
  const onProgress = (sent: number) => sent >= uploadPieceBytes && stop.abort();
  const stopped = uploaderOn(baseUrl, memory).upload(film(), { ...course, onProgress, signal: stop.signal });
  await expect(stopped).rejects.toBeInstanceOf(CancelledError);
  expect([store.kept.size, memory.kept.size]).toEqual([1, 1]);
});
