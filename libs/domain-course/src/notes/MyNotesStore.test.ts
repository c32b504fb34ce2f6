import type { Note } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { myNoteCalls } from '../api/noteCalls.ts';
import { makeMyNotes } from '../testing/notes.ts';
import { MyNotesStore } from './MyNotesStore.ts';

configure({ enforceActions: 'always' });

it('closes no question about another note when the one before has gone late [NO-03]', async () => {
  const [first, second] = makeMyNotes().items as [Note, Note];
  const removed = deferred<{ deleted: 'Y' }>();
  const store = new MyNotesStore(
    fakeApi(myNoteCalls, { list: () => Promise.resolve(makeMyNotes()), remove: () => removed.promise }),
  );
  store.ask(first);
  const removing = store.remove.run(first);
  store.ask(second);
  expect(store.remove.isPending(second.id)).toBe(false);
  removed.resolve({ deleted: 'Y' });
  expect(await removing).toBe(true);
  expect(store.asked?.id).toBe(second.id);
});
