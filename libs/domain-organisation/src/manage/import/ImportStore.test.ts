import { UploadError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it } from 'vitest';
import { importCalls, type ImportApi } from '../../api/organisationCalls.ts';
import { makeImport, makeUpload } from '../../testing/imports.ts';
import { ImportStore } from './ImportStore.ts';

const noRows = () => Promise.resolve({ items: [], next: null, total: 0 });

function storeOf(
  functions: Partial<ImportApi>,
  upload = (file: File) => Promise.resolve(makeUpload(file, 'importTable')),
) {
  const api = fakeApi(importCalls, { detail: () => Promise.resolve(makeImport()), rows: noRows, ...functions });
  return new ImportStore(5, api, { upload });
}

describe('An import on the screen', () => {
  it('gives a column of the kind to one column of the file alone [SE-02]', async () => {
    const asked: unknown[] = [];
    const store = storeOf({
      map: ({ mapping }) => {
        asked.push(mapping);
        return Promise.resolve(makeImport({ mapping: [...mapping] }));
      },
    });
    await store.show();
    await store.mapColumn(4, 'phone');
    expect(asked).toEqual([['account', 'name', 'department', null, 'phone']]);
  });

  it('says yes to as many rows as it shows, and shows the work at once [SE-02]', async () => {
    const store = storeOf({ run: ({ rows }) => Promise.resolve(makeImport({ state: 'running', rows })) });
    await store.show();
    expect(store.toWrite).toBe(2123);
    await store.run();
    expect(store.detail).toMatchObject({ state: 'running', rows: 2123 });
    expect(store.isBusy).toBe(true);
  });

  it('keeps why a file was not taken, and takes another one [SE-12]', async () => {
    let isBad = true;
    const store = storeOf({ begin: () => Promise.resolve(makeImport({ id: 9 })) }, (file) =>
      isBad
        ? Promise.reject(new UploadError({ kind: 'tooLarge', limit: 20 }))
        : Promise.resolve(makeUpload(file, 'importTable')),
    );
    const file = new File(['x'], 'people.csv');
    expect(await store.bring(file)).toBeNull();
    expect(store.failure).toBeInstanceOf(UploadError);
    isBad = false;
    expect(await store.bring(file)).toBe(9);
    expect(store.failure).toBeUndefined();
  });
});
