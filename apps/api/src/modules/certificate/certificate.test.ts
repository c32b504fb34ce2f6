import { ErrorCode } from '@banyan/contracts';
import {
  certificateCredential,
  certificateDocument,
  certificateKey,
  certificateStatus,
  issuedCertificates,
  myCertificates,
  revokeCertificate,
  verifyCertificate,
} from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificateTakenBack } from '../../effects/takenBack.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { hosts } from '../../platform/enterprise.schema.ts';
import type { Emit } from '../../ports/emit.ts';
import { testOutside } from '../../testing/outside.ts';
import { tellExpiring } from './certificate.jobs.ts';
import { certificates } from './certificate.schema.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { newCode, printedCode } from './code.ts';
import { addMonths } from './issue.ts';
import { addTemplate, earn } from './testing/addTemplate.ts';
import { maskedName } from './verify.service.ts';

const DAY = 86_400_000;
const { log } = Fastify({ logger: false });
const start = Date.parse('2025-11-20T02:00:00Z');

let world: World;
let templateId: number;
let people = 0;
const person = () => world.addLearner(`H2038${(people += 1)}`);
const visitor = { userId: null };

beforeAll(async () => {
  world = await openWorld(certificateRoutes, { eids: [1001, 1002] });
  await world.db.orm.insert(hosts).values({ host: 'hengchuan.test', eid: 1001 });
  templateId = await addTemplate(world);
});
beforeEach(() => {
  world.now = start;
});

/** A person with a certificate. */
async function holder() {
  const userId = await person();
  await earn(world, userId, templateId);
  const { items } = await world.ask(myCertificates, {}, { userId });
  const [own] = items;
  if (own === undefined) throw new Error('none was issued');
  return { userId, own };
}

describe('a certificate', () => {
  it('is issued once for a round, with a number at once, and anew for the next round [TR-04]', async () => {
    const userId = await person();
    await Promise.all([earn(world, userId, templateId), earn(world, userId, templateId)]);
    const [first, ...none] = (await world.ask(myCertificates, {}, { userId })).items;
    expect(none).toEqual([]);
    expect(first).toMatchObject({ state: 'valid', renewed: false, title: '叉车作业安全', issuedAt: start });
    expect(first?.number).toMatch(/^HC-2025-11-\d{4}$/);
    expect(first?.expiresAt).toBe(Date.parse('2027-11-20T02:00:00Z'));
    world.now += 700 * DAY;
    await earn(world, userId, templateId, 2);
    const both = (await world.ask(myCertificates, {}, { userId })).items;
    expect(both.map(({ state, renewed }) => [state, renewed])).toEqual([
      ['valid', false],
      ['expiring', true],
    ]);
  });

  it('is told to its holder 30 days before it ends, once, unless a newer one that holds took its place [TR-04]', async () => {
    const own = await addTemplate(world, { validMonths: 12 });
    const [one, renewed, back] = [await person(), await person(), await person()];
    for (const userId of [one, renewed, back]) await earn(world, userId, own);
    world.now += 300 * DAY;
    for (const userId of [renewed, back]) await earn(world, userId, own, 2);
    const source = { type: 'programme', id: '7' };
    await world.as({ userId: back }, ({ scope, emit }) =>
      emit(scope, certificateTakenBack, { userId: back, templateId: own, source, round: 2 }),
    );
    const told: number[] = [];
    const tell = (days: number) =>
      world.in(1001, async (scope) => {
        const now = start + days * DAY;
        const emit = (_: unknown, __: unknown, { userIds }: { readonly userIds: readonly number[] }) =>
          Promise.resolve(void told.push(...userIds));
        await tellExpiring.run({ ...testOutside(), scope, now, log, emit: emit as Emit }, {});
        return told
          .splice(0)
          .filter((id) => [one, renewed, back].includes(id))
          .sort((a, b) => a - b);
      });
    expect(await tell(334)).toEqual([]);
    expect(await tell(335)).toEqual([one, back]);
    expect(await tell(336)).toEqual([]);
  });

  it('is taken back for the round whose reason is gone, and for no other [TR-04]', async () => {
    const { userId } = await holder();
    await earn(world, userId, templateId, 2);
    const source = { type: 'programme', id: '7' };
    await world.as({ userId }, ({ scope, emit }) =>
      emit(scope, certificateTakenBack, { userId, templateId, source, round: 2 }),
    );
    const rows = await world.in(1001, (scope) =>
      scope.tx
        .select({ round: certificates.round, revokedAt: certificates.revokedAt })
        .from(certificates)
        .where(scope.only(certificates, eq(certificates.userId, userId)))
        .orderBy(certificates.round),
    );
    expect(rows).toEqual([
      { round: 1, revokedAt: null },
      { round: 2, revokedAt: new Date(start) },
    ]);
  });

  it('has numbers one after the other, no two the same [TR-04]', async () => {
    const own = await Promise.all([holder(), holder(), holder()]);
    const numbers = own.map((one) => Number(one.own.number.slice(-4))).sort((a, b) => a - b);
    expect(numbers.map((one) => one - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
  });

  it('is told as valid, expired or revoked to anybody, and no more than stands on it [TR-04]', async () => {
    const { own, userId } = await holder();
    const check = () => world.ask(verifyCertificate, { code: printedCode(own.code).toLowerCase() }, visitor);
    const { certificate } = await check();
    expect(certificate).toEqual({
      number: own.number,
      title: own.title,
      scope: '',
      tone: 'gamboge',
      issuer: '企业1001',
      issuedAt: start,
      expiresAt: own.expiresAt,
      revokedAt: null,
      state: 'valid',
      holder: maskedName(own.holder),
      account: own.account.slice(-3),
    });
    world.now = (own.expiresAt ?? 0) + 1;
    expect((await check()).certificate?.state).toBe('expired');
    world.now = start;
    const admin = await world.addPerson('admin', `admin${people}`);
    await world.ask(revokeCertificate, { id: own.id, reason: '缺一位监考签字' }, admin);
    const revoked = (await check()).certificate;
    expect(revoked).toMatchObject({ state: 'revoked', revokedAt: start });
    expect(JSON.stringify(revoked)).not.toContain('监考');
    expect((await world.ask(myCertificates, {}, { userId })).items[0]?.reason).toBe('缺一位监考签字');
  });

  it('is unknown by another code, and in another enterprise [TR-04]', async () => {
    const { own } = await holder();
    for (const code of [newCode(), 'x', '', own.number]) {
      expect((await world.ask(verifyCertificate, { code }, visitor)).certificate).toBeNull();
    }
    expect((await world.ask(verifyCertificate, { code: own.code }, { ...visitor, eid: 1002 })).certificate).toBeNull();
  });

  it('is found at the desk by what stands on it, and revoked there [TR-04]', async () => {
    const { own, userId } = await holder();
    const admin = await world.addPerson('admin', `desk-of-${own.id}`);
    const found = async (keyword: string) =>
      (await world.ask(issuedCertificates, { keyword }, admin)).items.filter(({ id }) => id === own.id);
    for (const keyword of ['', own.number, printedCode(own.code).toLowerCase(), own.account, own.title, own.holder])
      expect(await found(keyword), keyword).toHaveLength(1);
    expect(await found('100%')).toEqual([]);
    await world.ask(revokeCertificate, { id: own.id, reason: '缺一位监考签字' }, admin);
    expect(await found(own.number)).toMatchObject([{ state: 'revoked', reason: '缺一位监考签字' }]);
    const refused = await world.refusal(issuedCertificates, { keyword: '' }, { userId });
    expect(refused?.code).toBe(ErrorCode.adminsOnly);
  });

  it('is its holder’s alone to save and to sign; only administrators revoke [TR-04]', async () => {
    const { own, userId } = await holder();
    const other = { userId: await person() };
    const missing = { code: ErrorCode.notFound };
    expect(await world.refusal(certificateDocument, { id: own.id, form: 'pdf' }, other)).toEqual(missing);
    expect(await world.refusal(certificateCredential, { id: own.id }, other)).toEqual(missing);
    expect((await world.refusal(revokeCertificate, { id: own.id, reason: 'x' }, { userId }))?.code).toBe(
      ErrorCode.adminsOnly,
    );
    const admin = await world.addPerson('admin', `admin${people}`);
    expect(await world.refusal(revokeCertificate, { id: 1, reason: 'x' }, admin)).toEqual(missing);
  });

  it('is drawn by a job as PDF with real text and as a picture [TR-04]', async () => {
    const { own, userId } = await holder();
    await world.work();
    const { url } = await world.ask(certificateDocument, { id: own.id, form: 'pdf' }, { userId });
    const read = async (key: string) => {
      const chunks: Buffer[] = [];
      await world.as({ userId }, async ({ files }) => {
        for await (const chunk of files.read(key)) chunks.push(chunk as Buffer);
      });
      return Buffer.concat(chunks);
    };
    const keyOf = (address: string) => new URL(address).pathname.slice(1);
    const pdf = await read(keyOf(url));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // A subset of the font, not all of it, and the map from its shapes to characters.
    expect(pdf.length).toBeLessThan(120_000);
    expect(pdf.toString('latin1')).toMatch(/\/FontFile[23][^]*\/ToUnicode|\/ToUnicode[^]*\/FontFile[23]/);
    expect(pdf.toString('latin1')).toContain(`https://hengchuan.test/verify/${own.code}`);
    const picture = await world.ask(certificateDocument, { id: own.id, form: 'picture' }, { userId });
    const png = await read(keyOf(picture.url));
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 1680]);
    const admin = await world.addPerson('admin', `admin${people}`);
    // A document saved after the revocation is another one, which says so.
    await world.ask(revokeCertificate, { id: own.id, reason: '发错了人' }, admin);
    const after = await world.ask(certificateDocument, { id: own.id, form: 'picture' }, { userId });
    expect((await read(keyOf(after.url))).equals(png)).toBe(false);
  });

  it('ends on the last day of a shorter month [TR-04]', () => {
    const end = (from: string, timeZone: string) => addMonths(Date.parse(from), 6, timeZone).toISOString();
    expect(end('2024-08-31T10:00:00Z', 'UTC')).toBe('2025-02-28T10:00:00.000Z');
    // One in the morning of the 31st there.
    expect(end('2024-08-30T17:00:00Z', 'Asia/Shanghai')).toBe('2025-02-27T17:00:00.000Z');
    // Half past midnight on both days; only the second has another hour of offset from UTC.
    expect(end('2025-06-10T04:30:00Z', 'America/New_York')).toBe('2025-12-10T05:30:00.000Z');
  });

  it.each([
    ['李思远', '李＊远'],
    ['孙立', '孙＊'],
    ['欧阳雪晴', '欧＊＊晴'],
    ['Maya Patel', 'Maya P.'],
  ])('tells a stranger %s as %s [TR-04]', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});

describe('an Open Badges credential', () => {
  it('is signed by the enterprise’s key, which is published, and no other’s [TR-04]', async () => {
    const { own, userId } = await holder();
    const { jwt } = await world.ask(certificateCredential, { id: own.id }, { userId });
    const key = await world.ask(certificateKey, {}, visitor);
    const issuer = 'https://hengchuan.test';
    const { payload } = await jwtVerify(jwt, await importJWK(key, 'RS256'), { issuer, currentDate: new Date(start) });
    expect(decodeProtectedHeader(jwt)).toMatchObject({
      alg: 'RS256',
      kid: `${issuer}/yii/appapi/v1/certificate/key?eid=1001`,
    });
    expect(payload).toMatchObject({
      jti: `${issuer}/verify/${own.code}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      validFrom: new Date(start).toISOString(),
      credentialSubject: { achievement: { name: own.title, humanCode: own.number } },
    });
    const other = await importJWK(await world.ask(certificateKey, {}, { ...visitor, eid: 1002 }), 'RS256');
    await expect(jwtVerify(jwt, other)).rejects.toHaveProperty('code', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED');
    expect((await world.ask(certificateKey, {}, visitor)).kid).toBe(key.kid);
  });

  it('names status lists, signed by the same key, that tell when it is revoked or renewed [TR-04]', async () => {
    const { own, userId } = await holder();
    const other = await holder();
    const admin = await world.addPerson('admin', `status-of-${own.id}`);
    const issuer = 'https://hengchuan.test';
    const key = await importJWK(await world.ask(certificateKey, {}, visitor), 'RS256');
    const entriesOf = async (id: number, asker: number) => {
      const { jwt } = await world.ask(certificateCredential, { id }, { userId: asker });
      return (decodeJwt(jwt)['credentialStatus'] ?? []) as readonly Record<string, string>[];
    };
    /** As a verifier reads it: from the credential's own address, checked, unpacked, by the bit of its index. */
    const bitOf = async (entry: Record<string, string> | undefined) => {
      const address = new URL(entry?.['statusListCredential'] ?? '');
      expect(`${address.origin}${address.pathname}`).toBe(`${issuer}/yii/appapi/v1/certificate/status`);
      const input = { list: Number(address.searchParams.get('list')), purpose: address.searchParams.get('purpose') };
      const { id, type } = await world.ask(certificateStatus, input as never, visitor);
      expect(type).toBe('EnvelopedVerifiableCredential');
      const { payload } = await jwtVerify(id.split(',')[1] ?? '', key, { issuer, currentDate: new Date(world.now) });
      const subject = payload['credentialSubject'] as { readonly encodedList: string; readonly statusPurpose: string };
      expect([payload['id'], subject.statusPurpose]).toEqual([address.href, entry?.['statusPurpose']]);
      const bits = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'));
      expect(bits.length * 8).toBeGreaterThanOrEqual(131_072);
      const index = Number(entry?.['statusListIndex']);
      return ((bits[Math.floor(index / 8)] ?? 0) >> (7 - (index % 8))) & 1;
    };
    const entries = await entriesOf(own.id, userId);
    expect(entries.map(({ type, statusPurpose }) => [type, statusPurpose])).toEqual([
      ['BitstringStatusListEntry', 'revocation'],
      ['BitstringStatusListEntry', 'refresh'],
    ]);
    const stand = async () => [await bitOf(entries[0]), await bitOf(entries[1])];
    expect(await stand()).toEqual([0, 0]);
    // One of another kind is no newer one of this, nor is one that was revoked.
    await earn(world, userId, await addTemplate(world), 2);
    expect(await stand()).toEqual([0, 0]);
    await earn(world, userId, templateId, 2);
    expect(await stand()).toEqual([0, 1]);
    const { items } = await world.ask(myCertificates, {}, { userId });
    const newer = Math.max(...items.map(({ id }) => id));
    await world.ask(revokeCertificate, { id: newer, reason: '发错了人' }, admin);
    expect(await stand()).toEqual([0, 0]);
    await earn(world, userId, templateId, 3);
    expect(await stand()).toEqual([0, 1]);
    await world.ask(revokeCertificate, { id: own.id, reason: '发错了人' }, admin);
    expect(await stand()).toEqual([1, 1]);
    const others = await entriesOf(other.own.id, other.userId);
    expect([await bitOf(others[0]), await bitOf(others[1])]).toEqual([0, 0]);
  });

  it('is not signed for a certificate that was revoked [TR-04]', async () => {
    const { own, userId } = await holder();
    const admin = await world.addPerson('admin', `admin-of-${own.id}`);
    await world.ask(revokeCertificate, { id: own.id, reason: '发错了人' }, admin);
    expect(await world.refusal(certificateCredential, { id: own.id }, { userId })).toEqual({
      code: ErrorCode.conflict,
    });
  });
});
