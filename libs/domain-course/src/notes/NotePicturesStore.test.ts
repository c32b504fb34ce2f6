import { UploadError } from '@banyan/core-http';
import { expect, it, vi } from 'vitest';
import type { CourseSender } from '../course.environment.ts';
import type { NoteDraftStore, NotePlace } from './NoteDraftStore.ts';
import { NotePicturesStore } from './NotePicturesStore.ts';

const draft = { now: { images: [] }, attach: vi.fn() } as unknown as NoteDraftStore;
const at: NotePlace = { pin: 'whole', place: 0 };
const file = new File(['no picture'], 'plan.png');

it.each([
  [new UploadError({ kind: 'unreadable' }), 'unreadable'],
  [new UploadError({ kind: 'type', extensions: ['png'] }), 'type'],
  [new UploadError({ kind: 'tooLarge', limit: 5 }), 'size'],
  [new UploadError({ kind: 'interrupted' }), 'failed'],
])('%o: says why a picture was not taken, and keeps it [NO-02]', async (error, problem) => {
  const sender: CourseSender = { upload: () => Promise.reject(error) };
  const pictures = new NotePicturesStore({ keepImage: vi.fn() }, sender);
  await pictures.add(draft, [file], at);
  expect(pictures.underWay.map((one) => [one.name, one.problem])).toEqual([['plan.png', problem]]);
});
