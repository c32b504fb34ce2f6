import type { CourseOpinion } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { opinionCalls } from '../api/commentCalls.ts';
import { OpinionsStore } from './OpinionsStore.ts';

configure({ enforceActions: 'always' });

const opinionOf = (given: number): CourseOpinion => ({
  ...{ given, rating: 46, ratings: 12, spread: null, praises: 3, praised: false },
});

it('leaves the next course alone when stars for the one before arrive late [CO-02] [CO-09]', async () => {
  const sent = deferred<CourseOpinion>();
  const api = fakeApi(opinionCalls, { read: () => Promise.resolve(opinionOf(0)), grade: () => sent.promise });
  const before = new OpinionsStore(101, api, () => 0);
  before.show();
  const grading = before.grade.run(4);
  before.leave();
  const store = new OpinionsStore(102, api, () => 0);
  store.show();
  await expect.poll(() => store.opinion.state).toBe('ready');
  expect(store.grade.isPending()).toBe(false);
  sent.resolve(opinionOf(4));
  await grading;
  expect(store.opinion.value?.given).toBe(0);
});

it('leaves the next course alone when praise of the one before arrives late [CO-09]', async () => {
  const sent = [deferred<CourseOpinion>(), deferred<CourseOpinion>()];
  let asked = 0;
  const api = fakeApi(opinionCalls, {
    read: () => Promise.resolve(opinionOf(0)),
    praise: () => sent[asked++]!.promise,
  });
  const [, store] = await Promise.all(
    [101, 102].map(async (id) => {
      const opened = new OpinionsStore(id, api, () => 0);
      opened.show();
      await expect.poll(() => opened.opinion.state).toBe('ready');
      opened.press(true);
      opened.leave();
      return opened;
    }),
  );
  sent[0]!.resolve({ ...opinionOf(0), praised: true, praises: 900 });
  await sent[0]!.promise;
  await Promise.resolve();
  expect(store?.praise?.praises).toBe(4);
});
