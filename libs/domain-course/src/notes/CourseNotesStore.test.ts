import type { CallInput, CallOutput } from '@banyan/contracts';
import { noteChapterLimit, type addNote, type isEditNote, type Note } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { noteCalls } from '../api/noteCalls.ts';
import { makeNotes } from '../testing/notes.ts';
import { CourseNotesStore } from './CourseNotesStore.ts';

configure({ enforceActions: 'always' });

const [note, other] = makeNotes() as [Note, Note];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Opens the notes of one chapter; the test answers the calls that change them. */
function opened() {
  const written = deferred<Note>();
  const looked = deferred<CallOutput<typeof isEditNote>>();
  const removed = deferred<CallOutput<(typeof noteCalls)['remove']>>();
  const sent: CallInput<typeof addNote>['as'][] = [];
  const notes = new CourseNotesStore(
    fakeApi(noteCalls, {
      chapter: () => Promise.resolve({ items: [], next: null, used: 0 }),
      tip: () => Promise.resolve({ shown: 'N' }),
      forEdit: () => looked.promise,
      remove: () => removed.promise,
      write: ({ as }) => {
        sent.push(as);
        return written.promise;
      },
    }),
    { storage: null, session: { eid: 1, userId: '7' }, uploader: undefined },
  );
  notes.show(note.courseId, note.chapterId);
  const leave = () => notes.show(note.courseId, note.chapterId + 1);
  return { leave, looked, notes, removed, sent, written };
}

it('takes no note of the chapter before into the one that is open now [NO-01]', async () => {
  const { leave, looked, notes } = opened();
  const editing = notes.edit.run(note);
  leave();
  looked.resolve({ note, withdraws: 'N' });
  expect(await editing).toBe(true);
  await settled();
  expect([notes.draft?.empty, notes.taken]).toEqual([true, 0]);
});

it('asks nothing of a note of the chapter before [NO-01]', async () => {
  const { leave, looked, notes } = opened();
  const editing = notes.edit.run(note);
  leave();
  looked.resolve({ note, withdraws: 'Y' });
  expect(await editing).toBe(true);
  expect(notes.asked).toBeNull();
});

it('takes a withdrawn note of the chapter before into no other, and leaves its question alone [NO-01]', async () => {
  const { leave, notes, written } = opened();
  const withdrawing = notes.withdraw.run(note);
  leave();
  notes.ask(other);
  expect(notes.withdraw.isPending(other.id)).toBe(false);
  written.resolve(note);
  expect(await withdrawing).toBe(true);
  await settled();
  expect([notes.draft?.empty, notes.taken, notes.asked]).toEqual([true, 0, other]);
});

it('closes no question about another note when one is removed late [NO-01]', async () => {
  const { notes, removed } = opened();
  notes.doom(note);
  const removing = notes.remove.run(note);
  notes.doom(other);
  removed.resolve({ deleted: 'Y' });
  expect(await removing).toBe(true);
  expect(notes.doomed).toBe(other);
});

it('lets a note be written in the next chapter while one of the chapter before is on its way, which is sent once [NO-01]', async () => {
  const { leave, notes, sent, written } = opened();
  notes.draft?.write(note.text, { pin: 'whole', place: 0 });
  const sending = notes.submit.run('public');
  leave();
  expect(notes.submit.isPending(note.chapterId + 1)).toBe(false);
  await settled();
  written.resolve(note);
  expect(await sending).toBe(true);
  await settled();
  expect([notes.kept, sent]).toEqual([null, ['public']]);
});

it('leaves the note being written its own characters, however often it was saved [NO-02]', async () => {
  const { notes, written } = opened();
  written.resolve(note);
  await settled();
  for (const text of ['写了一半', '写完了']) {
    notes.draft?.write(text, { pin: 'whole', place: 0 });
    await notes.draft?.flush();
  }
  expect(notes.draft?.savedLength).toBeGreaterThan(0);
  expect(notes.room).toBe(noteChapterLimit);
});
