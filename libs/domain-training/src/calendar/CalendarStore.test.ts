import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { calendarCalls } from '../api/calendarCalls.ts';
import { makeCalendar, makeFeed } from '../testing/calendar.ts';
import { CalendarStore } from './CalendarStore.ts';

configure({ enforceActions: 'always' });

describe('CalendarStore', () => {
  it('has what touches each day of the month’s picture, and nothing outside of it [TR-06]', async () => {
    const store = new CalendarStore(fakeApi(calendarCalls, { dates: () => Promise.resolve(makeCalendar()) }));
    await store.show('2025-11');
    const { itemsByDay } = store;
    expect(itemsByDay.get('2025-11-20')).toHaveLength(4);
    expect(itemsByDay.get('2025-11-17')?.map(({ kind }) => kind)).toEqual(['training']);
    expect(itemsByDay.get('2025-11-25')?.map(({ kind }) => kind)).toEqual(['training']);
    expect(itemsByDay.get('2025-11-26')).toBeUndefined();
    expect(store.studiedByDay.get('2025-11-03')).toBe(2760);
  });

  it('keeps the address that there is when another one could not be made [TR-06]', async () => {
    const store = new CalendarStore(
      fakeApi(calendarCalls, {
        feed: () => Promise.resolve({ feed: makeFeed() }),
        revoke: () => Promise.resolve({ feed: null }),
      }),
    );
    await store.feed.show();
    expect(await store.renewal.run()).toBe(false);
    expect(store.feed.value).toEqual(makeFeed());
    expect(store.renewal.failureOf()).toBeDefined();
    expect(await store.revocation.run()).toBe(true);
    expect(store.renewal.failureOf()).toBeUndefined();
    expect([store.feed.state, store.feed.value]).toEqual(['ready', null]);
  });
});
