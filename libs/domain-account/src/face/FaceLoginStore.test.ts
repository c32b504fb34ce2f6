import { ErrorCode } from '@banyan/contracts';
import { beginFaceLogin, enterByFace, type FaceRefusal } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { faceLoginProblem } from './faceLoginProblem.ts';
import { FaceLoginStore } from './FaceLoginStore.ts';

configure({ enforceActions: 'always' });

const face = Array.from({ length: 128 }, () => 0.1);
const refused = (code: number, data: unknown = {}) => new RefusedError(enterByFace, { code, msg: '', data });
const no = (refusal: FaceRefusal, retryAfterS?: number) => refused(ErrorCode.faceRefused, { refusal, retryAfterS });

/** A login page, and a server that says these things to one face after the other; null: it lets in. */
function open(...said: (RefusedError | null)[]) {
  let begun = 0;
  const sent: string[] = [];
  const http = fakeHttp([
    answer(beginFaceLogin, () => ({ name: '李思远', challenge: `check ${(begun += 1)}`, expiresAt: 0 })),
    answer(enterByFace, ({ challenge }) => {
      sent.push(challenge);
      const refusal = said.shift();
      if (refusal) throw refusal;
      return { userinfo: makeUser(), expiresAt: 0, language: null };
    }),
  ]);
  const login = {
    failure: undefined as unknown,
    enter: async (ask: () => Promise<unknown>) => {
      try {
        await ask();
        return true;
      } catch (error) {
        login.failure = error;
        return false;
      }
    },
  };
  const store = new FaceLoginStore(http);
  const show = () => {
    store.watch();
    return store.enter(login, face, true);
  };
  return { begun: () => begun, sent, show, store };
}

it('comes in by a face, and takes another check for each try [SE-03]', async () => {
  const { sent, show, store } = open(refused(ErrorCode.notSamePerson, { triesLeft: 4 }), null);
  await store.begun.load();
  expect(await show()).toBe(false);
  expect(store.problem).toEqual({ kind: 'other', triesLeft: 4 });
  expect(await show()).toBe(true);
  expect(store.problem).toBeNull();
  expect(sent).toEqual(['check 1', 'check 2']);
});

it('asks for no other check where none would help [SE-16]', async () => {
  for (const refusal of [refused(ErrorCode.notSamePerson, { triesLeft: 0 }), no('tries', 540), no('notTrusted')]) {
    const { begun, show, store } = open(refusal);
    await store.begun.load();
    await show();
    expect([begun(), store.step]).toEqual([1, 'waiting']);
  }
});

it('tells why a face lets nobody in apart [SE-16] [AC-12]', () => {
  expect(faceLoginProblem(undefined)).toBeNull();
  expect(faceLoginProblem(no('tries', 540))).toEqual({ kind: 'refused', refusal: 'tries', retryAfterS: 540 });
  expect(faceLoginProblem(refused(ErrorCode.accountLocked))).toEqual({ kind: 'locked' });
  const broken = refused(ErrorCode.internal);
  expect(faceLoginProblem(broken)).toEqual({ kind: 'failed', error: broken });
});
