import { answerAssessment, ErrorCode, handInAssessment } from '@banyan/contracts';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { assessmentCalls } from '../api/assessmentCalls.ts';
import { makeTool } from '../testing/assessments.ts';
import { ToolStore } from './ToolStore.ts';

const closed = (call: typeof answerAssessment | typeof handInAssessment) =>
  new RefusedError(call, { code: ErrorCode.assessmentClosed, msg: '', data: null });

function setUp() {
  const answer = vi.fn(() => Promise.resolve({ answered: 1 }));
  const handIn = vi.fn();
  const store = new ToolStore(fakeApi(assessmentCalls, { tool: () => Promise.resolve(makeTool()), answer, handIn }));
  return { store, answer, handIn };
}

it('is closed once another window has handed it in: nothing waits here that could still be kept [TA-01]', async () => {
  const { answer, store } = setUp();
  await store.tool.load(801);
  answer.mockRejectedValueOnce(new NetworkError(answerAssessment));
  await store.choose(3);
  expect([store.closed, store.unsaved]).toEqual([false, true]);
  answer.mockRejectedValueOnce(closed(answerAssessment));
  await store.choose(4);
  expect([store.closed, store.unsaved]).toEqual([true, false]);
});

it('is closed when its time ends before it is handed in [TA-01]', async () => {
  const { handIn, store } = setUp();
  await store.tool.load(801);
  handIn.mockRejectedValueOnce(closed(handInAssessment));
  expect(await store.handIn()).toBe(false);
  expect(store.closed).toBe(true);
});

it('stays at its statement when it is shown again in another language, and else begins at the first open one [TA-01] [SE-09]', async () => {
  const { store } = setUp();
  await store.tool.load(801);
  const first = store.no;
  const other = first === 1 ? 2 : 1;
  store.go(other);
  store.tool.leave();
  await store.tool.load(801);
  expect(store.no).toBe(other);
});
