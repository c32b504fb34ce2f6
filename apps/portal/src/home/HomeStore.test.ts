import type { HomeModule, MyStudyInfo } from '@banyan/contracts/account';
import { configure, reaction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { makeStudy } from '../testing/fixtures.ts';
import type { HomeApi, HomeCourses } from './homeApi.ts';
import { HomeStore } from './HomeStore.ts';

configure({ enforceActions: 'always' });

const module = (id: number, kind: HomeModule['kind']): HomeModule => ({ id, kind, title: kind, morePath: '' });
const courses: HomeCourses = { items: [], total: 0, thisWeek: 0 };

function fake(over: Partial<HomeApi> = {}): HomeApi {
  return {
    structure: () => Promise.resolve([module(7, 'zones'), module(3, 'new'), module(1, 'continue')]),
    courses: () => Promise.resolve(courses),
    zones: () => Promise.resolve([]),
    notice: () => Promise.resolve({ text: '', more: false }),
    study: () => new Promise(() => undefined),
    ...over,
  };
}

it('keeps the order of the server and asks only for the modules it names [SH-12]', async () => {
  const asked = vi.fn(() => Promise.resolve(courses));
  const store = new HomeStore(fake({ courses: asked }));
  await store.load(false);
  expect(store.structure).toMatchObject({ state: 'ready', value: [{ id: 7 }, { id: 3 }, { id: 1 }] });
  await vi.waitFor(() => expect(store.coursesOf(3).state).toBe('ready'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(store.study.state).toBe('idle');
});

it('fails one module and leaves the others [UI-08]', async () => {
  const store = new HomeStore(fake({ zones: () => Promise.reject(new Error('gone')) }));
  await store.load(false);
  await vi.waitFor(() => expect(store.zones.state).toBe('failed'));
  await vi.waitFor(() => expect(store.coursesOf(3).state).toBe('ready'));
});

it('drops the late answer of an earlier visit [SH-12]', async () => {
  let answerFirst: (modules: HomeModule[]) => void = () => undefined;
  const answers = [
    new Promise<HomeModule[]>((resolve) => (answerFirst = resolve)),
    Promise.resolve([module(2, 'popular')]),
  ];
  const store = new HomeStore(
    fake({ structure: () => answers.shift() ?? Promise.reject(new Error('asked too often')) }),
  );
  const first = store.load(false);
  await store.load(false);
  answerFirst([module(9, 'new')]);
  await first;
  expect(store.structure).toMatchObject({ state: 'ready', value: [{ id: 2 }] });
});

it('asks again for what is studied and keeps what is shown until the answer is there, and when none comes [CO-05]', async () => {
  const [before, after] = [makeStudy('zh', { weekS: 60 }), makeStudy('zh', { weekS: 120 })];
  let asked = 0;
  const study = () => {
    asked += 1;
    return asked === 2 ? Promise.reject(new Error('down')) : Promise.resolve(asked === 1 ? before : after);
  };
  const seen: string[] = [];
  const store = new HomeStore(fake({ study }));
  await store.loadStudy();
  const end = reaction(
    () => store.study,
    ({ state }) => seen.push(state),
  );
  await store.refreshStudy();
  expect(store.study).toEqual({ state: 'ready', value: before });
  await store.refreshStudy();
  expect(store.study).toEqual({ state: 'ready', value: after });
  expect(seen).toEqual(['ready']);
  end();
});

it('takes the newest answer of what is studied, in whatever order they come [CO-05]', async () => {
  let answerFirst: (study: MyStudyInfo) => void = () => undefined;
  const [before, after] = [makeStudy('zh', { weekS: 60 }), makeStudy('zh', { weekS: 120 })];
  const answers = [new Promise<MyStudyInfo>((resolve) => (answerFirst = resolve)), Promise.resolve(after)];
  const store = new HomeStore(fake({ study: () => answers.shift() ?? Promise.reject(new Error('asked too often')) }));
  const first = store.loadStudy();
  await store.refreshStudy();
  answerFirst(before);
  await first;
  expect(store.study).toEqual({ state: 'ready', value: after });
});

it('shows what is studied to a member alone, whenever a tab comes into view [CO-05]', async () => {
  const study = vi.fn(() => Promise.resolve(makeStudy()));
  const store = new HomeStore(fake({ study }));
  await store.load(false);
  await store.refreshStudy();
  expect(study).not.toHaveBeenCalled();
  expect(store.study.state).toBe('idle');
});
