// @vitest-environment jsdom
import { coursePracticeResult, type CoursePracticeRun } from '@banyan/contracts/exam';
import { apiOf } from '@banyan/core-screen';
import { answer, deferred, fakeApi, fakeHttp } from '@banyan/core-screen/testing';
import { describe, expect, it } from 'vitest';
import { coursePracticeCalls } from '../api/coursePracticeCalls.ts';
import { coursePracticeAnswers, makePracticeRow, makePracticeRun } from '../testing/coursePractice.ts';
import { memoryStorage } from '../testing/storyDevice.ts';
import { CoursePracticeStore } from './CoursePracticeStore.ts';

const ownStorage = (storage = memoryStorage()) => ({ storage, eid: 1001, userId: '7' });

/** The desk opened at a run of three questions, of which the first is answered. */
async function openedAt(no: number | null, over = false) {
  const run = makePracticeRun('zh', over ? { finishedAt: makePracticeRow().finishedAt, right: 1 } : {});
  const answers = [...coursePracticeAnswers('zh'), answer(coursePracticeResult, () => run)];
  const desk = new CoursePracticeStore(102, apiOf(fakeHttp(answers), coursePracticeCalls), ownStorage());
  desk.open(51, no, 'zh');
  await expect.poll(() => desk.run.value?.id).toBe(51);
  await Promise.resolve();
  return desk;
}

describe('a run that is opened', () => {
  it.each([
    ['begins at the first question that is open', null, false, 1],
    ['goes on at the question that its address names, open or not', 3, false, 2],
    ['goes on at one that is answered', 1, false, 0],
    ['does not know a question that it has not', 4, false, 1],
    ['is read again from its first question once it is over', null, true, 0],
    ['is read again at the question that its address names', 3, true, 2],
  ])('%s [CO-10]', async (_, no, over, at) => {
    const desk = await openedAt(no, over);
    await expect.poll(() => desk.at).toBe(at);
  });
});

it('is read anew in another language, with what is being answered [SE-09] [CO-10]', async () => {
  let language: 'zh' | 'en' = 'zh';
  const answers = [...coursePracticeAnswers('zh'), answer(coursePracticeResult, () => makePracticeRun(language))];
  const desk = new CoursePracticeStore(102, apiOf(fakeHttp(answers), coursePracticeCalls), ownStorage());
  desk.open(51, 2, 'zh');
  await expect.poll(() => desk.at).toBe(1);
  const item = desk.run.value!.items[1]!;
  desk.put(item, { text: '只写了一半' });
  language = 'en';
  desk.open(51, 2, 'en');
  await expect.poll(() => desk.run.value?.items[1]?.question.stem).toBe(makePracticeRun('en').items[1]?.question.stem);
  await expect.poll(() => desk.at).toBe(1);
  expect(desk.valueOf(item).text).toBe('只写了一半');
});

describe('what is answered and not sent', () => {
  /** The desk as a window opens it. */
  async function reopened(
    storage: ReturnType<typeof memoryStorage>,
    values: Parameters<typeof makePracticeRun>[1] = {},
  ) {
    const answers = [...coursePracticeAnswers('zh')];
    const http = fakeHttp([...answers, answer(coursePracticeResult, () => makePracticeRun('zh', values))]);
    const desk = new CoursePracticeStore(102, apiOf(http, coursePracticeCalls), ownStorage(storage));
    desk.open(51, 2, 'zh');
    await expect.poll(() => desk.run.value?.id).toBe(51);
    await expect.poll(() => desk.at).toBe(1);
    return desk;
  }

  it('is there after a reload, and gone once it was checked [CO-10]', async () => {
    const storage = memoryStorage();
    const before = await reopened(storage);
    const item = before.run.value!.items[1]!;
    before.put(item, { text: '只写了一半' });
    const after = await reopened(storage);
    expect(after.valueOf(item).text).toBe('只写了一半');
    after.check(item.question);
    await expect.poll(() => after.drafts.size).toBe(0);
    expect((await reopened(storage)).drafts.size).toBe(0);
  });

  it('is sent after a reload where nothing is shown before the end [CO-10]', async () => {
    const storage = memoryStorage();
    const before = await reopened(storage, { reveal: 'end' });
    before.put(before.run.value!.items[1]!, { text: '没有离开这一格' });
    const after = await reopened(storage, { reveal: 'end' });
    await expect.poll(() => after.run.value?.items[1]?.value?.text).toBe('没有离开这一格');
    expect(after.drafts.size).toBe(0);
  });

  it('is let go where the run is over [CO-10]', async () => {
    const storage = memoryStorage();
    const before = await reopened(storage);
    before.put(before.run.value!.items[1]!, { text: '来不及了' });
    expect((await reopened(storage, { finishedAt: makePracticeRow().finishedAt })).drafts.size).toBe(0);
  });
});

describe('what is answered late', () => {
  /** The desk at one run while something about another is under way. */
  function desk(answers: Parameters<typeof fakeApi<typeof coursePracticeCalls>>[1], course = 102) {
    const rest = {
      offer: () => new Promise<never>(() => undefined),
      history: () => new Promise<never>(() => undefined),
    };
    const run = ({ practice: id }: { practice: number }) => Promise.resolve(makePracticeRun('zh', { id }));
    return new CoursePracticeStore(course, fakeApi(coursePracticeCalls, { ...rest, run, ...answers }), ownStorage());
  }

  it('begins no run in the place of one that was opened meanwhile, nor in another course [CO-10]', async () => {
    const begun = deferred<CoursePracticeRun>();
    const start = () => begun.promise;
    const store = desk({ start });
    store.open(0, null, 'zh');
    const beginning = store.start.run({ chapter: null, shown: 0 });
    store.open(51, null, 'zh');
    const next = desk({ start }, 103);
    next.open(0, null, 'zh');
    await expect.poll(() => store.run.value?.id).toBe(51);
    expect(next.start.isPending(0)).toBe(false);
    begun.resolve(makePracticeRun('zh', { id: 52 }));
    await beginning;
    expect([store.run.value?.id, next.run.value]).toEqual([51, null]);
  });

  it('shows no result of a run in the place of another, which can be handed in meanwhile [CO-10]', async () => {
    const over = deferred<CoursePracticeRun>();
    const store = desk({ finish: () => over.promise });
    store.open(51, null, 'zh');
    await expect.poll(() => store.run.value?.id).toBe(51);
    const ending = store.finish.run(51);
    store.open(53, null, 'zh');
    await expect.poll(() => store.run.value?.id).toBe(53);
    expect(store.finish.isPending(53)).toBe(false);
    over.resolve(makePracticeRun('zh', { id: 51, finishedAt: 1_763_000_400_000 }));
    await ending;
    expect([store.run.value?.id, store.handedIn]).toEqual([53, null]);
  });
});
