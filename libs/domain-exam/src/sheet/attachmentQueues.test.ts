import type { UploadedFile } from '@banyan/contracts';
import { apiOf } from '@banyan/core-screen';
import { deferred, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { sheetCalls } from '../api/sheetCalls.ts';
import { makePaper } from '../testing/sheet.ts';
import { SheetServer } from '../testing/sheetServer.ts';
import { storyDevice } from '../testing/storyDevice.ts';
import { queueOf } from './attachmentQueues.ts';
import { SheetStore } from './SheetStore.ts';

it('tells of an answer whose files are on their way, until they are part of it [EX-02] [EX-04]', async () => {
  const store = new SheetStore(apiOf(fakeHttp(new SheetServer(makePaper()).answers()), sheetCalls), storyDevice());
  await store.sheet.load({ examId: 301, eid: 1001, userId: '7' });
  const attempt = store.sheet.value?.attempt;
  const item = attempt?.book.items.find(({ part }) => part.kind === 'short');
  if (attempt === undefined || item === undefined) throw new Error('the paper has no short answer');
  const sent = deferred<UploadedFile>();
  const queue = queueOf(attempt, item, { upload: () => sent.promise }, String);
  queue.add([new File(['x'], 'measured.pdf')]);
  expect(item.uploading).toBe(true);
  sent.resolve({ id: 'f1', name: 'measured.pdf', size: 1, url: '' } as UploadedFile);
  await vi.waitFor(() => expect(item.uploading).toBe(false));
  expect(item.value.files).toContain('f1');
  attempt.close();
});
