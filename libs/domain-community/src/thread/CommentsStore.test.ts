// @vitest-environment jsdom
import type { CallInput } from '@banyan/contracts';
import type { writeComment } from '@banyan/contracts/community';
import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { commentCalls, composeCalls } from '../api/communityCalls.ts';
import { makeComment } from '../testing/posts.ts';
import { CommentsStore } from './CommentsStore.ts';
import { SaidDrafts } from './saidDrafts.ts';

configure({ enforceActions: 'always' });

let sent: CallInput<typeof writeComment>[] = [];

/** The screen of a post, as it is opened. */
function open(
  storage: Storage | null = localStorage,
  slow = (): Promise<void> => Promise.resolve(),
  post = 7,
): CommentsStore {
  const api = fakeApi(
    { ...commentCalls, people: composeCalls.people },
    {
      list: () => Promise.resolve({ items: [], next: null }),
      write: async (input) => {
        sent.push(input);
        const comments = sent.length;
        await slow();
        return { comment: makeComment({ id: comments }), reply: null, comments };
      },
    },
  );
  const store = new CommentsStore(post, api, {
    drafts: new SaidDrafts({ storage, eid: 1001, userId: '20381' }),
    onCount: () => undefined,
    onBest: () => undefined,
    onPost: () => undefined,
    readPost: () => undefined,
  });
  store.show('new');
  return store;
}

/** Chooses two people of one name while a text is written, and one in a reply. */
function begin({ drafts }: CommentsStore): void {
  drafts.choose({ id: 5, name: '韩梅' });
  drafts.write(7, 0, '@韩梅 ');
  drafts.choose({ id: 6, name: '韩梅' });
  drafts.write(7, 0, '@韩梅 @韩梅 ');
  drafts.choose({ id: 8, name: '韩梅' });
  drafts.write(7, 61, '@韩梅 ');
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
});

describe('CommentsStore', () => {
  it('mentions everybody who was chosen before a reload, also two of one name [CM-03]', async () => {
    begin(open());
    const again = open();
    expect(again.drafts.read(7, 0)).toBe('@韩梅 @韩梅 ');
    await again.say(0, '@韩梅 @韩梅');
    await again.say(61, '@韩梅');
    expect(sent.map(({ mentions }) => mentions)).toEqual([[5, 6], [8]]);
  });

  it('mentions them where the device keeps nothing, and nobody twice once it is sent', async () => {
    const store = open(null);
    begin(store);
    await store.say(0, '@韩梅 @韩梅');
    store.drafts.write(7, 0, '');
    await store.say(0, '@韩梅');
    expect(sent.map(({ mentions }) => mentions)).toEqual([[5, 6], []]);
  });

  it('says something to the next post while what was said to the one before is on its way [CM-02]', async () => {
    const never = () => new Promise<void>(() => undefined);
    const before = open(null, never);
    void before.say(0, '说一句');
    before.leave();
    const store = open(null, never, 8);
    void store.say(0, '再说一句').catch(() => undefined);
    await expect.poll(() => sent.map(({ post }) => post)).toEqual([7, 8]);
  });
});
