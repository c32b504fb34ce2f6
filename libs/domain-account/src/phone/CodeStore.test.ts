import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { changePhone, sliderWorkBits, type sendMessage } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeCalls } from '../api/codeCalls.ts';
import { CodeStore } from './CodeStore.ts';
import { workFor } from './sliderWork.ts';

configure({ enforceActions: 'always' });

const sent: unknown[] = [];
const open = (findWork: (id: string) => Promise<string>) => {
  sent.length = 0;
  const api = fakeApi(codeCalls, {
    slider: () => Promise.resolve({ id: 'one', picture: '', piece: '', top: 0 }),
    send: (input) => {
      sent.push(input);
      return Promise.resolve({ expiresInS: 300, resendInS: 60, to: '138****6620' });
    },
  });
  const store = new CodeStore(api, 'login', { findWork });
  store.typeNumber('CN', '13805716620');
  return store;
};

it('sends the work of the browser in place of the piece, one at a time, and nothing once it was closed [SE-06]', async () => {
  const store = open((id) => Promise.resolve(`work for ${id}`));
  await store.ask();
  expect(await Promise.all([store.work(), store.work()])).toEqual([true, false]);
  expect(sent).toEqual([
    { purpose: 'login', region: 'CN', number: '13805716620', slider: 'one', position: 0, work: 'work for one' },
  ]);
  expect([store.working, store.sliderOpen, store.sent?.to]).toEqual([false, false, '138****6620']);

  const left = open(() => {
    left.closeSlider();
    return Promise.resolve('late');
  });
  await left.ask();
  expect(await left.work()).toBe(false);
  expect(sent).toEqual([]);
});

it('finds work that the server takes [SE-06]', async () => {
  const work = await workFor('abc');
  const digest = createHash('sha256').update(`abc:${work}`).digest();
  expect(digest.readUInt32BE() >>> (32 - sliderWorkBits)).toBe(0);
}, 60_000);

it('says no more to wait once the form is handed in again [SE-06]', async () => {
  const store = open(() => Promise.resolve(''));
  store.refused(new RefusedError(changePhone, { code: ErrorCode.tooFrequent, msg: '', data: { retryAfterS: 60 } }));
  expect(store.wait).toBe(60);
  store.typeCode('123456');
  expect(await store.check()).toBeNull();
  expect(store.wait).toBeNull();
});

it('says of no other number that a code is on its way, or was refused [SE-06]', async () => {
  for (const refused of [false, true]) {
    const answered = deferred<CallOutput<typeof sendMessage>>();
    const api = fakeApi(codeCalls, {
      slider: () => Promise.resolve({ id: 'one', picture: '', piece: '', top: 0 }),
      send: () => answered.promise,
    });
    const store = new CodeStore(api, 'login');
    store.typeNumber('CN', '13805716620');
    await store.ask();
    const sending = store.slide(120);
    store.closeSlider();
    store.typeNumber('CN', '13905716621');
    if (refused) answered.reject(new Error('away'));
    else answered.resolve({ expiresInS: 300, resendInS: 60, to: '138****6620' });
    expect(await sending).toBe(false);
    expect([store.sent, store.numberProblem, store.failure]).toEqual([null, null, undefined]);
  }
});

it('has sent no code to the same digits of another country [SE-06]', async () => {
  const store = open((id) => Promise.resolve(`work for ${id}`));
  await store.ask();
  await store.work();
  store.typeNumber('CN', '13805716620');
  expect(store.sent?.to).toBe('138****6620');
  store.typeNumber('HK', '13805716620');
  expect(store.sent).toBeNull();
});
