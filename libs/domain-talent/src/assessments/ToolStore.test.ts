import { ErrorCode, type CallInput } from '@banyan/contracts';
import { answerAssessment, handInAssessment } from '@banyan/contracts/talent';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { assessmentCalls } from '../api/assessmentCalls.ts';
import { makeTool } from '../testing/assessments.ts';
import { ToolStore } from './ToolStore.ts';

const closed = (call: typeof answerAssessment | typeof handInAssessment) =>
  new RefusedError(call, { code: ErrorCode.assessmentClosed, msg: '', data: null });

const made = (id: number) => {
  const tool = makeTool();
  return { ...tool, task: { ...tool.task, id } };
};

function setUp() {
  const answer = vi.fn<(input: CallInput<typeof answerAssessment>) => Promise<{ answered: number }>>(() =>
    Promise.resolve({ answered: 1 }),
  );
  const handIn = vi.fn();
  const api = fakeApi(assessmentCalls, { tool: ({ id }) => Promise.resolve(made(id)), answer, handIn });
  const open = (id: number) => new ToolStore(id, api);
  return { store: open(801), open, answer, handIn };
}

it('is closed once another window has handed it in: nothing waits here that could still be kept [TA-01]', async () => {
  const { answer, store } = setUp();
  await store.tool.load();
  answer.mockRejectedValueOnce(new NetworkError(answerAssessment));
  await store.choose(3);
  expect([store.closed, store.unsaved]).toEqual([false, true]);
  answer.mockRejectedValueOnce(closed(answerAssessment));
  await store.choose(4);
  expect([store.closed, store.unsaved]).toEqual([true, false]);
});

it('is closed when its time ends before it is handed in [TA-01]', async () => {
  const { handIn, store } = setUp();
  await store.tool.load();
  handIn.mockRejectedValueOnce(closed(handInAssessment));
  expect(await store.handIn()).toBe(false);
  expect(store.closed).toBe(true);
});

it('stays at its statement when it is shown again in another language, and else begins at the first open one [TA-01] [SE-09]', async () => {
  const { store } = setUp();
  await store.tool.load();
  const first = store.no;
  const other = first === 1 ? 2 : 1;
  store.go(other);
  store.tool.leave();
  await store.tool.load();
  expect(store.no).toBe(other);
});

it('leaves the next assessment alone when what was answered or handed in in the one before arrives late [TA-01]', async () => {
  const { answer, handIn, open } = setUp();
  const late = deferred<{ answered: number }>();
  const show = async (id: number) => {
    const store = open(id);
    await store.tool.load();
    store.go(1);
    return store;
  };
  const before = await show(801);
  answer.mockReturnValueOnce(late.promise);
  const first = before.choose(3);
  const handed = deferred<never>();
  handIn.mockReturnValueOnce(handed.promise);
  void before.handIn();
  before.tool.leave();
  const store = await show(802);
  expect([store.saving(1), store.handingOver]).toEqual([false, false]);
  await store.choose(5);
  late.resolve({ answered: 1 });
  await first;
  expect(answer.mock.calls.map(([input]) => [input.id, input.value])).toEqual([
    [801, 3],
    [802, 5],
  ]);
});

it('keeps the last answer chosen while the one before is on its way [TA-01]', async () => {
  const { answer, store } = setUp();
  await store.tool.load();
  const late = deferred<{ answered: number }>();
  answer.mockReturnValueOnce(late.promise);
  const first = store.choose(3);
  const second = store.choose(4);
  late.resolve({ answered: 1 });
  await Promise.all([first, second]);
  expect(answer.mock.calls.map(([input]) => input.value)).toEqual([3, 4]);
});
