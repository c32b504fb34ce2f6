import { ErrorCode } from '@banyan/contracts';
import {
  askDeletion,
  copyPolling,
  decideDeletion,
  deletionCases,
  giveConsent,
  prepareCopy,
  privacyOverview,
  withdrawDeletion,
} from '@banyan/contracts/account';
import { publishPost, writeComment } from '@banyan/contracts/community';
import { messageList } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { addField } from '../organisation/testing/addField.ts';
import { allRoutes } from '../index.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { auditEntries } from '../../platform/audit.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { postalAddresses } from '../mall/mall.schema.ts';
import { conversations, privateMessages } from '../messages/private/private.schema.ts';
import { notes } from '../note/note.schema.ts';
import { addSession, addUser } from '../../testing/fixtures.ts';
import { pointsBalances } from '../points/points.schema.ts';
import { earnPoints } from '../points/points.service.ts';
import { sweepCopies } from './copy.job.ts';
import { uploads } from '../upload/upload.schema.ts';
import { dataCopies } from './privacy.schema.ts';

const HOUR_MS = 3_600_000;
const start = Date.parse('2025-11-20T02:00:00Z');
const open = promisify<Buffer, ZipFile>((bytes, done) => {
  fromBuffer(bytes, { lazyEntries: true }, done);
});

/** Everything in an archive, by name. */
async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await open(bytes);
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        void buffer(stream).then((read) => {
          files.set(entry.fileName, read.toString('utf8'));
          zip.readEntry();
        }, reject);
      });
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

let world: World;
let admin: Asker;
let people = 0;
const person = async (eid = 1001) => ({ eid, userId: await world.addLearner(`D${(people += 1)}`, '', eid) });
type Person = Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  admin = await world.addPerson('admin');
});
beforeEach(() => {
  world.now = start;
});

/** A portrait of a person and a copy of their data, both with their files: their keys. */
async function addFiles(userId: number): Promise<readonly string[]> {
  const at = new Date(world.now);
  const portrait = `1001/avatar/${userId}.txt`;
  const copy = `1001/copy/${userId}.txt`;
  for (const key of [portrait, copy])
    await world.files.put(key, Readable.from(['words']), { type: 'text/plain', maxBytes: 100 });
  const times = { createdAt: at, touchedAt: at, claimedAt: at };
  const upload = {
    id: `portrait-of-${userId}`,
    userId,
    kind: 'avatar' as const,
    name: 'me.txt',
    type: 'text/plain' as const,
  };
  await world.in(1001, async (scope) => {
    await scope.tx
      .insert(uploads)
      .values(scope.row(uploads, { ...upload, ...times, size: 5, state: 'done', key: portrait }));
    await scope.tx.insert(dataCopies).values(
      scope.row(dataCopies, {
        name: 'copy.zip',
        userId,
        askedAt: at,
        state: 'ready',
        key: copy,
        size: 5,
        expiresAt: new Date(world.now + HOUR_MS),
      }),
    );
  });
  return [portrait, copy];
}

async function copyOf(who: Person): Promise<Map<string, string>> {
  await world.ask(prepareCopy, {}, who);
  await world.work();
  const [row] = await world.in(who.eid, (scope) =>
    scope.tx
      .select()
      .from(dataCopies)
      .where(scope.only(dataCopies, eq(dataCopies.userId, who.userId))),
  );
  return unpack(await buffer(world.files.read(row?.key ?? '')));
}

const topic = {
  ...{ kind: 'topic' as const, title: '首件卡', body: '<p>先量三件</p>', category: 0, media: '' },
  ...{ reward: 0, remind: 'N' as const },
};

describe('what is kept about somebody', () => {
  it('is told by kind, with how much and since when, and nothing of others [SE-12]', async () => {
    const [me, other] = [await person(), await person()];
    const write = { ...topic, images: [] };
    for (const who of [me, other, other]) await world.ask(publishPost, write, who);
    const { kinds } = await world.ask(privacyOverview, {}, me);
    expect(kinds.find(({ kind }) => kind === 'community')).toEqual({ kind: 'community', count: 1, since: start });
    expect(kinds.find(({ kind }) => kind === 'profile')?.count).toBe(1);
    expect(kinds.find(({ kind }) => kind === 'notes')).toEqual({ kind: 'notes', count: 0, since: null });
  });

  it('is a consent that is given, withdrawn, and on record [SE-12] [SH-04]', async () => {
    const me = await person();
    const analytics = async () =>
      (await world.ask(privacyOverview, {}, me)).consents.find(({ kind }) => kind === 'analytics');
    expect(await analytics()).toEqual({ kind: 'analytics', given: false, at: null });
    await world.ask(giveConsent, { kind: 'analytics', given: 'Y' }, me);
    world.now += 1000;
    // Repeating it changes nothing.
    await world.ask(giveConsent, { kind: 'analytics', given: 'Y' }, me);
    expect(await analytics()).toEqual({ kind: 'analytics', given: true, at: start });
    await world.ask(giveConsent, { kind: 'analytics', given: 'N' }, me);
    expect(await analytics()).toEqual({ kind: 'analytics', given: false, at: start + 1000 });
    const log = await copyOf(me);
    const rows = JSON.parse(log.get('consents/consents.json') ?? '[]') as { given: boolean }[];
    expect(rows.map(({ given }) => given)).toEqual([true, false]);
  });
});

describe('a copy of one’s data', () => {
  it('has what one wrote as JSON and CSV, and not a word of others, nor a secret [SE-12]', async () => {
    const [me, other] = [await person(), await person()];
    await addSession(world.db, 1001, me.userId, { now: start });
    const { id } = await world.ask(publishPost, { ...topic, images: [], title: '=HYPERLINK("x")' }, me);
    await world.ask(writeComment, { post: id, parent: 0, words: '别人的话', mentions: [] }, other);
    await world.in(1001, async (scope) => {
      const [low = 0, high = 0] = [me.userId, other.userId].sort((a, b) => a - b);
      const [talk] = await scope.tx
        .insert(conversations)
        .values(scope.row(conversations, { lowId: low, highId: high }))
        .returning();
      const line = { conversationId: talk?.id ?? 0, at: new Date(start) };
      await scope.tx
        .insert(privateMessages)
        .values([
          scope.row(privateMessages, { ...line, fromId: me.userId, clientId: 'c'.repeat(16), text: '我的私信' }),
          scope.row(privateMessages, { ...line, fromId: other.userId, clientId: 'd'.repeat(16), text: '对方的私信' }),
        ]);
      await scope.tx.update(users).set({ email: 'secret@other.test' }).where(eq(users.id, other.userId));
    });
    const field = await addField(world);
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ fieldValues: { [field]: 'C-17' } })
        .where(eq(users.id, me.userId)),
    );
    const files = await copyOf(me);
    expect(files.get('profile/users.json')).toContain('"成本中心": "C-17"');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.json', 'README.txt', 'profile/users.json', 'study/xapi-statements.json']),
    );
    const all = [...files.values()].join('\n');
    expect(all).toContain('我的私信');
    for (const foreign of ['别人的话', '对方的私信', 'secret@other.test', `D${people}`])
      expect(all).not.toContain(foreign);
    for (const secret of ['passwordHash', 'tokenHash', 'signKey']) expect(all).not.toContain(secret);
    expect(files.get('community/community_posts.json')).toContain('"=HYPERLINK(\\"x\\")"');
    expect(files.get('community/community_posts.csv')).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('is one at a time, open for a day, and made anew after it [SE-12]', async () => {
    const me = await person();
    const asked = await world.ask(prepareCopy, {}, me);
    expect(asked).toMatchObject({ state: 'waiting', url: null });
    world.now += 1000;
    expect((await world.ask(prepareCopy, {}, me)).askedAt).toBe(start);
    await world.work();
    const { copy } = await world.ask(copyPolling, {}, me);
    expect(copy).toMatchObject({ state: 'ready', expiresAt: world.now + 24 * HOUR_MS });
    expect((await world.ask(copyPolling, {}, await person())).copy).toBeNull();
    world.now += 24 * HOUR_MS + 1;
    const over = (await world.ask(copyPolling, {}, me)).copy;
    expect([over?.state, over?.url]).toEqual(['expired', null]);
    const { files } = world;
    await sweepCopies({ files, now: () => world.now, inTenant: (work) => world.in(1001, work) });
    const kept = await world.in(1001, (scope) =>
      scope.tx
        .select({ key: dataCopies.key })
        .from(dataCopies)
        .where(scope.only(dataCopies, eq(dataCopies.userId, me.userId))),
    );
    expect(kept).toEqual([{ key: null }]);
    expect((await world.ask(prepareCopy, {}, me)).state).toBe('waiting');
  });

  it('that nobody makes is told as failed, and asked for again [SE-12]', async () => {
    const me = await person();
    await world.ask(prepareCopy, {}, me);
    world.now += 16 * 60_000;
    expect((await world.ask(copyPolling, {}, me)).copy?.state).toBe('failed');
    expect(await world.ask(prepareCopy, {}, me)).toMatchObject({ state: 'waiting', askedAt: world.now });
  });
});

/** Every column that says who somebody was, each with words of its own. */
const whoTheyWere = {
  ...{ realName: '李思远', idNumber: '110101199003070011', phone: '+8613800000001', email: 'li@x.test' },
  ...{ name: { zh_cn: '思远本名' }, nickname: '小李飞刀', department: { zh_cn: '总装二线' }, post: '调试技师' },
  ...{ hiredOn: '2011-04-05', birthday: '1990-03-07', tags: ['夜班长'], image: 'https://x.test/me.png' },
  ...{ avatar: { upload: 'own-avatar', key: '1001/own-avatar.webp' }, weixinUserId: 'wx-li-siyuan' },
  ...{ idPhoto: { upload: 'own-photo', key: '1001/own-photo.webp' }, passwordHash: 'hash-of-their-word' },
  fieldValues: { 101: 'C-17' },
};

describe('a request for deletion', () => {
  const told = (who: Person) => world.ask(messageList, { box: 'own', about: 'all', unread: 'N', keyword: '' }, who);

  it('waits, is withdrawn once, and asked again [SE-12]', async () => {
    const me = await person();
    const first = await world.ask(askDeletion, { reason: ' 离职 ' }, me);
    expect(first).toMatchObject({ state: 'waiting', reason: '离职' });
    expect((await world.ask(askDeletion, { reason: '又一次' }, me)).id).toBe(first.id);
    expect((await world.ask(withdrawDeletion, {}, me)).state).toBe('withdrawn');
    expect(await world.refusal(withdrawDeletion, {}, me)).toEqual({
      code: ErrorCode.deletionRefused,
      data: { refusal: 'settled' },
    });
    expect((await world.ask(askDeletion, { reason: '' }, me)).id).not.toBe(first.id);
  });

  it('is refused with a reason that the person reads, by administrators of the enterprise alone [SE-12] [AC-10]', async () => {
    const me = await person();
    const { id } = await world.ask(askDeletion, { reason: '' }, me);
    const refuse = { id, verdict: 'refused' as const, reply: '还有未结的订单' };
    expect((await world.refusal(decideDeletion, refuse, me))?.code).toBe(ErrorCode.adminsOnly);
    const far = await world.addPerson('admin', 'far-admin', 1002);
    expect((await world.refusal(decideDeletion, refuse, far))?.code).toBe(ErrorCode.notFound);
    expect((await world.refusal(decideDeletion, { ...refuse, reply: ' ' }, admin))?.code).toBe(ErrorCode.fieldsRefused);
    const before = await world.ask(deletionCases, { state: 'open' }, admin);
    expect(before.items.map((one) => one.id)).toContain(id);
    await world.ask(decideDeletion, refuse, admin);
    expect((await world.ask(deletionCases, { state: 'open' }, admin)).waiting).toBe(before.waiting - 1);
    expect((await world.refusal(decideDeletion, refuse, admin))?.data).toEqual({ refusal: 'settled' });
    expect((await told(me)).items[0]).toMatchObject({ title: '你的注销申请没有通过', text: '原因：还有未结的订单' });
    expect((await world.ask(privacyOverview, {}, me)).deletion).toMatchObject({
      state: 'refused',
      reply: '还有未结的订单',
    });
  });

  it('that is agreed to closes the account and erases who it was; what others need stays without a name [SE-12]', async () => {
    const [me, other] = [await person(), await person()];
    await addSession(world.db, 1001, me.userId, { now: start });
    await world.in(1001, async (scope) => {
      await earnPoints(scope, { ...me, rule: 'test', source: { type: 'test', id: 'd' } }, 30, start);
      await scope.tx.update(users).set(whoTheyWere).where(eq(users.id, me.userId));
      const address = { userId: me.userId, name: '李思远', phone: '+8613800000001', address: '苏州' };
      await scope.tx.insert(postalAddresses).values(scope.row(postalAddresses, address));
    });
    const { id: post } = await world.ask(publishPost, { ...topic, images: [] }, me);
    await world.ask(writeComment, { post, parent: 0, words: '同意', mentions: [] }, other);
    const stored = await addFiles(me.userId);
    const { id } = await world.ask(askDeletion, { reason: '离职' }, me);
    expect((await world.ask(decideDeletion, { id, verdict: 'accepted', reply: '' }, admin)).state).toBe('approved');
    await world.work();
    // No address that is known answers until a sweep comes by.
    expect(await Promise.all(stored.map((key) => world.files.stat(key)))).toEqual([null, null]);
    const [row] = await world.in(1001, (scope) => scope.tx.select().from(users).where(eq(users.id, me.userId)));
    expect(row).toMatchObject({
      account: `closed-${me.userId}`,
      realName: '',
      idNumber: '',
      phone: '',
      locked: true,
      fieldValues: {},
    });
    const words = Object.values(whoTheyWere).flatMap((value) =>
      typeof value === 'string' ? value : Object.values(value),
    );
    for (const word of words) expect(JSON.stringify(row)).not.toContain(word);
    const acts = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(auditEntries)
        .where(scope.only(auditEntries, eq(auditEntries.subjectId, me.userId))),
    );
    expect(acts.find(({ act }) => act === 'privacy.erase')).toMatchObject({
      ...{ actorId: admin.userId, source: 'job', subjectType: 'person' },
    });
    const done = (await world.ask(deletionCases, { state: 'answered' }, admin)).items[0];
    expect(done).toMatchObject({ id, state: 'erased', reason: '', person: { name: '已注销的用户' } });
    const left = await world.in(1001, async (scope) => ({
      addresses: await scope.tx.select().from(postalAddresses).where(eq(postalAddresses.userId, me.userId)),
      notes: await scope.tx.select().from(notes).where(eq(notes.userId, me.userId)),
      points: await scope.tx.select().from(pointsBalances).where(eq(pointsBalances.userId, me.userId)),
    }));
    expect([left.addresses.length, left.notes.length, left.points[0]?.spendable]).toEqual([0, 0, 30]);
  });

  it('of an administrator is decided by another one [SE-12] [AC-10]', async () => {
    const second = await world.addPerson('admin', 'second-admin');
    const { id } = await world.ask(askDeletion, { reason: '' }, second);
    const accept = { id, verdict: 'accepted' as const, reply: '' };
    expect((await world.refusal(decideDeletion, accept, second))?.data).toEqual({ refusal: 'own' });
    expect((await world.ask(decideDeletion, accept, admin)).state).toBe('approved');
  });

  it('of the last super administrator is not approved by another kind of administrator [SE-12] [AC-10]', async () => {
    const system: Asker = { role: 'admin', userId: await addUser(world.db, 1001, { account: 'system', type: 4 }) };
    const { id } = await world.ask(askDeletion, { reason: '' }, admin);
    const accept = { id, verdict: 'accepted' as const, reply: '' };
    expect((await world.refusal(decideDeletion, accept, system))?.data).toEqual({ refusal: 'lastAdministrator' });
    await world.addPerson('admin', 'third-admin');
    expect((await world.ask(decideDeletion, accept, system)).state).toBe('approved');
  });
});
