import { searchFind, searchForget, searchHome, searchKinds, searchRemember } from '@banyan/contracts/account';
import { apiOf } from '@banyan/core-screen';
import { answer, deferred, fakeHttp } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { searchAnswers } from '../testing/searchAnswers.ts';
import { searchCalls, SearchStore } from './SearchStore.ts';

configure({ enforceActions: 'always' });

describe('the search', () => {
  it('shows what has arrived when one kind fails, and asks nothing for visitors that they cannot have [SH-02]', async () => {
    const asked: string[] = [];
    const failing = answer(searchFind, ({ of, q }) => {
      asked.push(of);
      if (of === 'programme') throw new Error('down');
      return { items: [], next: null, total: of === 'course' ? 2 : 0, words: q };
    });
    const http = fakeHttp([...searchAnswers(), failing, answer(searchRemember, () => ({ history: [] }))]);
    const store = new SearchStore(apiOf(http, searchCalls), searchKinds);
    store.show('抽样', false);
    await expect.poll(() => store.settled).toBe(true);
    expect([store.totalOf('course'), store.totalOf('programme'), store.total, store.nothing]).toEqual([
      2,
      null,
      2,
      false,
    ]);
    expect(asked).not.toContain('message');
    expect(asked).not.toContain('exam');
  });

  it('keeps what a later search has told when the one before is answered last [SH-02]', async () => {
    const first = deferred<{ history: string[] }>();
    const http = fakeHttp([
      ...searchAnswers(),
      answer(searchHome, () => ({ hot: [], history: [] })),
      answer(searchRemember, ({ keyword }) => (keyword === '抽样' ? first.promise : { history: ['判稳', '抽样'] })),
    ]);
    const store = new SearchStore(apiOf(http, searchCalls), searchKinds);
    store.show('抽样', true);
    store.show('判稳', true);
    await expect.poll(() => store.home.value?.history).toEqual(['判稳', '抽样']);
    first.resolve({ history: ['抽样'] });
    await new Promise(setImmediate);
    expect(store.home.value?.history).toEqual(['判稳', '抽样']);
  });

  it('keeps what was searched for, and forgets it [SH-02]', async () => {
    let history = ['旧词'];
    const http = fakeHttp([
      ...searchAnswers(),
      answer(searchHome, () => ({ hot: [], history })),
      answer(searchRemember, ({ keyword }) => ({ history: (history = [keyword, ...history]) })),
      answer(searchForget, ({ keyword }) => ({ history: (history = history.filter((one) => one !== keyword)) })),
    ]);
    const store = new SearchStore(apiOf(http, searchCalls), searchKinds);
    store.show('抽样', true);
    await expect.poll(() => store.home.value?.history).toEqual(['抽样', '旧词']);
    await store.forget.run({ keyword: '旧词' });
    expect(store.home.value?.history).toEqual(['抽样']);
  });
});
