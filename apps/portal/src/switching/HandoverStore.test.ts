import { ErrorCode, transferLogin } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import { describe, expect, it } from 'vitest';
import { HandoverStore } from './HandoverStore.ts';

const handed = { way: 'transfer', code: 'c', type: 'learner' } as const;

describe('a login that is handed over', () => {
  it('spends its code once however often the screen begins, and comes in as the code says [SE-03]', async () => {
    let asked = 0;
    const kept: boolean[] = [];
    const http = fakeHttp([
      answer(transferLogin, () => {
        asked += 1;
        return { userinfo: makeUser(), expiresAt: 0, language: null, remember: 'Y' as const };
      }),
    ]);
    const enter = async (ask: () => Promise<unknown>, remember: boolean) => {
      await ask();
      kept.push(remember);
      return true;
    };
    const store = new HandoverStore(http, { enter, userId: null });
    expect(await Promise.all([store.enter(handed), store.enter(handed)])).toEqual([true, false]);
    expect([asked, kept]).toEqual([1, [true]]);
  });

  it('replaces nobody who is logged in unasked, and asks nobody about themselves [SE-03]', async () => {
    const user = makeUser();
    const http = fakeHttp([
      answer(transferLogin, () => ({ userinfo: user, expiresAt: 0, language: null, remember: 'N' as const })),
    ]);
    const enter = async (ask: () => Promise<unknown>) => {
      await ask();
      return true;
    };
    const own = new HandoverStore(http, { enter, userId: user.userid });
    expect(await own.enter(handed)).toBe(true);
    const store = new HandoverStore(http, { enter, userId: 'somebody else' });
    expect(await store.enter(handed)).toBe(false);
    expect([store.other?.userinfo.userid, store.problem]).toEqual([user.userid, null]);
    expect(await store.replace()).toBe(true);
  });

  it('tells a used code, none at all, and another trouble apart [SE-03]', async () => {
    const refuse = (code: number, data: unknown) =>
      new HandoverStore(
        fakeHttp([
          answer(transferLogin, () => {
            throw new RefusedError(transferLogin, { code, msg: '', data });
          }),
        ]),
        { enter: () => Promise.resolve(false), userId: null },
      );
    const problemOf = async (store: HandoverStore, code = 'c') => {
      await store.enter({ ...handed, code });
      return store.problem;
    };
    expect(await problemOf(refuse(ErrorCode.fieldsRefused, { fields: { code: 'used' } }))).toBe('used');
    expect(await problemOf(refuse(ErrorCode.accountLocked, undefined))).toBe('accountLocked');
    expect(await problemOf(refuse(ErrorCode.internal, undefined))).toBe('other');
    expect(await problemOf(refuse(ErrorCode.internal, undefined), '')).toBe('unknown');
  });
});
