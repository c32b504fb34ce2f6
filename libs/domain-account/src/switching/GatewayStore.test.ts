import { type CallOutput } from '@banyan/contracts';
import { enterpriseCard } from '@banyan/contracts/account';
import { answer, deferred, fakeHttp } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { GatewayStore } from './GatewayStore.ts';

configure({ enforceActions: 'always' });

it('leads to no enterprise whose number was changed before it was found [AC-16]', async () => {
  const found = [deferred<CallOutput<typeof enterpriseCard>>(), deferred<CallOutput<typeof enterpriseCard>>()];
  const http = fakeHttp([answer(enterpriseCard, ({ id }) => found[id - 1]!.promise)]);
  const store = new GatewayStore(http);
  const cardOf = (id: number) => ({ ...({} as CallOutput<typeof enterpriseCard>), origin: `https://${id}.example` });
  const first = store.look(1);
  store.change();
  expect(store.pending).toBe(false);
  const second = store.look(2);
  found[0]!.resolve(cardOf(1));
  expect(await first).toBeNull();
  expect([store.card, store.pending]).toEqual([null, true]);
  found[1]!.resolve(cardOf(2));
  expect((await second)?.origin).toBe('https://2.example');
});
