import { Request } from '@banyan/core-screen';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { partnerCalls } from '../api/partnerCalls.ts';
import { makePartner } from '../testing/partners.ts';
import { PartnerStore } from './PartnerStore.ts';

configure({ enforceActions: 'always' });

it('says of one partner alone that its form was handed in [CO-15]', async () => {
  const arrived = deferred<never>();
  const api = fakeApi(partnerCalls, { page: () => Promise.resolve(makePartner('zh')), send: () => arrived.promise });
  const open = (id: number) => {
    const store = new PartnerStore(id, api, new Request(() => Promise.resolve([])));
    store.show();
    return store;
  };
  const before = open(3);
  const lead = { company: '衡川', contact: '李思远', phone: '138 0571 6620', email: '', words: '' } as const;
  const sending = before.send.run({ people: '1-50' as never, interest: 'content', ...lead });
  before.leave();
  const store = open(4);
  arrived.resolve(undefined as never);
  expect(await sending).toBe(true);
  expect(store.sent).toBe(false);
});
