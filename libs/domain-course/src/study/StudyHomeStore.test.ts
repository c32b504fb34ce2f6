import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CourseListInput, StudyListInput } from '../api/courseApi.ts';
import { makePage } from '../testing/fixtures.ts';
import { StudyHomeStore } from './StudyHomeStore.ts';
import { deferred } from '@banyan/core-screen/testing';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('StudyHomeStore', () => {
  it('asks for what is begun and for what others learn [CO-05]', async () => {
    const asked: { studied: StudyListInput[]; courses: CourseListInput[] } = { studied: [], courses: [] };
    const api = fakeCourseApi();
    const store = new StudyHomeStore({
      studied: (input) => {
        asked.studied.push(input);
        return api.studied(input);
      },
      courses: (input) => {
        asked.courses.push(input);
        return Promise.resolve(makePage());
      },
    });
    store.show(true);
    await settled();
    expect(asked.studied).toEqual([{ state: 'learning', cursor: '', size: 4 }]);
    expect(asked.courses[0]).toMatchObject({ sort: 'learners', size: 8 });
    expect(store.toContinue.length).toBeGreaterThan(0);
    expect(store.counts).toEqual({ all: 5, learning: 3, learned: 2, ended: 0 });
  });

  it('asks for no record of a visitor, and forgets the one of who logged out [AC-08]', async () => {
    const store = new StudyHomeStore(fakeCourseApi());
    store.show(true);
    await settled();
    store.show(false);
    await settled();
    expect([store.studied.state, store.toContinue, store.popular.state]).toEqual(['idle', [], 'ready']);
  });

  it('keeps one part when the other fails [UI-08]', async () => {
    const store = new StudyHomeStore(fakeCourseApi({ studied: () => Promise.reject(new Error('down')) }));
    store.show(true);
    await settled();
    expect([store.studied.state, store.popular.state]).toEqual(['failed', 'ready']);
  });

  it('shows what is new without a gap, and keeps what it has when that fails [CO-05]', async () => {
    let asked = 0;
    const { studied } = fakeCourseApi();
    const store = new StudyHomeStore(
      fakeCourseApi({
        studied: async (input) => {
          asked += 1;
          if (asked === 3) throw new Error('down');
          return { ...(await studied(input)), counts: { all: asked, learning: asked, learned: 0, ended: 0 } };
        },
      }),
    );
    store.show(true);
    await settled();
    void store.studied.refresh();
    expect([store.studied.state, store.counts?.all]).toEqual(['ready', 1]);
    await settled();
    expect(store.counts?.all).toBe(2);
    void store.studied.refresh();
    await settled();
    expect([store.studied.state, store.counts?.all]).toEqual(['ready', 2]);
  });

  it('asks anew instead of waiting for an answer from before [CO-05]', async () => {
    const { studied } = fakeCourseApi();
    const before = deferred<Awaited<ReturnType<typeof studied>>>();
    let asked = 0;
    const store = new StudyHomeStore(
      fakeCourseApi({ studied: (input) => ((asked += 1) === 1 ? before.promise : studied(input)) }),
    );
    store.show(true);
    void store.studied.refresh();
    before.resolve({ items: [], next: null, counts: { all: 0, learning: 0, learned: 0, ended: 0 } });
    await settled();
    expect(store.counts?.all).toBe(5);
    store.show(false);
    void store.studied.refresh();
    expect([asked, store.studied.state]).toEqual([2, 'idle']);
  });
});
