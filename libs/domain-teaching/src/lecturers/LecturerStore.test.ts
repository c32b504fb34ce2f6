import { ErrorCode } from '@banyan/contracts';
import { bookLecturer, type LecturerBooking } from '@banyan/contracts/teaching';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it } from 'vitest';
import { lecturerCalls } from '../api/lecturerCalls.ts';
import { makeBookings, makeSlots } from '../testing/lecturers.ts';
import { LecturerStore } from './LecturerStore.ts';

describe('LecturerStore', () => {
  it('keeps what was typed and reads the times anew when somebody was faster [LE-03]', async () => {
    let asked = 0;
    let faster = true;
    const store = new LecturerStore(
      100_001,
      fakeApi(lecturerCalls, {
        slots: () => {
          asked += 1;
          return Promise.resolve({ items: makeSlots(), price: 0, open: true });
        },
        book: () =>
          faster
            ? Promise.reject(
                new RefusedError(bookLecturer, {
                  code: ErrorCode.lecturerRefused,
                  msg: '',
                  data: { refusal: 'taken' },
                }),
              )
            : Promise.resolve(makeBookings()[0]!),
      }),
    );
    store.show();
    await expect.poll(() => store.slots.state).toBe('ready');
    store.choose(1);
    store.write('why');
    await store.send();
    expect([store.note, store.chosen, store.booked, asked]).toEqual(['why', 1, null, 2]);
    faster = false;
    await store.send();
    expect([store.note, store.chosen, store.booked?.id, asked]).toEqual(['', null, 1, 3]);
    expect(store.dirty).toBe(false);
  });

  it('leaves the next lecturer alone when the one before is booked late [LE-03]', async () => {
    const sent = deferred<LecturerBooking>();
    const api = fakeApi(lecturerCalls, { book: () => sent.promise, grade: () => sent.promise as never });
    const open = (id: number, slot: number, note: string) => {
      const store = new LecturerStore(id, api);
      store.show();
      store.choose(slot);
      store.write(note);
      return store;
    };
    const before = open(1, 1, 'why');
    const sending = before.send();
    void before.grade.run({ grades: [], text: '' });
    before.leave();
    const store = open(2, 7, 'how');
    expect([store.sending, store.grade.isPending()]).toEqual([false, false]);
    sent.resolve(makeBookings()[0]!);
    await sending;
    expect([store.note, store.chosen, store.booked]).toEqual(['how', 7, null]);
  });
});
