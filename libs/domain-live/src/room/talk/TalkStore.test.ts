import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { talkCalls } from '../../api/liveCalls.ts';
import { makeLines } from '../../testing/live.ts';
import { TalkStore } from './TalkStore.ts';

configure({ enforceActions: 'always' });

it('removes a line while another is being removed, and says which failed until that is put away [LV-01]', async () => {
  const slow = deferred<never>();
  const remove = vi.fn(() => slow.promise);
  const talk = new TalkStore(
    1,
    fakeApi(talkCalls, { lines: () => Promise.resolve({ items: makeLines(), next: null }), remove }),
    () => undefined,
  );
  talk.show();
  await vi.waitFor(() => expect(talk.lines.rows).toHaveLength(7));
  const [first, second] = talk.lines.rows;
  const removing = [first!, second!].map(({ id }) => talk.remove.run({ id: 1, line: id }));
  expect(talk.lines.rows).toHaveLength(5);
  slow.reject(new Error('gone'));
  await Promise.all(removing);
  expect([talk.lines.rows.length, talk.failure]).toEqual([7, new Error('gone')]);
  talk.dismiss();
  expect(talk.failure).toBeUndefined();
});

it('leaves the talk of the next room alone when what was said in the one before arrives late [LV-01]', async () => {
  const sent = deferred<ReturnType<typeof makeLines>[number]>();
  const api = fakeApi(talkCalls, { lines: () => Promise.resolve({ items: [], next: null }), say: () => sent.promise });
  const open = async (room: number) => {
    const talk = new TalkStore(room, api, () => undefined);
    talk.show();
    await vi.waitFor(() => expect(talk.lines.state).toBe('ready'));
    talk.write('好');
    return talk;
  };
  const before = await open(1);
  const saying = before.send('chat');
  expect(before.say.isPending()).toBe(true);
  before.leave();
  const talk = await open(2);
  expect([talk.say.isPending(), talk.sendable]).toEqual([false, true]);
  sent.resolve(makeLines()[0]!);
  await saying;
  expect([talk.draft, talk.lines.rows.length]).toEqual(['好', 0]);
});

it('keeps what is typed while the line before is on its way [LV-01]', async () => {
  const sent = deferred<ReturnType<typeof makeLines>[number]>();
  const api = fakeApi(talkCalls, { lines: () => Promise.resolve({ items: [], next: null }), say: () => sent.promise });
  const talk = new TalkStore(1, api, () => undefined);
  talk.write(' 听得见 ');
  const saying = talk.send('chat');
  talk.write('听得见，很清楚');
  sent.resolve(makeLines()[0]!);
  expect([await saying, talk.draft]).toEqual([true, '听得见，很清楚']);
  talk.write('好');
  await talk.send('chat');
  expect(talk.draft).toBe('');
});
