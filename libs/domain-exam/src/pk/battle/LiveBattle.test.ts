import { ErrorCode } from '@banyan/contracts';
import { answerPk, type PkAnswer, type PkBattle } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { pkBattleCalls } from '../../api/pkCalls.ts';
import { makeBattle, makePkAnswer, makePkQuestion } from '../../testing/pk.ts';
import { LiveBattle } from './LiveBattle.ts';

configure({ enforceActions: 'always' });

const question = makePkQuestion('zh', { kind: 'multiple' });
const battleOf = (id: number) => makeBattle('zh', { id, question });

describe('LiveBattle', () => {
  it('leaves the next battle alone when an answer of the one before comes late [PK-01]', async () => {
    const sent = deferred<PkAnswer>();
    const asked = deferred<PkBattle>();
    const api = fakeApi(pkBattleCalls, {
      battle: ({ id }) => Promise.resolve(battleOf(id)),
      answer: () => sent.promise,
      next: () => asked.promise,
    });
    const store = new LiveBattle(api, () => 0);
    await store.show(41);
    store.choose(1);
    const sending = store.submit();
    const asking = store.next.run(41);
    store.leave();
    await store.show(42);
    store.choose(2);
    expect([store.chosen, store.send.isPending(42), store.next.isPending(42)]).toEqual([[2], false, false]);
    sent.resolve(makePkAnswer('zh', { battle: battleOf(41) }));
    asked.resolve(battleOf(41));
    await Promise.all([sending, asking]);
    expect([store.battle.value?.id, store.chosen, store.answered]).toEqual([42, [2], null]);
    store.leave();
  });

  it('leaves no question of the next battle out when an answer of the one before was too late [PK-01]', async () => {
    const sent = deferred<PkAnswer>();
    const answer = vi.fn(() => new Promise<PkAnswer>(() => undefined)).mockReturnValueOnce(sent.promise);
    const api = fakeApi(pkBattleCalls, { battle: ({ id }) => Promise.resolve(battleOf(id)), answer });
    const store = new LiveBattle(api, () => 0);
    await store.show(41);
    store.choose(1);
    const sending = store.submit();
    store.leave();
    await store.show(42);
    sent.reject(new RefusedError(answerPk, { code: ErrorCode.battleLate, msg: '', data: null }));
    await sending;
    expect(answer).toHaveBeenCalledOnce();
    store.leave();
  });
});
