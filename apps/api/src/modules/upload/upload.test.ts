import { ErrorCode, uploadPieceBytes, uploadState } from '@banyan/contracts';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { mediaSample } from '../../files/testing/mediaSample.ts';
import { inTenant } from '../../db/tenant.ts';
import { testDatabase } from '../../testing/database.ts';
import { addEnterprise, visitor } from '../../testing/fixtures.ts';
import { storeHere, storesHere, type StoreHere } from '../../testing/stores.ts';
import { claimUpload, releaseUpload } from './claim.service.ts';
import { sweepUploads } from './sweepUploads.ts';
import { sender, uploadServer, type Sender } from './testing/world.ts';
import { uploads } from './upload.schema.ts';

const day = 86_400_000;
const start = Date.now();
const mp4 = (size: number) => {
  const content = Buffer.alloc(size, 'frame');
  Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2').copy(content);
  return content;
};
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe.each(storesHere)('an upload into %s', (kind) => {
  let db: Database;
  let store: StoreHere;
  let here: FastifyInstance;
  /** Another server process on the same database and store. */
  let there: FastifyInstance;
  let li: Sender;
  let wang: Sender;
  let now = start;
  let count = 0;

  beforeAll(async () => {
    db = await testDatabase();
    store = await storeHere(kind);
    for (const eid of [0, 1002]) await addEnterprise(db, { eid });
    here = await uploadServer(db, store.files, () => now);
    there = await uploadServer(db, store.files, () => now);
  });
  beforeEach(async () => {
    now = start;
    count += 1;
    li = await sender(db, 0, `li${count}`, () => now);
    wang = await sender(db, 0, `wang${count}`, () => now);
  });
  afterAll(async () => {
    for (const app of [here, there]) {
      app.server.closeAllConnections();
      await app.close();
    }
    await store.close();
  });

  const rows = () => inTenant(db, 0, ({ tx, only }) => tx.select().from(uploads).where(only(uploads)));
  const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);
  const asCaller = (who: Sender) => ({
    ...visitor(0),
    userId: who.userId,
    sessionId: 's',
  });
  const claim = (who: Sender, id: string, of: Parameters<typeof claimUpload>[1]['kind']) =>
    inTenant(db, 0, (scope) => claimUpload({ viewer: asCaller(who), scope, now: () => now }, { id, kind: of }));
  const begin = async (said: Parameters<Sender['raw']>[1]) => {
    const response = await li.tus(here, 'POST', { said });
    expect(response.status).toBe(201);
    return response.headers.get('location')?.split('/').pop() ?? '';
  };

  it.each(['raw', 'multipart'] as const)(
    'comes whole as %s, is headed, hashed and claimed once [HT-09]',
    async (how) => {
      const content = Buffer.from('姓名,成绩\n张三,95\n');
      const said = { kind: 'homeworkDocument', name: '成绩 & 名单.csv', size: content.length } as const;
      const { http, body } =
        how === 'raw' ? await li.raw(here, said, content) : await li.multipart(here, said, content);
      expect({ http, body }).toMatchObject({ http: 200, body: { status: 'Y' } });
      expect(body.data).toMatchObject({ kind: said.kind, name: said.name, size: content.length, type: 'text/csv' });
      expect(body.data?.sha256).toBe(sha256(content));
      const id = body.data?.id ?? '';
      const refused = { code: ErrorCode.notFound };
      await expect(claim(wang, id, said.kind)).rejects.toMatchObject(refused);
      await expect(claim(li, id, 'avatar')).rejects.toMatchObject(refused);
      const { key } = await claim(li, id, said.kind);
      await expect(claim(li, id, said.kind)).rejects.toMatchObject(refused);
      expect((await buffer(store.files.read(key))).equals(content)).toBe(true);
    },
  );

  it('writes a picture anew: upright, without place and without what hangs on it [HT-09] [SE-12]', async () => {
    const sideways = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withExif({
        IFD0: { Orientation: '6', Copyright: 'secret' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const polyglot = Buffer.concat([sideways, Buffer.from('<script>alert(document.domain)</script>')]);
    const { body } = await li.raw(here, { kind: 'avatar', name: 'IMG_1.JPG', size: polyglot.length }, polyglot);
    expect(body.data).toMatchObject({ type: 'image/jpeg' });
    const { key } = await claim(li, body.data?.id ?? '', 'avatar');
    const kept = await buffer(store.files.read(key));
    expect(body.data).toMatchObject({ size: kept.length, sha256: sha256(kept) });
    const { width, height, orientation, exif } = await sharp(kept).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 30,
      height: 60,
      orientation: undefined,
      exif: undefined,
    });
    expect(kept.toString('latin1')).not.toContain('script');
  });

  it('refuses what is too large, of a kind not taken, or not what its name says, and keeps nothing [HT-09] [TR-03]', async () => {
    const before = (await rows()).length;
    const page = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(64));
    const zip = Buffer.from('PK\x03\x04'.padEnd(64, '\0'), 'latin1');
    const bomb = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const cases = [
      [{ kind: 'avatar', name: 'a.png', size: 6 * 1024 * 1024 }, page, 413, ErrorCode.fileTooLarge],
      [{ kind: 'courseMedia', name: 'a.mp4', size: 60 * 1024 * 1024 }, page, 413, ErrorCode.fileTooLarge],
      [{ kind: 'trainingAttachment', name: 'a.pdf', size: 20 * 1024 * 1024 + 1 }, page, 413, ErrorCode.fileTooLarge],
      [{ kind: 'trainingAttachment', name: 'a.html', size: page.length }, page, 415, ErrorCode.fileType],
      [{ kind: 'trainingAttachment', name: 'a.svg', size: page.length }, page, 415, ErrorCode.fileType],
      [{ kind: 'avatar', name: 'a.pdf', size: page.length }, page, 415, ErrorCode.fileType],
      [{ kind: 'homeworkDocument', name: 'a.pdf', size: page.length }, page, 415, ErrorCode.fileType],
      [{ kind: 'homeworkDocument', name: 'a.docx', size: zip.length }, zip, 415, ErrorCode.fileType],
      [{ kind: 'avatar', name: 'a.png', size: page.length }, page, 422, ErrorCode.pictureUnreadable],
      [{ kind: 'postImage', name: 'a.png', size: bomb.length }, bomb, 422, ErrorCode.pictureUnreadable],
      [
        { kind: 'homeworkDocument', name: 'a.md', size: 10 },
        Buffer.from('# 十一个字节以上'),
        400,
        ErrorCode.fileBrokenOff,
      ],
      [{ kind: 'homeworkDocument', name: 'a.md', size: 99 }, Buffer.from('# short'), 400, ErrorCode.fileBrokenOff],
      [{ kind: 'homeworkDocument', name: 'a.md', size: 0 }, '', 400, ErrorCode.fileBrokenOff],
    ] as const;
    for (const [said, content, http, code] of cases) {
      const told = await li.raw(here, said, content);
      expect(told, `${said.kind} ${said.name}`).toMatchObject({ http, body: { status: 'N', code } });
    }
    expect((await rows()).length).toBe(before);
  });

  it('takes texts and documents by what is in them, whatever their first letters, their encoding or their name [TR-03] [EX-02]', async () => {
    const texts: readonly (readonly [name: string, content: Buffer])[] = [
      ['a.txt', Buffer.from('\ufeff第一章 安全须知', 'utf16le')],
      ['a.txt', Buffer.from('BMI 计算与员工健康\n体重除以身高的平方。\n')],
      ['a.md', Buffer.from('<h1 align="center">标题</h1>\n\n正文\n')],
      ['a.csv', Buffer.from('b9a4bac52cd0d5c3fb0a5a312cd5c5c8fd0a', 'hex')],
      ['a.txt', Buffer.from('PK 是什么')],
      ['a.pdf', Buffer.from('a line of a mail\n%PDF-1.4\n%%EOF\n')],
    ];
    for (const [name, content] of texts) {
      const told = await li.raw(here, { kind: 'homeworkDocument', name, size: content.length }, content);
      expect(told, name).toMatchObject({ http: 200, body: { data: { name } } });
    }
  });

  it('says of what is refused what it is: locked, another kind, too many pixels [TR-03] [EX-02] [NO-02]', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)]);
    const refused: readonly (readonly [name: string, content: Buffer, data: object])[] = [
      ['a.docx', old, { fault: 'locked' }],
      ['a.doc', Buffer.from('{\\rtf1\\ansi hello}'), { fault: 'content', found: 'rtf' }],
      ['a.xls', Buffer.from('<html><table><tr><td>1</td></tr></table></html>'), { fault: 'content', found: 'html' }],
      ['a.pdf', Buffer.from('only words'), { fault: 'content', found: 'txt' }],
      [
        'a.txt',
        await sharp({ create: { width: 3, height: 3, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        { fault: 'content', found: 'png' },
      ],
    ];
    for (const [name, content, data] of refused) {
      const said = { kind: 'homeworkDocument', name, size: content.length } as const;
      expect(await li.raw(here, said, content), name).toMatchObject({
        http: 415,
        body: { code: ErrorCode.fileType, data },
      });
    }
    const large = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    expect(await li.raw(here, { kind: 'noteImage', name: 'a.jpg', size: large.length }, large)).toMatchObject({
      http: 422,
      body: { data: { fault: 'pixels', maxPixels: 50_000_000 } },
    });
  });

  it('takes a picture as what it is, whatever its name ends with, for every purpose [NO-02] [CM-01] [TR-03] [QU-02]', async () => {
    const png = await sharp({ create: { width: 3, height: 3, channels: 4, background: '#f008' } })
      .png()
      .toBuffer();
    for (const kind of [
      'noteImage',
      'postImage',
      'homeworkImage',
      'avatar',
      'questionnaireImage',
      'examAttachment',
    ] as const) {
      const { body } = await li.raw(here, { kind, name: 'a.jpg', size: png.length }, png);
      expect(body.data, kind).toMatchObject({ type: 'image/png', name: 'a.jpg' });
      const { key } = await claim(li, body.data?.id ?? '', kind);
      expect((await sharp(await buffer(store.files.read(key))).metadata()).format).toBe('png');
    }
  });

  it('cuts a name that is too long, and keeps its ending [HT-09]', async () => {
    const name = `${'n'.repeat(240)}.txt`;
    const { body } = await li.raw(here, { kind: 'homeworkDocument', name, size: 9 }, Buffer.from('some text'));
    expect(body.data?.name).toBe(`${'n'.repeat(195)}….txt`);
  });

  it('is measured where it is shown as it came: what was cut off or few browsers play is refused with that reason [CM-01] [TR-03]', async () => {
    const film = await mediaSample('film.mp4');
    for (const kind of ['postMedia', 'homeworkMedia'] as const) {
      const send = (content: Buffer, name = 'a.mp4') => li.raw(here, { kind, name, size: content.length }, content);
      expect((await send(film)).body).toMatchObject({ status: 'Y' });
      const refused = (data: object) => ({ http: 415, body: { code: ErrorCode.fileType, data } });
      expect(await send(film.subarray(0, 9000))).toMatchObject(refused({ fault: 'cut' }));
      expect(await send(await mediaSample('hevc.mp4'))).toMatchObject(
        refused({ fault: 'coding', coding: 'HEVC (H.265)' }),
      );
      expect(await send(mp4(4000))).toMatchObject(refused({ fault: 'cut' }));
      expect(await send(Buffer.from('\xff\xfb\x90\xc4'.padEnd(4000), 'latin1'), 'a.mp3')).toMatchObject({ http: 415 });
    }
  });

  it('is refused without a session, a signature, or from another site, and told so [HT-03] [HT-09]', async () => {
    const content = Buffer.from('text');
    const said = { kind: 'homeworkDocument', name: 'a.txt', size: 4 } as const;
    const path = '/yii/appapi/v1/upload/file';
    const unsigned = Object.fromEntries(
      Object.entries(li.parameters('POST', path, li.ownOf(said))).filter(
        ([name]) => name !== 'sign' && name !== 'nonce',
      ),
    );
    const changed = { ...li.parameters('POST', path, li.ownOf(said)), kind: 'avatar' };
    const form = (fields: Record<string, string>) => ({
      'x-upload-parameters': new URLSearchParams(fields).toString(),
    });
    for (const [more, http] of [
      [form(unsigned), 400],
      [form(changed), 401],
      [form({ ...li.parameters('POST', path, li.ownOf(said)), token: '', userid: '' }), 401],
      [{ origin: 'https://evil.example' }, 400],
      [{ 'x-upload-parameters': `${li.header('POST', path, li.ownOf(said))['x-upload-parameters']}&kind=avatar` }, 400],
    ] as const) {
      expect((await li.raw(here, said, content, more)).http).toBe(http);
    }
    const foreign = await fetch(`http://127.0.0.1:${(here.server.address() as { port: number }).port}${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://portal.example' },
    });
    expect(foreign.headers.get('access-control-allow-headers')).toContain('x-upload-parameters');
  });

  it('comes in pieces at either process, breaks off, and goes on where it was [HT-09]', async () => {
    const content = mp4(2 * uploadPieceBytes + 1000);
    const said = { kind: 'courseMedia', name: '首检.mp4', size: content.length } as const;
    const id = await begin(said);
    const piece = (number: number) => content.subarray(number * uploadPieceBytes, (number + 1) * uploadPieceBytes);
    expect((await li.tus(here, 'PATCH', { id, offset: 0, content: piece(0) })).status).toBe(204);

    // The connection is lost in the middle of the second piece, while its server still waits for the rest.
    const lost = new AbortController();
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(piece(1).subarray(0, 1_000_000))),
    });
    const broken = li.tus(here, 'PATCH', { id, offset: uploadPieceBytes, content: half, signal: lost.signal });
    await expect.poll(async () => (await rowOf(id))?.lockedBy).toBeTruthy();

    // The other process takes the lock over, and continues after the last piece kept.
    const head = await li.tus(there, 'HEAD', { id });
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(uploadPieceBytes)]);
    expect((await broken).status).toBe(400);
    lost.abort();
    const short = await li.tus(there, 'PATCH', { id, offset: uploadPieceBytes, content: Buffer.from('short') });
    expect(short.status).toBe(400);
    expect((await li.tus(there, 'PATCH', { id, offset: uploadPieceBytes, content: piece(1) })).status).toBe(204);
    expect((await li.tus(there, 'PATCH', { id, offset: 0, content: piece(0) })).status).toBe(409);
    expect((await li.call(here)(uploadState, { upload_id: id })).data).toEqual({
      received: 2 * uploadPieceBytes,
      file: null,
    });
    await expect(claim(li, id, said.kind)).rejects.toMatchObject({ code: ErrorCode.notFound });
    expect((await li.tus(here, 'PATCH', { id, offset: 2 * uploadPieceBytes, content: piece(2) })).status).toBe(204);

    const { data } = await li.call(there)(uploadState, { upload_id: id });
    const file = { id, type: 'video/mp4', size: content.length, sha256: sha256(content) };
    expect(data).toMatchObject({ received: content.length, file });
    const { key } = await claim(li, id, said.kind);
    expect((await buffer(store.files.read(key))).equals(content)).toBe(true);
    expect((await li.tus(here, 'DELETE', { id })).status).toBe(404);
  });

  it('in pieces ends with a first piece that is not what its name says [HT-09]', async () => {
    const id = await begin({ kind: 'courseMedia', name: 'a.mp4', size: uploadPieceBytes + 1 });
    const wrong = await li.tus(here, 'PATCH', { id, offset: 0, content: Buffer.alloc(uploadPieceBytes, '<html>') });
    expect([wrong.status, await wrong.json()]).toMatchObject([415, { code: ErrorCode.fileType }]);
    expect((await li.tus(here, 'HEAD', { id })).status).toBe(404);
  });

  it('is nobody else’s, ends when it is told to, and is limited in number [HT-09]', async () => {
    const said = { kind: 'courseMedia', name: 'a.mp4', size: uploadPieceBytes + 1 } as const;
    const id = await begin(said);
    for (const method of ['HEAD', 'DELETE'] as const) expect((await wang.tus(here, method, { id })).status).toBe(404);
    const theirs = await wang.tus(here, 'PATCH', { id, offset: 0, content: mp4(uploadPieceBytes) });
    expect(theirs.status).toBe(404);
    expect(await wang.call(here)(uploadState, { upload_id: id })).toMatchObject({ http: 404 });
    expect((await li.tus(there, 'DELETE', { id })).status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    for (let i = 0; i < 10; i++) await begin(said);
    const eleventh = await li.tus(here, 'POST', { said });
    expect([eleventh.status, await eleventh.json()]).toMatchObject([429, { code: ErrorCode.uploadQuota }]);
    expect((await wang.tus(here, 'POST', { said })).status).toBe(201);
  });

  it('is swept a day after its last byte, unless something refers to it [HT-09]', async () => {
    const send = async (name: string) => {
      const { body } = await li.raw(here, { kind: 'homeworkDocument', name, size: 4 }, 'text');
      return body.data?.id ?? '';
    };
    const sweepAt = (at: number) =>
      sweepUploads({ inTenant: (work) => inTenant(db, 0, work), files: store.files, now: () => at });
    const [loose, kept, given] = [await send('loose.txt'), await send('kept.txt'), await send('given.txt')];
    const half = await begin({ kind: 'courseMedia', name: 'a.mp4', size: uploadPieceBytes + 1 });
    await li.tus(here, 'PATCH', { id: half, offset: 0, content: mp4(uploadPieceBytes) });
    for (const id of [kept, given]) await claim(li, id, 'homeworkDocument');
    const keys = await Promise.all([loose, kept, given].map(async (id) => (await rowOf(id))?.key ?? ''));
    await sweepAt(start + day);
    expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining([loose, kept, given, half]));
    now = start + day;
    await inTenant(db, 0, (scope) => releaseUpload({ scope, now: () => now }, { id: given }));
    await sweepAt(start + day + 1);
    const left = (await rows()).map(({ id }) => id);
    expect([loose, half].filter((id) => left.includes(id))).toEqual([]);
    expect([kept, given].filter((id) => left.includes(id))).toEqual([kept, given]);
    const there = await Promise.all(keys.map(async (key) => (await store.files.stat(key)) !== null));
    expect(there).toEqual([false, true, true]);
    await sweepAt(start + 2 * day + 1);
    expect(await rowOf(given)).toBeUndefined();
  });
});
