import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { commentCalls, type CommentApi } from '../api/commentCalls.ts';
import { makeComments } from '../testing/notes.ts';
import { CommentDrafts } from './CommentDrafts.ts';
import { CommentsStore } from './CommentsStore.ts';

configure({ enforceActions: 'always' });

/** Course 101 has the comments of the fixture, course 102 has one. */
function opened(answers: Partial<CommentApi>) {
  const page = makeComments();
  const [first] = page.items;
  const list = ({ id }: { id: number }) =>
    Promise.resolve(id === 101 ? page : { ...page, items: [{ ...first!, id: 9001, replies: [] }] });
  const drafts = new CommentDrafts({ storage: null, eid: 1001, userId: '20381' });
  const show = async (course: number) => {
    const store = new CommentsStore(course, fakeApi(commentCalls, { list, ...answers }), () => 0, drafts);
    store.show();
    await expect.poll(() => store.list.state).toBe('ready');
    return store;
  };
  return { show, line: first! };
}

it('says of no other course that a comment waits, when what was said of the one before is answered late [CO-09]', async () => {
  const sent = deferred<Awaited<ReturnType<CommentApi['add']>>>();
  const { show } = opened({ add: () => sent.promise });
  const before = await show(101);
  const saying = before.say(0, '讲得细');
  before.leave();
  const store = await show(102);
  sent.resolve({ comment: 9100, state: 'waiting' });
  await saying;
  expect(store.waits).toBe(false);
});

it('keeps the question about one comment while another is being taken out [CO-09]', async () => {
  const removed = deferred<Awaited<ReturnType<CommentApi['remove']>>>();
  const { line, show } = opened({ remove: () => removed.promise });
  const before = await show(101);
  before.ask(line.id);
  const removing = before.remove.run(line.id);
  before.leave();
  const store = await show(102);
  store.ask(9001);
  expect(store.remove.isPending(9001)).toBe(false);
  removed.resolve({ state: 'gone' });
  await removing;
  expect([store.asked, store.taken]).toEqual([9001, null]);
});

it('says of no other course that praise did not arrive [CO-09]', async () => {
  const praised = deferred<Awaited<ReturnType<CommentApi['praise']>>>();
  const { line, show } = opened({ praise: () => praised.promise });
  const before = await show(101);
  before.praise(line, !line.praised);
  before.leave();
  const store = await show(102);
  praised.reject(new Error('away'));
  await new Promise(setImmediate);
  expect(store.praiseFailed).toBeUndefined();
});
