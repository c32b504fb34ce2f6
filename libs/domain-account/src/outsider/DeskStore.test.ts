import { ErrorCode } from '@banyan/contracts';
import { decideOutsider, outsiderRequests, type OutsiderRequest } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import { DeskStore } from './DeskStore.ts';

const request = {
  ...{ id: 1, name: '周启明', company: '联泰刀具', phone: '13800138001', reason: '驻场', askedAt: 1 },
  ...{ state: 'waiting', answer: '', decidedAt: null, decidedBy: '', user: null, member: false },
} satisfies OutsiderRequest;

it('says whose request somebody else has decided, and keeps no reason for it [SE-08]', async () => {
  let items = [request];
  const store = new DeskStore(
    fakeHttp([
      answer(outsiderRequests, () => ({ items, next: null, total: items.length, right: 'decide' as const })),
      answer(decideOutsider, () => {
        items = [];
        return Promise.reject(new RefusedError(decideOutsider, { code: ErrorCode.conflict, msg: '', data: null }));
      }),
    ]),
  );
  await store.open.show();
  store.write(1, '没有项目在合作');
  await store.decide.run({ id: 1, approve: 'N', answer: '没有项目在合作' });
  expect(store.right).toBe('decide');
  expect([store.open.rows, store.overtaken, store.dirty, store.count]).toEqual([[], '周启明', false, 0]);
});
