import { ErrorCode } from '@banyan/contracts';
import { saveSubtitles, type CourseMaterial } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editorCalls, type EditorApi } from '../../api/manageCalls.ts';
import { makeEdited } from '../../testing/manageCourses.ts';
import { SubtitlesStore } from './SubtitlesStore.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const vtt = 'WEBVTT\n\n00:00:02.000 --> 00:00:04.000\n一\n\n00:00:05.000 --> 00:00:09.000\n二 < 三\n';
const [film] = makeEdited().materials as [CourseMaterial];

async function opened(refusal: { readonly code: number; readonly data: unknown } | null = null) {
  let stored = vtt;
  const save = vi.fn<EditorApi['saveSubtitles']>(({ material, text }) => {
    if (refusal !== null) return Promise.reject(new RefusedError(saveSubtitles, { ...refusal, msg: '' }));
    stored = text.startsWith('WEBVTT') ? text : vtt;
    return Promise.resolve({ ...film, id: material + 1 });
  });
  const subtitles = () => Promise.resolve({ zh: stored, en: '' });
  const api = fakeApi(editorCalls, { saveSubtitles: save, subtitles });
  const taken = vi.fn();
  const store = new SubtitlesStore({ id: 301, key: 'c1', material: 11 }, api, taken);
  await store.reading.load();
  return { save, store, taken };
}
const saidIn = ({ cues }: SubtitlesStore) => cues.map(({ from, text }) => `${from} ${text}`);

it('keeps changed lines a second after the last change, and goes on from what was kept [CO-04]', async () => {
  const { save, store, taken } = await opened();
  expect(saidIn(store)).toEqual(['2 一', '5 二 < 三']);
  store.write(0, '一 & 二');
  store.remove(1);
  expect([store.isWaiting, save.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls[0]?.[0]).toEqual({
    ...{ id: 301, material: 11, spoken: 'zh' },
    text: 'WEBVTT\n\n00:00:02.000 --> 00:00:04.000\n一 &amp; 二\n',
  });
  expect([store.isWaiting, taken.mock.calls.length]).toEqual([false, 1]);
  store.remove(0);
  await store.flush();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ material: 12, text: '' });
});

it('moves all lines, and leaves out what would end before the beginning [CO-04]', async () => {
  const { save, store } = await opened();
  store.shift(-4.5);
  expect(saidIn(store)).toEqual(['0.5 二 < 三']);
  await store.flush();
  expect(save.mock.calls[0]?.[0].text).toContain('00:00:00.500 --> 00:00:04.500\n二 &lt; 三');
});

it('reads a file in the encoding that it has, and shows what was kept of it [CO-04]', async () => {
  const { save, store } = await opened();
  // 字幕 in UTF-16 with its mark.
  const text = '1\r\n00:00:01,000 --> 00:00:02,000\r\n字幕';
  const bytes = new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]),
  ]);
  await store.drop(new Blob([bytes]));
  expect(save.mock.calls[0]?.[0].text).toBe(text);
  expect([store.fault, store.isWaiting]).toEqual([null, false]);
  await store.drop(new Blob([new Uint8Array([0, 1, 2, 3, 0, 255, 254, 1])]));
  expect([store.fault?.rule, save.mock.calls.length]).toEqual(['encoding', 1]);
});

it('tells the broken rule of a file with its line, and keeps the lines before [CO-04]', async () => {
  const { store } = await opened({ code: ErrorCode.fieldsRefused, data: { fields: { text: 'order' }, line: 7 } });
  await store.drop(new Blob(['00:00:01,000 --> 00:00:02,000\n字']));
  expect(store.fault).toMatchObject({ rule: 'order', line: 7 });
  expect([saidIn(store), store.isWaiting]).toEqual([['2 一', '5 二 < 三'], false]);
});

it('keeps what was written where the server is lost, and stays in its language [CO-04]', async () => {
  const { store } = await opened({ code: ErrorCode.unavailable, data: {} });
  store.write(0, '写过的');
  await store.show('en');
  expect(store.fault?.rule).toBe('lost');
  expect([store.language, saidIn(store)[0], store.isWaiting]).toEqual(['zh', '2 写过的', true]);
});

it('tells nothing any more once what was lost is kept [CO-04]', async () => {
  const { save, store } = await opened();
  save.mockRejectedValueOnce(new RefusedError(saveSubtitles, { code: ErrorCode.unavailable, data: {}, msg: '' }));
  store.write(0, '写过的');
  await store.flush();
  expect(store.fault?.rule).toBe('lost');
  await store.flush();
  expect([store.fault, store.isWaiting]).toEqual([null, false]);
});

it('takes the last of two files that follow each other quickly, and tells of one that is gone [CO-04]', async () => {
  const { save, store } = await opened();
  const srt = (words: string) => new Blob([`00:00:01,000 --> 00:00:02,000\n${words}`]);
  await Promise.all([store.drop(srt('一')), store.drop(srt('二'))]);
  expect(save.mock.calls.at(-1)?.[0].text).toContain('二');
  const gone = new Blob(['x']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await store.drop(gone);
  expect(store.fault?.rule).toBe('encoding');
});
