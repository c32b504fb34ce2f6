import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { composeCalls } from '../api/communityCalls.ts';
import { ComposeStore } from './ComposeStore.ts';

it('reminds everybody where its writer may now, whatever an older draft says [CM-03]', async () => {
  const publish = vi.fn<(input: { readonly remind: string }) => Promise<{ id: number; state: 'shown' }>>(() =>
    Promise.resolve({ id: 1, state: 'shown' }),
  );
  const session = { eid: 1001, userId: '20381' };
  const composer = new ComposeStore('topic', fakeApi(composeCalls, { publish }), {
    ...{ now: Date.now, storage: null, session },
  });
  for (const may of [false, true]) {
    composer.open();
    composer.composition?.put({ title: '换刀后第一件', body: '<p>扫码拍照</p>', remind: true });
    expect(await composer.post(may)).toBe(true);
  }
  expect(publish.mock.calls.map(([{ remind }]) => remind)).toEqual(['N', 'Y']);
});
