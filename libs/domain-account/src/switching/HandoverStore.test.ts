import { ErrorCode } from '@banyan/contracts';
import { transferLogin } from '@banyan/contracts/account';
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
    const store = new HandoverStore(http, { enter });
    expect(await Promise.all([store.enter(handed), store.enter(handed)])).toEqual([true, false]);
    expect([asked, kept]).toEqual([1, [true]]);
  });

  it('replaces nobody who is logged in unasked, and comes in by the new code after the answer [SE-03]', async () => {
    const sent: unknown[] = [];
    const http = fakeHttp([
      answer(transferLogin, (input) => {
        sent.push(input);
        if (input.replace === 'Y') {
          return { userinfo: makeUser(), expiresAt: 0, language: null, remember: 'N' as const };
        }
        const data = { name: '孙晓梅', code: 'after the question' };
        throw new RefusedError(transferLogin, { code: ErrorCode.otherPersonHere, msg: '', data });
      }),
    ]);
    let entered = 0;
    const enter = async (ask: () => Promise<unknown>) => {
      await ask();
      entered += 1;
      return true;
    };
    const store = new HandoverStore(http, { enter });
    expect(await store.enter(handed)).toBe(false);
    expect([store.other?.name, store.problem, entered]).toEqual(['孙晓梅', null, 0]);
    expect(await store.replace()).toBe(true);
    expect([entered, sent]).toEqual([
      1,
      [
        { code: 'c', replace: 'N' },
        { code: 'after the question', replace: 'Y' },
      ],
    ]);
  });

  it('tells a used code, none at all, and another trouble apart [SE-03]', async () => {
    const refuse = (code: number, data: unknown) =>
      new HandoverStore(
        fakeHttp([
          answer(transferLogin, () => {
            throw new RefusedError(transferLogin, { code, msg: '', data });
          }),
        ]),
        { enter: () => Promise.resolve(false) },
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
