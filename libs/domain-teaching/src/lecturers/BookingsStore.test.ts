import { gradeDimensions, type LecturerBooking, type LecturerComment } from '@banyan/contracts/teaching';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { bookingCalls } from '../api/lecturerCalls.ts';
import { makeBookings, makeLecturerComments } from '../testing/lecturers.ts';
import { BookingsStore } from './BookingsStore.ts';

configure({ enforceActions: 'always' });

it('closes no question about another booking when the one before is called off or graded late [LE-03]', async () => {
  const [first, second] = makeBookings() as [LecturerBooking, LecturerBooking];
  const [comment] = makeLecturerComments() as [LecturerComment];
  const cancelled = deferred<LecturerBooking>();
  const graded = deferred<LecturerComment>();
  const store = new BookingsStore(
    fakeApi(bookingCalls, { cancel: () => cancelled.promise, grade: () => graded.promise }),
  );
  store.ask(first);
  store.open(first);
  const said = { grades: gradeDimensions.map(() => 5), text: '' };
  const changing = [store.cancel.run(first), store.grade.run({ id: first.lecturerId, booking: first.id, ...said })];
  store.ask(null);
  store.open(null);
  store.ask(second);
  store.open(second);
  expect([store.cancel.isPending(second.id), store.grade.isPending(second.id)]).toEqual([false, false]);
  cancelled.resolve(first);
  graded.resolve(comment);
  expect(await Promise.all(changing)).toEqual([true, true]);
  expect([store.asked?.id, store.graded?.id]).toEqual([second.id, second.id]);
});
