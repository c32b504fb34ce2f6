import { ErrorCode } from '@banyan/contracts';
import { answerPk, type PkAnswer, type PkBattle } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { pkBattleCalls } from '../../api/pkCalls.ts';
import { makeBattle, makePkAnswer, makePkQuestion } from '../../testing/pk.ts';
import { LiveBattleStore } from './LiveBattleStore.ts';

configure({ enforceActions: 'always' });

const question = makePkQuestion('zh', { kind: 'multiple' });
const battleOf = (id: number) => makeBattle('zh', { id, question });

describe('LiveBattleStore', () => {
  it('leaves the next battle alone when an answer of the one before comes late [PK-01]', async () => {
    const sent = deferred<PkAnswer>();
    const asked = deferred<PkBattle>();
    const api = fakeApi(pkBattleCalls, {
      battle: ({ id }) => Promise.resolve(battleOf(id)),
      answer: () => sent.promise,
      next: () => asked.promise,
    });
    const before = new LiveBattleStore(41, api, () => 0);
    await before.show();
    before.choose(1);
    const sending = before.submit();
    const asking = before.next.run();
    before.leave();
    const store = new LiveBattleStore(42, api, () => 0);
    await store.show();
    store.choose(2);
    expect([store.chosen, store.send.isPending(), store.next.isPending()]).toEqual([[2], false, false]);
    sent.resolve(makePkAnswer('zh', { battle: battleOf(41) }));
    asked.resolve(battleOf(41));
    await Promise.all([sending, asking]);
    expect([store.battle.value?.id, store.chosen, store.answered]).toEqual([42, [2], null]);
    store.leave();
  });

  it('leaves no question of the next battle out when an answer of the one before was too late [PK-01]', async () => {
    const sent = deferred<PkAnswer>();
    const answer = vi
      .fn<(input: { readonly id: number }) => Promise<PkAnswer>>(() => new Promise(() => undefined))
      .mockReturnValueOnce(sent.promise);
    const api = fakeApi(pkBattleCalls, { battle: ({ id }) => Promise.resolve(battleOf(id)), answer });
    const before = new LiveBattleStore(41, api, () => 0);
    await before.show();
    before.choose(1);
    const sending = before.submit();
    before.leave();
    const store = new LiveBattleStore(42, api, () => 0);
    await store.show();
    sent.reject(new RefusedError(answerPk, { code: ErrorCode.battleLate, msg: '', data: null }));
    await expect.poll(() => answer.mock.calls.map(([{ id }]) => id)).toEqual([41, 41]);
    void sending;
    store.leave();
  });
});
