import { ErrorCode } from '@banyan/contracts';
import {
  getUserInfo,
  profileFields,
  readProfile,
  saveProfile,
  type ProfileField,
  type ProfileInput,
} from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookUpSession } from '../../http/sessionLookup.ts';
import { hashToken } from '../../envelope/index.ts';
import { addSession } from '../../testing/fixtures.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { claimUpload, releaseUpload } from '../upload/claim.service.ts';
import { uploads } from '../upload/upload.schema.ts';
import { profileModule } from './profile.module.ts';

const idNumber = '11010519491231002X';
const nothing: ProfileInput = { avatar: '', nickname: '', realName: '', idNumber: '', email: '', idPhoto: '' };

let world: World;
let li: { userId: number };
let wang: { userId: number };
let count = 0;

beforeAll(async () => {
  const { routes } = profileModule({ claim: claimUpload, release: releaseUpload });
  world = await openWorld([...routes, ...sessionRoutes], { eids: [1001, 1002] });
});
beforeEach(async () => {
  count += 1;
  li = { userId: await world.addLearner(`li${count}`) };
  wang = { userId: await world.addLearner(`wang${count}`) };
  await demand([]);
});

const demand = (requiredProfile: ProfileField[]) =>
  world.in(1001, (scope) => scope.tx.update(enterprises).set({ requiredProfile }).where(scope.only(enterprises)));
const save = (who: { userId: number }, input: Partial<ProfileInput>) =>
  world.ask(saveProfile, { ...nothing, ...input }, who);
const refusal = (who: { userId: number }, input: Partial<ProfileInput>) =>
  world.refusal(saveProfile, { ...nothing, ...input }, who);

/** A completely uploaded picture. */
async function send({ userId }: { userId: number }, kind: 'avatar' | 'idPhoto' | 'noteImage'): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const at = new Date(world.now);
  const file = { id, userId, kind, name: 'a.jpg', type: 'image/jpeg', size: 9, received: 9, key: `upload/${id}.jpg` };
  await world.in(1001, (scope) =>
    scope.tx
      .insert(uploads)
      .values(scope.row(uploads, { ...file, type: 'image/jpeg', state: 'done', createdAt: at, touchedAt: at })),
  );
  return id;
}
const isClaimed = (id: string) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select({ at: uploads.claimedAt })
      .from(uploads)
      .where(scope.only(uploads, eq(uploads.id, id)));
    return row?.at !== null;
  });

describe('personal data', () => {
  it('are saved with a name that no certificate can print, and its characters are told [SE-12, TR-04]', async () => {
    expect(await save(li, { realName: '李𠀀𠀀' })).toMatchObject({ unprinted: ['𠀀'] });
    expect(await world.ask(readProfile, {}, li)).toMatchObject({ realName: '李𠀀𠀀', unprinted: ['𠀀'] });
    expect(await save(li, { realName: '龔㛃 Łukasz' })).toMatchObject({ unprinted: [] });
  });

  it('are kept as they were typed, without blanks around them, and shown to their owner alone [SE-12]', async () => {
    await save(li, { nickname: ' 小李 ', realName: '李思远', idNumber: '11010519491231002x', email: 'li@example.com' });
    expect(await world.ask(readProfile, {}, li)).toMatchObject({
      nickname: '小李',
      realName: '李思远',
      idNumber,
      email: 'li@example.com',
      avatar: '',
      idPhoto: '',
      required: [],
    });
    expect(await world.ask(readProfile, {}, wang)).toMatchObject({ nickname: '', idNumber: '' });
    expect(await world.ask(getUserInfo, {}, li)).toMatchObject({ nickname: '小李' });
  });

  it('take as much as fits and no more [SE-12] [SE-07]', async () => {
    const email = `${'l'.repeat(92)}@ex.com`;
    await save(li, {
      nickname: '李'.repeat(20),
      realName: '李'.repeat(50),
      email: `l${email}`,
      idNumber: '1'.repeat(20),
    });
    const bad: readonly Partial<ProfileInput>[] = [
      { nickname: '李'.repeat(21) },
      { nickname: '李\u202E远' },
      { realName: '李'.repeat(51) },
      { email: `ll${email}` },
      { email: 'li@example' },
      { email: 'l i@example.com' },
      { idNumber: '1'.repeat(21) },
      { idNumber: '110105194912310021' },
      { avatar: 'pending' },
      { idPhoto: 'a'.repeat(23) },
    ];
    for (const input of bad) {
      expect(await refusal(li, input)).toEqual({
        code: ErrorCode.badRequest,
        data: { fields: Object.keys(input) },
      });
    }
  });

  it('may be emptied where nothing is demanded, and what is demanded may not [SE-12]', async () => {
    await save(li, { nickname: '远', realName: '李' });
    await save(li, {});
    expect(await world.ask(readProfile, {}, li)).toMatchObject({ nickname: '', realName: '' });
    await demand(['realName', 'idPhoto']);
    expect(await world.ask(readProfile, {}, li)).toMatchObject({ required: ['realName', 'idPhoto'] });
    expect(await refusal(li, { realName: ' ', nickname: '远' })).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { realName: 'missing.realName', idPhoto: 'missing.idPhoto' } },
    });
    expect(await world.ask(readProfile, {}, li)).toMatchObject({ nickname: '' });
  });

  it('have a nickname that no colleague has, whatever its case; another enterprise may [SE-12]', async () => {
    await save(wang, { nickname: `Wang${count}` });
    expect(await refusal(li, { nickname: `wANG${count}` })).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { nickname: 'taken' } },
    });
    await save(wang, { nickname: `wang${count}` });
    const zhang = { eid: 1002, userId: await world.addLearner('zhang', '', 1002) };
    await world.ask(saveProfile, { ...nothing, nickname: `Wang${count}` }, zhang);
  });

  it('take pictures of their owner’s, of their kind, once [SE-12] [HT-09]', async () => {
    const [avatar, idPhoto] = [await send(li, 'avatar'), await send(li, 'idPhoto')];
    const saved = await save(li, { avatar, idPhoto });
    expect(saved).toMatchObject({
      avatar: `https://content.test/upload/${avatar}.jpg`,
      idPhoto: `https://content.test/upload/${idPhoto}.jpg`,
    });
    expect(await world.ask(getUserInfo, {}, li)).toMatchObject({ image: saved.avatar });
    for (const foreign of [await send(wang, 'avatar'), await send(li, 'noteImage'), idPhoto, 'x'.repeat(22)]) {
      expect(await refusal(li, { avatar: foreign })).toMatchObject({ code: ErrorCode.notFound });
    }
    expect(await world.ask(readProfile, {}, li)).toMatchObject(saved);
  });

  it('may be saved again with the same picture, and give up one that is replaced or removed [SE-12] [HT-06]', async () => {
    const [first, second] = [await send(li, 'avatar'), await send(li, 'avatar')];
    await save(li, { avatar: first });
    expect(await save(li, { avatar: first })).toEqual(await save(li, { avatar: 'kept' }));
    expect(await isClaimed(first)).toBe(true);
    await save(li, { avatar: second });
    expect([await isClaimed(first), await isClaimed(second)]).toEqual([false, true]);
    expect(await save(li, {})).toMatchObject({ avatar: '', idPhoto: '' });
    expect(await isClaimed(second)).toBe(false);
    // There is nothing to keep.
    expect(await save(li, { avatar: 'kept' })).toMatchObject({ avatar: '', idPhoto: '' });
  });

  it.each(profileFields)(
    'without %s are refused as incomplete where it is demanded, and complete with it [ER-03]',
    async (field) => {
      const given = { nickname: `n${count}`, realName: '李', idNumber, email: 'li@example.com' };
      const pictures = { avatar: await send(li, 'avatar'), idPhoto: await send(li, 'idPhoto') };
      const { token } = await addSession(world.db, 1001, li.userId, { now: world.now });
      const missing = async () => {
        const lookup = await lookUpSession(world.db, {
          host: 'portal.test',
          baseDomain: 'localhost',
          claim: 1001,
          tokenHash: hashToken(token),
          kid: '',
          ip: '127.0.0.1',
          now: world.now,
        });
        return lookup.session?.missing;
      };
      expect(await missing()).toEqual([]);
      await demand([field]);
      expect(await missing()).toEqual([field]);
      await save(li, { ...given, ...pictures });
      expect(await missing()).toEqual([]);
      expect(await refusal(li, { ...given, avatar: 'kept', idPhoto: 'kept', [field]: '' })).toMatchObject({
        data: { fields: { [field]: `missing.${field}` } },
      });
    },
  );
});
