import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { saveProfile, type Profile, type ProfileInput } from '@banyan/contracts/account';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it, vi } from 'vitest';
import { PersonalDataStore } from './PersonalDataStore.ts';
import { profileCalls } from '../api/profileCalls.ts';

const input: ProfileInput = { nickname: '小李', avatar: 'kept', realName: '', idNumber: '', email: '', idPhoto: '' };
const profile: Profile = {
  ...input,
  account: 'H20381',
  username: '李思远',
  department: '',
  nickname: '',
  avatar: '/old.jpg',
  unprinted: [],
  required: [],
};
const refusal = (code: number, data?: unknown) => new RefusedError(saveProfile, { code, msg: '', data });

async function open(save: () => Promise<CallOutput<typeof saveProfile>>) {
  const saved = vi.fn();
  const keys: (string | undefined)[] = [];
  const api = fakeApi(profileCalls, {
    read: () => Promise.resolve(profile),
    save: (_, options) => {
      keys.push(options?.idempotencyKey);
      return save();
    },
  });
  const store = new PersonalDataStore(api, saved);
  await store.profile.load();
  return { store, saved, keys };
}

describe('personal data', () => {
  it('once saved are what the server now has, with new addresses of pictures, and that is told [SE-12]', async () => {
    const { store, saved } = await open(() => Promise.resolve({ avatar: '/new.jpg', idPhoto: '', unprinted: [] }));
    expect(await store.save(input)).toEqual({ kind: 'saved' });
    expect(store.profile.value).toMatchObject({ nickname: '小李', avatar: '/new.jpg', username: '李思远' });
    expect(saved).toHaveBeenCalledOnce();
  });

  it.each([
    [
      refusal(ErrorCode.fieldsRefused, {
        fields: { nickname: 'taken', idPhoto: 'missing.idPhoto', shoe: 'x', email: 7 },
      }),
      {
        kind: 'refused',
        fields: [
          ['nickname', 'taken'],
          ['idPhoto', 'missing.idPhoto'],
        ],
      },
    ],
    [refusal(ErrorCode.notFound), { kind: 'pictureGone' }],
  ])('that are refused say why: %s [SE-12]', async (error, outcome) => {
    const { store, saved } = await open(() => Promise.reject(error));
    expect(await store.save(input)).toEqual(outcome);
    expect(store.profile.value).toEqual(profile);
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    refusal(ErrorCode.fieldsRefused, { fields: {} }),
    refusal(ErrorCode.unavailable),
    new NetworkError(saveProfile),
  ])('that could not be saved tell the error: %s [SE-12]', async (error) => {
    const { store } = await open(() => Promise.reject(error));
    expect(await store.save(input)).toEqual({ kind: 'failed', error });
  });

  it('saved again after an uncertain end are the same change [HT-06]', async () => {
    const { store, keys } = await open(() => Promise.reject(new NetworkError(saveProfile)));
    await store.save(input);
    await store.save(input);
    await store.save({ ...input, nickname: '思远' });
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});
