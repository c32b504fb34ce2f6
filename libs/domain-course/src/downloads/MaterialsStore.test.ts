import type { DownloadRecord } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { materialCalls, type MaterialApi } from '../api/downloadCalls.ts';
import { makeDownload, makeFiles } from '../testing/downloads.ts';
import { MaterialsStore } from './MaterialsStore.ts';

configure({ enforceActions: 'always' });

/** Opens the files of a course. */
const opening = (answers: Partial<MaterialApi>) => (course: number) => {
  const files = () => Promise.resolve({ items: makeFiles() });
  const store = new MaterialsStore(course, fakeApi(materialCalls, { files, ...answers }));
  store.show();
  return store;
};

it('leaves the files of the next course alone when an archive of the one before is told of late [CO-12]', async () => {
  const packed = deferred<DownloadRecord>();
  const open = opening({ compress: () => packed.promise });
  const packing = open(101).compress.run([1]);
  const store = open(102);
  store.choose(2);
  expect(store.compress.isPending()).toBe(false);
  packed.resolve(makeDownload('zh', { state: 'waiting' }));
  expect(await packing).toBe(true);
  expect([[...store.chosen], store.archive]).toEqual([[2], null]);
});

it('shows no archive of the course before that was asked about [CO-12]', async () => {
  const polled = deferred<DownloadRecord>();
  const waiting = makeDownload('zh', { state: 'waiting' });
  const open = opening({ compress: () => Promise.resolve(waiting), poll: () => polled.promise });
  const before = open(101);
  await before.compress.run([1]);
  const polling = before.poll();
  const store = open(102);
  polled.resolve({ ...waiting, state: 'ready' });
  await polling;
  expect(store.archive).toBeNull();
});
