import { applyOutsider, outsiderStandingCall, type OutsiderStanding } from '@banyan/contracts/account';
import { answer, deferred, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import type { OutsiderDraft } from './keepDraft.ts';
import { OutsiderStore } from './OutsiderStore.ts';

const waiting = {
  state: 'waiting' as const,
  phone: '139****2222',
  name: '顾言',
  company: '宁远轴承',
  reason: '来料检验',
  askedAt: 1,
  answer: '',
};

it('keeps what somebody from outside has typed over a reload, until it is sent [SE-08]', async () => {
  let kept: OutsiderDraft | null = null;
  const place = {
    read: () => 'pass',
    keep: () => undefined,
    draft: () => kept,
    keepDraft: (typed: OutsiderDraft | null) => (kept = typed),
  };
  const make = () => new OutsiderStore(fakeHttp([answer(applyOutsider, () => waiting)]), place);
  make().type({ name: '顾言', company: '宁远' });
  const store = make();
  expect(store.typed).toEqual({ name: '顾言', company: '宁远', reason: '' });
  store.type({ company: '宁远轴承', reason: '来料检验' });
  await store.applying.run({ pass: 'pass', ...store.typed, agreed: 'Y' });
  expect([kept, store.step]).toEqual([null, 'standing']);
});

it('shows nothing of a request whose number was given up before it was answered [SE-08]', async () => {
  const looked = deferred<OutsiderStanding>();
  const sent = deferred<OutsiderStanding>();
  const http = fakeHttp([
    answer(outsiderStandingCall, () => looked.promise),
    answer(applyOutsider, () => sent.promise),
  ]);
  const nothing = () => undefined;
  const place = { read: () => 'pass', keep: nothing, draft: () => null, keepDraft: nothing };
  const store = new OutsiderStore(http, place);
  const asked = [store.look(), store.applying.run({ pass: 'pass', ...store.typed, agreed: 'Y' })];
  store.startOver();
  looked.resolve(waiting);
  sent.resolve(waiting);
  await Promise.all(asked);
  expect([store.standing, store.step]).toEqual([null, 'prove']);
});
