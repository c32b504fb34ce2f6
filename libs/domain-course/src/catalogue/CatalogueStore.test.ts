import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CourseListInput, CourseListPage } from '../api/courseApi.ts';
import { makeCourse, makePage } from '../testing/fixtures.ts';
import { emptyQuery } from './catalogueQuery.ts';
import { CatalogueStore } from './CatalogueStore.ts';
import { deferred } from '@banyan/core-screen/testing';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';

configure({ enforceActions: 'always' });

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('CatalogueStore', () => {
  it('loads tree and page of a query, and names the way to the chosen category [CO-01]', async () => {
    const store = new CatalogueStore(fakeCourseApi());
    store.show({ ...emptyQuery, category: 'quality011' });
    expect(store.list.state).toBe('loading');
    await settled();
    expect(store.courses).toHaveLength(12);
    expect(store.chosenPath.map((category) => category.name)).toEqual(['质量管理', '检验与抽样', '来料检验']);
  });

  it('does not ask for a list when the category is not alphanumeric, and says so [CO-01]', async () => {
    const asked: CourseListInput[] = [];
    const store = new CatalogueStore(
      fakeCourseApi({
        courses: (input) => {
          asked.push(input);
          return Promise.resolve(makePage());
        },
      }),
    );
    store.show({ ...emptyQuery, category: "1' or 1=1" });
    await settled();
    expect([store.refused, store.list.state]).toEqual([true, 'idle']);
    expect(asked).toEqual([]);
    expect(store.categories.length).toBeGreaterThan(0);
  });

  it('shows the courses of a home module instead of the catalogue’s when one is named [CO-01]', async () => {
    const asked: CourseListInput[] = [];
    const modules: number[] = [];
    const store = new CatalogueStore(
      fakeCourseApi({
        courses: (input) => {
          asked.push(input);
          return Promise.resolve(makePage());
        },
        moduleCourses: ({ module }) => {
          modules.push(module);
          return Promise.resolve({ items: [makeCourse()], total: 48, thisWeek: 0 });
        },
      }),
    );
    store.show({ ...emptyQuery, moduleId: 7, category: 'not ok' });
    await settled();
    expect(asked).toEqual([]);
    expect(modules).toEqual([7]);
    expect(store.courses.map((course) => course.id)).toEqual([101]);
    // The `total` of the answer counts the courses that it omits.
    expect(store.list.value).toMatchObject({ count: 1, countLimit: 1, next: null });
  });

  it('drops the answer to a question that is no longer asked [HT-06]', async () => {
    const first = deferred<CourseListPage>();
    const store = new CatalogueStore(
      fakeCourseApi({
        courses: (input) =>
          input['search[keyword]'] === 'old' ? first.promise : Promise.resolve(makePage([makeCourse({ id: 2 })])),
      }),
    );
    store.show({ ...emptyQuery, keyword: 'old' });
    store.show({ ...emptyQuery, keyword: 'new' });
    await settled();
    first.resolve(makePage([makeCourse({ id: 1 })]));
    await settled();
    expect(store.courses.map((course) => course.id)).toEqual([2]);
  });

  it('cancels what is under way when the screen is left [HT-06]', async () => {
    const aborted: string[] = [];
    const hanging = (name: string) => (signal: AbortSignal | undefined) =>
      new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => {
          aborted.push(name);
          reject(new Error('aborted'));
        });
      });
    const store = new CatalogueStore(
      fakeCourseApi({
        courses: (_, options) => hanging('list')(options?.signal),
        categories: (_, options) => hanging('tree')(options?.signal),
      }),
    );
    store.show(emptyQuery);
    store.leave();
    await settled();
    expect(aborted).toEqual(['list', 'tree']);
    expect([store.list.state, store.tree.state]).toEqual(['idle', 'idle']);
  });

  it('keeps a failure beside its own request and loads again on demand [UI-08]', async () => {
    let fails = true;
    const store = new CatalogueStore(
      fakeCourseApi({ courses: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve(makePage())) }),
    );
    store.show(emptyQuery);
    await settled();
    expect([store.list.state, store.tree.state]).toEqual(['failed', 'ready']);
    fails = false;
    store.loadList();
    await settled();
    expect(store.list.state).toBe('ready');
  });

  it('keeps a list on the screen while it is asked for again, and for another view asks nothing [SH-09]', async () => {
    let asked = 0;
    const store = new CatalogueStore(
      fakeCourseApi({
        courses: () => {
          asked += 1;
          return Promise.resolve(makePage([makeCourse({ id: asked })]));
        },
      }),
    );
    store.show(emptyQuery);
    await settled();
    store.show({ ...emptyQuery, view: 'list' });
    await settled();
    expect([asked, store.list.state]).toEqual([1, 'ready']);
    store.leave();
    store.show({ ...emptyQuery, view: 'list' });
    expect(store.courses.map(({ id }) => id)).toEqual([1]);
    await settled();
    expect(store.courses.map(({ id }) => id)).toEqual([2]);
  });

  it('asks anew for another viewer or language, the tree too [SE-09]', async () => {
    const trees: number[] = [];
    const store = new CatalogueStore(
      fakeCourseApi({
        categories: () => {
          trees.push(1);
          return Promise.resolve({ total: 0, categories: [] });
        },
      }),
    );
    store.show(emptyQuery, 'zh_cn true');
    await settled();
    store.show(emptyQuery, 'en true');
    expect(store.list.state).toBe('loading');
    expect(trees).toHaveLength(2);
  });

  it('keeps lecturers on offer while another page loads [CO-01]', async () => {
    const store = new CatalogueStore(fakeCourseApi());
    store.show(emptyQuery);
    await settled();
    store.show({ ...emptyQuery, lecturer: 12 });
    expect(store.list.state).toBe('loading');
    expect(store.lecturerName).toBe('陈国栋');
  });

  it('shows newer progress without a gap, whatever was under way [CO-01] [CO-05]', async () => {
    const before = deferred<CourseListPage>();
    let asked = 0;
    const store = new CatalogueStore(
      fakeCourseApi({
        courses: () => ((asked += 1) === 1 ? before.promise : Promise.resolve(makePage([makeCourse({ id: asked })]))),
      }),
    );
    store.show(emptyQuery);
    store.refresh();
    before.resolve(makePage([makeCourse({ id: 1 })]));
    await settled();
    expect(store.courses.map(({ id }) => id)).toEqual([2]);
    store.refresh();
    expect(store.list.state).toBe('ready');
    await settled();
    expect(store.courses.map(({ id }) => id)).toEqual([3]);
  });
});
