import { ErrorCode } from '@banyan/contracts';
import { decideComment, decidePost, settleReport } from '@banyan/contracts/community';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { deskCalls } from '../api/communityCalls.ts';
import { makePost, makeReported, makeWaitingComments } from '../testing/posts.ts';
import { DeskStore } from './DeskStore.ts';

configure({ enforceActions: 'always' });

/** A desk with rows that another administrator decides first. */
function overtakenDesk() {
  const server = {
    waiting: [{ post: makePost({ id: 7, title: '首件卡怎么填' }), body: '', revision: 1 }],
    comments: makeWaitingComments().slice(0, 1),
    reported: makeReported(),
  };
  const no = (call: typeof decidePost | typeof decideComment | typeof settleReport, refusal: string) =>
    Promise.reject(new RefusedError(call, { code: ErrorCode.communityRefused, msg: '', data: { refusal } }));
  const page = <Row>(items: Row[]) => Promise.resolve({ items, next: null, total: items.length });
  const api = fakeApi(deskCalls, {
    waiting: () => page(server.waiting),
    reported: () => page(server.reported),
    decide: () => {
      server.waiting = [];
      return no(decidePost, 'changed');
    },
    waitingComments: () => page(server.comments),
    decideComment: () => {
      server.comments = [];
      return no(decideComment, 'changed');
    },
    settle: () => {
      server.reported = [];
      return no(settleReport, 'settled');
    },
  });
  return new DeskStore(api);
}

it('says which post somebody else has decided, and keeps no reason for it [CM-04]', async () => {
  const store = overtakenDesk();
  await store.waiting.show();
  store.write(7, '写得不够具体');
  await store.decide.run({ id: 7, revision: 1, approve: 'N', reason: '写得不够具体' });
  expect([store.waiting.rows, store.overtaken, store.dirty, store.count]).toEqual([[], '首件卡怎么填', false, 0]);
  store.show('reported');
  expect(store.overtaken).toBeNull();
});

it('says which comment somebody else has decided, and keeps no reason for it [CM-04]', async () => {
  const store = overtakenDesk();
  await store.comments.show();
  const [row] = makeWaitingComments();
  const id = row?.id ?? 0;
  store.writeOnComment(id, '写得不够具体');
  await store.decideComment.run({ id, approve: 'N', reason: '写得不够具体' });
  expect([store.comments.rows, store.overtaken, store.dirty, store.count]).toEqual([[], row?.post.title, false, 0]);
});

it('says that somebody else has settled a report [CM-04]', async () => {
  const store = overtakenDesk();
  await store.reported.show();
  const [row] = makeReported();
  await store.settle.run({ target: row?.target ?? 'post', id: row?.id ?? 0, remove: 'Y' });
  expect([store.reported.rows, store.overtaken, store.count]).toEqual([[], row?.post.title, 0]);
});
