import type { SparringSession } from '@banyan/contracts/talent';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { sparringCalls } from '../api/sparringCalls.ts';
import { makeSession } from '../testing/sparring.ts';
import { DialogueStore } from './DialogueStore.ts';

configure({ enforceActions: 'always' });

it('leaves the next dialogue alone when something said in the one before is answered late [TA-02]', async () => {
  const said = deferred<SparringSession>();
  const finished = deferred<SparringSession>();
  const ticket = vi.fn(() => Promise.resolve({ ticket: 't' }));
  const api = fakeApi(sparringCalls, {
    session: ({ id }) => Promise.resolve(makeSession({ id })),
    say: () => said.promise,
    finish: () => finished.promise,
    ticket,
  });
  const open = async (id: number) => {
    const opened = new DialogueStore(id, { api, hear: () => Promise.resolve('end'), language: () => 'zh' });
    await opened.show();
    opened.write('好');
    return opened;
  };
  const before = await open(9);
  const changing = [before.say(), before.finish()];
  before.leave();
  const dialogue = await open(10);
  expect([dialogue.saying.isPending(), dialogue.finishing.isPending()]).toEqual([false, false]);
  said.resolve(makeSession({ id: 9 }));
  finished.resolve(makeSession({ id: 9, over: true }));
  await Promise.all(changing);
  expect([dialogue.session.value?.id, dialogue.draft]).toEqual([10, '好']);
  // Nobody listens to the one that was left.
  expect(ticket).not.toHaveBeenCalled();
});
