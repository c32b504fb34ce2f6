import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { microCalls } from '../api/microCalls.ts';
import { makeMicro } from '../testing/micros.ts';
import { MicroUploadStore } from './MicroUploadStore.ts';

configure({ enforceActions: 'always' });

const micro = makeMicro();
const linked = { ...micro, draft: { ...micro.draft, chapters: micro.draft.chapters.slice(-1) }, files: [] };

it('submits nothing while a file of it is on its way, and says which [MC-01] [MC-03]', async () => {
  const submit = vi.fn(() => Promise.resolve(makeMicro('zh', 'reviewing')));
  const api = fakeApi(microCalls, {
    setting: () => Promise.resolve({ lecturers: [], own: 0, department: '' }),
    categories: () => Promise.resolve({ categories: [] }),
    one: () => Promise.resolve(linked),
    submit,
  });
  const store = new MicroUploadStore(api, {
    storage: null,
    session: { eid: 1001, userId: '1' },
    uploader: undefined,
  });
  store.show(micro.id);
  await vi.waitFor(() => expect(store.editor).not.toBeNull());
  store.editor?.setStanding('cover', 'sending');
  await store.submit.run();
  expect(submit).not.toHaveBeenCalled();
  expect(store.editor?.gaps).toEqual([{ step: 'info', kind: 'sending', chapter: 0 }]);

  store.editor?.setStanding('cover', 'settled');
  await store.submit.run();
  expect(submit).toHaveBeenCalledOnce();
  store.leave();
});

it('has categories in the language spoken now, and what is written as it is [MC-01] [SE-09]', async () => {
  let label = 'Fresh food';
  const api = fakeApi(microCalls, {
    setting: () => Promise.resolve({ lecturers: [], own: 0, department: '' }),
    categories: () => Promise.resolve({ categories: [{ id: 'fresh', name: label, pid: '', path: [] }] as never }),
    one: () => Promise.resolve(linked),
    save: () => new Promise<never>(() => undefined),
  });
  const store = new MicroUploadStore(api, { storage: null, session: { eid: 1001, userId: '1' }, uploader: undefined });
  store.show(micro.id);
  await vi.waitFor(() => expect(store.editor).not.toBeNull());
  store.editor?.write({ title: 'Chilled chicken' });
  const { editor } = store;
  label = '生鲜';
  store.leave();
  store.show(micro.id);
  await vi.waitFor(() => expect(JSON.stringify(store.around.value?.categories)).toContain('生鲜'));
  expect(store.editor).toBe(editor);
  expect(store.editor?.draft.title).toBe('Chilled chicken');
});

it('leaves the next micro-course alone when the one before is submitted late [MC-01]', async () => {
  const sent = deferred<ReturnType<typeof makeMicro>>();
  const api = fakeApi(microCalls, {
    setting: () => Promise.resolve({ lecturers: [], own: 0, department: '' }),
    categories: () => Promise.resolve({ categories: [] }),
    one: ({ id }) => Promise.resolve({ ...linked, id }),
    submit: () => sent.promise,
  });
  const store = new MicroUploadStore(api, { storage: null, session: { eid: 1001, userId: '1' }, uploader: undefined });
  store.show(micro.id);
  await vi.waitFor(() => expect(store.editor).not.toBeNull());
  const submitting = store.submit.run();
  store.leave();
  store.show(micro.id + 1);
  await vi.waitFor(() => expect(store.editor?.id).toBe(micro.id + 1));
  sent.resolve(makeMicro('zh', 'reviewing'));
  expect(await submitting).toBe(true);
  expect(store.submitted).toBeNull();
  store.leave();
});

it('writes a link as browsers open it once its field is left, and what is typed meanwhile stays [HT-07] [MC-03]', async () => {
  const checked = deferred<{ correct: boolean; secure: boolean; url: string }>();
  const api = fakeApi(microCalls, {
    setting: () => Promise.resolve({ lecturers: [], own: 0, department: '' }),
    categories: () => Promise.resolve({ categories: [] }),
    one: () => Promise.resolve(linked),
    save: () => new Promise<never>(() => undefined),
    checkLink: ({ url }) =>
      url.includes('slow')
        ? checked.promise
        : Promise.resolve({ correct: true, secure: true, url: 'https://a.example/' }),
  });
  const store = new MicroUploadStore(api, { storage: null, session: { eid: 1001, userId: '1' }, uploader: undefined });
  store.show(micro.id);
  await vi.waitFor(() => expect(store.editor).not.toBeNull());
  const { editor } = store;
  const key = editor?.draft.chapters[0]?.key ?? '';
  const link = () => editor?.draft.chapters[0]?.url;
  editor?.writeChapter(key, { url: ' HTTPS://A.example' });
  await editor?.settleLink(key);
  expect(link()).toBe('https://a.example/');
  editor?.writeChapter(key, { url: 'slow.example' });
  const settling = editor?.settleLink(key);
  editor?.writeChapter(key, { url: 'slow.example/more' });
  checked.resolve({ correct: true, secure: true, url: 'https://slow.example/' });
  await settling;
  expect(link()).toBe('slow.example/more');
  store.leave();
});

it('submits nothing that could not be saved [MC-01]', async () => {
  const submit = vi.fn(() => Promise.resolve(makeMicro('zh', 'reviewing')));
  const api = fakeApi(microCalls, {
    setting: () => Promise.resolve({ lecturers: [], own: 0, department: '' }),
    categories: () => Promise.resolve({ categories: [] }),
    one: () => Promise.resolve(linked),
    save: () => Promise.reject(new Error('down')),
    submit,
  });
  const store = new MicroUploadStore(api, { storage: null, session: { eid: 1001, userId: '1' }, uploader: undefined });
  store.show(micro.id);
  await vi.waitFor(() => expect(store.editor).not.toBeNull());
  store.editor?.write({ title: '听得见的刀具磨损' });
  await store.submit.run();
  expect([submit.mock.calls.length, store.submitted, store.editor?.gaps]).toEqual([0, null, []]);
  store.leave();
});
