import { ErrorCode, type CallInput } from '@banyan/contracts';
import { publishDraft, saveDraft, type EditedCourse } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editorCalls, type EditorApi } from '../../api/manageCalls.ts';
import { makeEdited } from '../../testing/manageCourses.ts';
import { EditorStore } from './EditorStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = ({ draft, revision }: CallInput<typeof saveDraft>): EditedCourse =>
  makeEdited({ draft, revision: revision + 1 });

async function opened(over: Partial<EditorApi> = {}) {
  const save = vi.fn<EditorApi['save']>((input) => Promise.resolve(kept(input)));
  const text = vi.fn<EditorApi['text']>(({ kind, material, zh }) =>
    Promise.resolve({
      ...{
        id: material === 0 ? 40 : material + 1,
        kind,
        name: '',
        seconds: 0,
        parts: 1,
        url: '',
        link: '',
        pictures: [],
      },
      ...{ text: { zh_cn: zh }, about: { zh_cn: '' } },
    }),
  );
  const api = fakeApi(editorCalls, {
    read: () => Promise.resolve(makeEdited()),
    categories: () => Promise.resolve({ total: 0, categories: [] }),
    setting: () => Promise.resolve({ lecturers: [], own: 0, department: '' }),
    save,
    text,
    ...over,
  });
  const chooseAudience = () => {
    throw new Error('not in this test');
  };
  const store = new EditorStore(301, { api, chooseAudience, sender: undefined });
  await store.show();
  return { save, store, text };
}

const titled = (store: EditorStore, zh_cn: string) => store.draft.changeSettings({ title: { zh_cn } });

it('saves once, a second after the last of several changes [MC-03]', async () => {
  const { save, store } = await opened();
  titled(store, '一');
  await vi.advanceTimersByTimeAsync(900);
  titled(store, '一二');
  await vi.advanceTimersByTimeAsync(900);
  expect([save.mock.calls.length, store.draft.state]).toEqual([0, 'saving']);
  await vi.advanceTimersByTimeAsync(200);
  expect(save.mock.calls.map(([{ draft, revision }]) => [revision, draft.settings.title.zh_cn])).toEqual([[3, '一二']]);
  expect([store.draft.state, store.draft.revision]).toEqual(['saved', 4]);
});

it('saves what is changed while a save runs with the next one, from its revision [MC-03]', async () => {
  const { save, store } = await opened();
  let answer: (course: EditedCourse) => void = () => undefined;
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  titled(store, '一');
  await vi.advanceTimersByTimeAsync(1000);
  titled(store, '二');
  await vi.advanceTimersByTimeAsync(2000);
  answer(makeEdited({ revision: 4 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls.map(([{ draft, revision }]) => [revision, draft.settings.title.zh_cn])).toEqual([
    [3, '一'],
    [4, '二'],
  ]);
  expect(store.draft.present?.settings.title.zh_cn).toBe('二');
});

it('keeps what is typed when a save is lost, and sends it again [HT-06]', async () => {
  const { save, store } = await opened();
  save.mockRejectedValueOnce(new Error('lost'));
  titled(store, '没丢');
  await vi.advanceTimersByTimeAsync(1000);
  expect([store.draft.state, store.draft.present?.settings.title.zh_cn]).toEqual(['failed', '没丢']);
  expect(await store.saveNow()).toBe(true);
  expect(store.draft.state).toBe('saved');
});

it('shows both drafts where another has saved meanwhile, and saves mine over it only when told [MC-03]', async () => {
  const { save, store } = await opened();
  const theirs = makeEdited({ revision: 9 });
  save.mockRejectedValueOnce(
    new RefusedError(saveDraft, { code: ErrorCode.conflict, msg: '', data: { course: theirs } }),
  );
  titled(store, '我的');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.draft.conflict?.mine.settings.title.zh_cn).toBe('我的');
  await store.draft.keepMine();
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ revision: 9, draft: { settings: { title: { zh_cn: '我的' } } } });
  expect(store.draft.conflict).toBeNull();
});

it('gives a chapter the content that its text became, and saves that with the draft [CO-03]', async () => {
  const { save, store, text } = await opened();
  store.writing.write('c2', { kind: 'article', material: 12, zh: '<p>新</p>', en: '', link: '', about: '' });
  expect(store.isUnsaved).toBe(true);
  expect(await store.saveNow()).toBe(true);
  expect(text.mock.calls[0]?.[0]).toMatchObject({ id: 301, material: 12, zh: '<p>新</p>' });
  expect(save.mock.calls[0]?.[0].draft.chapters[1]?.material).toBe(13);
  expect(store.isUnsaved).toBe(false);
});

it('moves a heading on when its chapter is taken out, and opens the next one [CO-02]', async () => {
  const { store } = await opened();
  store.select('c1');
  store.removeChapter('c1');
  expect(store.draft.chapters[0]).toMatchObject({ key: 'c2', section: { zh_cn: '首件检验' } });
  expect(store.selected).toBe('c2');
});

it('goes on from what was published, with the same chapter open under its new name [MC-03]', async () => {
  const published = makeEdited({ version: 8, revision: 0, changes: [], faults: [] });
  const draft = {
    ...published.draft,
    chapters: published.draft.chapters.map((one) => (one.key === 'nnew' ? { ...one, key: 'c4' } : one)),
  };
  const { store } = await opened({ publish: () => Promise.resolve({ ...published, draft }) });
  store.select('nnew');
  await store.publish();
  expect([store.selected, store.draft.revision, store.draft.saved?.version]).toEqual(['c4', 0, 8]);
});

it('says who published meanwhile by both drafts, and publishes nothing [MC-03]', async () => {
  const refusal = new RefusedError(publishDraft, {
    ...{ code: ErrorCode.conflict, msg: '', data: { course: makeEdited({ revision: 9 }) } },
  });
  const { store } = await opened({ publish: () => Promise.reject(refusal) });
  await expect(store.publish()).rejects.toBe(refusal);
  expect(store.draft.conflict?.theirs.revision).toBe(9);
});

it('leaves a chapter its new file though subtitles of the former one are open, and gives these up [MC-03] [CO-04]', async () => {
  const course = makeEdited();
  const [film] = course.materials;
  const [chapter] = course.draft.chapters;
  if (film === undefined || chapter?.material === undefined) throw new Error('no film');
  const saveSubtitles = vi.fn<EditorApi['saveSubtitles']>(() => Promise.resolve({ ...film, id: 77 }));
  const other = { ...film, id: 99 };
  const { store } = await opened({
    saveSubtitles,
    subtitles: () => Promise.resolve({ zh: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n一\n', en: '' }),
    discard: () =>
      Promise.resolve(
        makeEdited({ draft: { ...course.draft, chapters: [{ ...chapter, material: 99 }] }, materials: [other] }),
      ),
  });
  await store.openSubtitles(chapter);
  store.subtitles?.write(0, '改');
  store.draft.fillChapter(chapter.key, other);
  await store.saveNow();
  expect(saveSubtitles.mock.calls.length).toBe(1);
  expect(store.draft.chapters[0]?.material).toBe(99);
  await store.discard();
  expect(store.subtitles).toBeNull();
});
