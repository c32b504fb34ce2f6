import type { AttendanceCounts, AttendanceRow } from '@banyan/contracts/training';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { activityCalls } from '../../api/activityCalls.ts';
import { attendanceCounts, makeAttendance } from '../../testing/activityDesk.ts';
import { DeskStore, markKey } from './DeskStore.ts';

configure({ enforceActions: 'always' });

it.each([
  ['the desk of the next activity', { id: 8002, session: 1 }],
  ['the list of the next session', { id: 8001, session: 2 }],
])('leaves %s alone when a mark at the one before is answered late [AT-01]', async (_, next) => {
  const rows = makeAttendance();
  const row = rows[0]!;
  const sent = deferred<{ row: AttendanceRow; counts: AttendanceCounts }>();
  const api = fakeApi(activityCalls, {
    attendance: () => Promise.resolve({ items: rows, next: null, counts: attendanceCounts }),
    code: () => new Promise(() => undefined),
    mark: () => sent.promise,
  });
  const before = new DeskStore(8001, api);
  const show = async (store: DeskStore, session: number) => {
    store.show({ session, filter: 'all' }, false);
    await expect.poll(() => store.people.state).toBe('ready');
  };
  await show(before, 1);
  const marking = before.mark.run({ session: 1, user: row.userId, mark: 'none' });
  before.leave();
  const store = next.id === 8001 ? before : new DeskStore(next.id, api);
  await show(store, next.session);
  expect(store.mark.isPending(markKey({ session: next.session, user: row.userId }))).toBe(false);
  sent.resolve({ row: { ...row, standing: 'registered' }, counts: { ...attendanceCounts, here: 2 } });
  await marking;
  expect([store.people.rows[0]?.standing, store.counts]).toEqual([row.standing, attendanceCounts]);
});
