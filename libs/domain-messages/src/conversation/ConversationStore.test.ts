import type { PrivateMessage } from '@banyan/contracts/messages';
import { fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it, vi } from 'vitest';
import { conversationCalls } from '../api/conversationCalls.ts';
import { makeLines } from '../testing/messages.ts';
import { ConversationStore } from './ConversationStore.ts';

describe('a conversation', () => {
  it('shows the line that has come in front of those that were read further back [ME-02]', async () => {
    const [last, ...before] = makeLines();
    if (last === undefined) throw new Error('no line');
    let lines: PrivateMessage[] = before;
    const api = fakeApi(conversationCalls, {
      lines: ({ cursor }) =>
        Promise.resolve(
          cursor === '' ? { items: lines.slice(0, 1), next: 'b' } : { items: lines.slice(1), next: null },
        ),
    });
    const store = new ConversationStore(7, {
      api,
      storage: null,
      eid: 1001,
      userId: '1',
      now: () => 0,
      changed: () => undefined,
    });
    store.show(2, false);
    await vi.waitFor(() => expect(store.lines.rows).toEqual(before.slice(0, 1)));
    await store.lines.loadMore();
    lines = [last, ...before];
    await store.heard();
    expect(store.lines.rows).toEqual([last, ...before]);
  });
});
