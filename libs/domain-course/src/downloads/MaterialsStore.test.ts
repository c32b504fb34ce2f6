import type { DownloadRecord } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { materialCalls } from '../api/downloadCalls.ts';
import { makeDownload, makeFiles } from '../testing/downloads.ts';
import { MaterialsStore } from './MaterialsStore.ts';

configure({ enforceActions: 'always' });

it('leaves the files of the next course alone when an archive of the one before is told of late [CO-12]', async () => {
  const packed = deferred<DownloadRecord>();
  const store = new MaterialsStore(
    fakeApi(materialCalls, { files: () => Promise.resolve({ items: makeFiles() }), compress: () => packed.promise }),
  );
  store.show(101);
  const packing = store.compress.run({ course: 101, files: [1] });
  store.show(102);
  store.choose(2);
  expect(store.compress.isPending(102)).toBe(false);
  packed.resolve(makeDownload('zh', { state: 'waiting' }));
  expect(await packing).toBe(true);
  expect([[...store.chosen], store.archive]).toEqual([[2], null]);
});

it('shows no archive of the course before that was asked about [CO-12]', async () => {
  const polled = deferred<DownloadRecord>();
  const waiting = makeDownload('zh', { state: 'waiting' });
  const store = new MaterialsStore(
    fakeApi(materialCalls, {
      files: () => Promise.resolve({ items: makeFiles() }),
      compress: () => Promise.resolve(waiting),
      poll: () => polled.promise,
    }),
  );
  store.show(101);
  await store.compress.run({ course: 101, files: [1] });
  const polling = store.poll();
  store.show(102);
  polled.resolve({ ...waiting, state: 'ready' });
  await polling;
  expect(store.archive).toBeNull();
});
