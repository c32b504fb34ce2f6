import type { SparringSession } from '@banyan/contracts/talent';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { sparringCalls } from '../api/sparringCalls.ts';
import { makeSession } from '../testing/sparring.ts';
import { Dialogue } from './Dialogue.ts';

configure({ enforceActions: 'always' });

it('leaves the next dialogue alone when something said in the one before is answered late [TA-02]', async () => {
  const said = deferred<SparringSession>();
  const finished = deferred<SparringSession>();
  const api = fakeApi(sparringCalls, {
    session: ({ id }) => Promise.resolve(makeSession({ id })),
    say: () => said.promise,
    finish: () => finished.promise,
  });
  const dialogue = new Dialogue({ api, hear: () => Promise.resolve('end'), language: () => 'zh' });
  await dialogue.show(9);
  dialogue.write('好');
  const changing = [dialogue.say(), dialogue.finish()];
  dialogue.leave();
  await dialogue.show(10);
  dialogue.write('好');
  expect([dialogue.saying.isPending(10), dialogue.finishing.isPending(10)]).toEqual([false, false]);
  said.resolve(makeSession({ id: 9 }));
  finished.resolve(makeSession({ id: 9, over: true }));
  await Promise.all(changing);
  expect([dialogue.session.value?.id, dialogue.draft]).toEqual([10, '好']);
});
