// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { handInHomework, saveHomeworkDraft, type HomeworkDetail } from '@banyan/contracts/training';
import { RefusedError, UploadError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { beforeEach, expect, it, vi } from 'vitest';
import { homeworkCalls } from '../../api/homeworkCalls.ts';
import { makeHomeworkDetail, makeSubmission } from '../../testing/homework.ts';
import { queueOf } from './fileQueues.ts';
import { HomeworkStore } from './HomeworkStore.ts';

configure({ enforceActions: 'always' });

const closed = (call: typeof handInHomework | typeof saveHomeworkDraft) =>
  Promise.reject(new RefusedError(call, { code: ErrorCode.homeworkClosed, msg: '', data: { refusal: 'closed' } }));

/** A homework whose deadline passes as soon as `late` is set. */
async function opened(late: { now: boolean }, change: Partial<HomeworkDetail> = {}) {
  const store = new HomeworkStore(
    9001,
    fakeApi(homeworkCalls, {
      detail: () => Promise.resolve(makeHomeworkDetail({ ...change, refusal: late.now ? 'closed' : null })),
      saveDraft: () => closed(saveHomeworkDraft),
      handIn: () => closed(handInHomework),
    }),
    { session: { eid: 1001, userId: '20381' }, storage: localStorage },
  );
  store.show();
  await expect.poll(() => store.detail.state).toBe('ready');
  return store;
}

beforeEach(() => localStorage.clear());

it('still shows what was written when it came too late, after a reload as well [TR-03]', async () => {
  const late = { now: false };
  const store = await opened(late);
  store.sheet?.write('截止那一刻还在写');
  late.now = true;
  await store.handIn.run();
  await expect.poll(() => store.unsent?.text).toBe('截止那一刻还在写');
  expect(store.sheet).toBeNull();
  expect((await opened(late)).unsent?.text).toBe('截止那一刻还在写');
});

it('shows a draft that nobody handed in before the deadline, and nothing that was handed in [TR-03]', async () => {
  const draft = { revision: 3, text: '写了一半', files: [], savedAt: 1000 };
  expect((await opened({ now: true }, { draft })).unsent?.text).toBe('写了一半');
  const submissions = [makeSubmission({ text: '写了一半', state: 'withdrawn' })];
  expect((await opened({ now: true }, { draft, submissions })).unsent).toBeNull();
  expect((await opened({ now: true })).unsent).toBeNull();
});

it('leaves the next homework alone when the one before is handed in late [TR-03]', async () => {
  const detail = (id: number) => {
    const made = makeHomeworkDetail();
    return { ...made, homework: { ...made.homework, id } };
  };
  const sent = deferred<HomeworkDetail>();
  const api = fakeApi(homeworkCalls, {
    detail: ({ id }) => Promise.resolve(detail(id)),
    saveDraft: ({ text }) => Promise.resolve({ revision: 1, text, files: [], savedAt: 1000 }),
    handIn: () => sent.promise,
  });
  const open = (id: number) => {
    const store = new HomeworkStore(id, api, { session: { eid: 1001, userId: '20381' }, storage: localStorage });
    store.show();
    return store;
  };
  const before = open(9001);
  await expect.poll(() => before.sheet).not.toBeNull();
  before.sheet?.write('交上去的');
  const sending = before.handIn.run();
  before.leave();
  const store = open(9002);
  await expect.poll(() => store.sheet).not.toBeNull();
  store.sheet?.write('另一份');
  expect(store.handIn.isPending()).toBe(false);
  sent.resolve(detail(9001));
  await sending;
  expect([store.detail.value?.homework.id, store.sheet?.text]).toEqual([9002, '另一份']);
});

it('is not handed in without a file that was chosen and did not arrive, unless it is removed [TR-03]', async () => {
  const handIn = vi.fn(() => Promise.resolve(makeHomeworkDetail()));
  const store = new HomeworkStore(
    9001,
    fakeApi(homeworkCalls, {
      detail: () => Promise.resolve(makeHomeworkDetail({ refusal: null })),
      saveDraft: ({ text }) => Promise.resolve({ revision: 1, text, files: [], savedAt: 1000 }),
      handIn,
    }),
    { session: { eid: 1001, userId: '20381' }, storage: localStorage },
  );
  store.show();
  await expect.poll(() => store.sheet).not.toBeNull();
  const { sheet } = store;
  if (sheet === null) throw new Error('no sheet');
  sheet.write('附上视频');
  const queue = queueOf(sheet, {
    upload: () => Promise.reject(new UploadError({ kind: 'type', extensions: ['mp4'] })),
  });
  queue.add([new File(['x'], '首检.mp4')]);
  await store.handIn.run();
  await expect.poll(() => queue.items()[0]?.status).toBe('failed');
  await store.handIn.run();
  expect(handIn).not.toHaveBeenCalled();
  queue.remove(queue.items()[0]?.id ?? '');
  await store.handIn.run();
  expect(handIn).toHaveBeenCalledOnce();
});
