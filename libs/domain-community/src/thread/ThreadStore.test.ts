import { fakeApi, deferred } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { commentCalls, composeCalls, feedCalls, postCalls } from '../api/communityCalls.ts';
import { makeComment, makeDetail } from '../testing/posts.ts';
import { SaidDrafts } from './saidDrafts.ts';
import { ThreadStore } from './ThreadStore.ts';

configure({ enforceActions: 'always' });

describe('ThreadStore', () => {
  it('leaves the next topic alone when something done with the one before is answered late [CM-01] [CM-02]', async () => {
    const answered = deferred<null>();
    const late = async <Value>(value: Value) => {
      await answered.promise;
      return value;
    };
    let points = 0;
    const make = (post: number) =>
      new ThreadStore(
        'topic',
        post,
        fakeApi(postCalls, {
          detail: ({ id }: { id: number }) => Promise.resolve(makeDetail({ id, comments: 3 })),
          remove: () => late({ removed: true as const }),
          pin: () => late({ pinned: true }),
          remindAll: () => late({ people: 12 }),
          close: () => late({ closed: true as const }),
        } as never),
        {
          comments: fakeApi(
            { ...commentCalls, people: composeCalls.people },
            {
              list: () => Promise.resolve({ items: [], next: null }),
              write: () => late({ comment: makeComment({ id: 61 }), reply: null, comments: 9 }),
              remove: () => late({ comments: 9 }),
            },
          ),
          drafts: new SaidDrafts({ storage: null, eid: 1001, userId: '20381' }),
          home: fakeApi(feedCalls),
          onPointsChanged: () => (points += 1),
        },
      );
    const opened = async (id: number) => {
      const store = make(id);
      store.show('new');
      await expect.poll(() => [store.detail.value?.post.id, store.comments.list.state]).toEqual([id, 'ready']);
      return store;
    };
    const before = await opened(7);
    const changing = [
      before.remove.run(),
      before.pin.run(true),
      before.close.run(),
      before.remindAll.run(),
      before.comments.say(0, '说一句'),
      before.comments.remove.run(60),
    ];
    before.leave();
    const store = await opened(8);
    const acts = [store.remove, store.pin, store.close, store.remindAll];
    expect(acts.map((act) => act.isPending())).toEqual([false, false, false, false]);
    answered.resolve(null);
    await Promise.all(changing);
    const { comments, pinned } = store.detail.value!.post;
    expect([store.removed, store.reminded, pinned, comments]).toEqual([false, null, false, 3]);
    expect([store.comments.list.rows, points]).toEqual([[], 2]);
  });

  it('tells that points have moved once a best answer is chosen [CM-02]', async () => {
    let points = 0;
    const store = new ThreadStore(
      'question',
      7,
      fakeApi(postCalls, { detail: ({ id }) => Promise.resolve(makeDetail({ id })) }),
      {
        comments: fakeApi(
          { ...commentCalls, people: composeCalls.people },
          {
            list: () => Promise.resolve({ items: [], next: null }),
            best: () => Promise.resolve({ best: makeComment({ id: 61, best: true }), paid: 20 }),
          },
        ),
        drafts: new SaidDrafts({ storage: null, eid: 1001, userId: '20381' }),
        home: fakeApi(feedCalls),
        onPointsChanged: () => (points += 1),
      },
    );
    store.show('new');
    await expect.poll(() => store.detail.state).toBe('ready');
    await store.comments.choose.run(61);
    expect(points).toBe(1);
  });
});
