import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { type markAnswer } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it } from 'vitest';
import { markingCalls } from '../api/reviewCalls.ts';
import { makeAnswers, makeHandMark, makeReviewAnswer, makeSuggestion } from '../testing/review.ts';
import { MarkingStore } from './MarkingStore.ts';

const place = { attemptId: 9003, questionId: 301 };

/** A desk with an answer that another marker may mark. */
function open(given: Partial<Parameters<typeof fakeApi<typeof markingCalls>>[1]> = {}) {
  const server = { answer: makeReviewAnswer('zh') };
  const sent: unknown[] = [];
  const api = fakeApi(markingCalls, {
    answers: () => Promise.resolve(makeAnswers('zh')),
    answer: () => Promise.resolve(server.answer),
    mark: (input) => {
      sent.push(input);
      return Promise.resolve({ mark: makeHandMark('zh', true), revision: input.revision + 1, settled: true });
    },
    suggest: () => Promise.resolve(makeSuggestion('zh')),
    ...given,
  });
  return { store: new MarkingStore(api), server, sent };
}

async function opened(given?: Parameters<typeof open>[0]) {
  const desk = open(given);
  await desk.store.answers.load({ examId: 1106, questionId: 301, attemptId: 0 });
  await desk.store.answer.load(place);
  const { shown } = desk.store;
  if (shown === null) throw new Error('nothing is shown');
  return { ...desk, draft: shown.draft };
}

describe('what is entered', () => {
  it('stays when the answer is read again [EX-11]', async () => {
    const { store, draft } = await opened();
    draft.give(0, 2);
    draft.write('还差转移规则');
    store.refresh();
    await store.answer.refresh();
    expect(store.shown?.draft).toBe(draft);
    expect(draft).toMatchObject({ parts: [2, null, null], comment: '还差转移规则', overtaken: false });
    expect(store.dirty).toBe(true);
  });

  it('goes from criterion to criterion by digits, in an answer that was marked before too [EX-11]', async () => {
    const { draft } = await opened();
    const type = () => [1, 2, 0].forEach((digit, nth) => draft.digit(digit, 10_000 * (nth + 1)));
    type();
    expect(draft.parts).toEqual([1, 2, 0]);
    draft.focus(0);
    [0, 1, 1].forEach((digit, nth) => draft.digit(digit, 100_000 + 10_000 * nth));
    expect(draft.parts).toEqual([0, 1, 1]);
  });

  it('does not replace the mark of another person unless its marker says so [EX-11]', async () => {
    const { store, server, draft, sent } = await opened();
    [2, 2, 2].forEach((points, index) => draft.give(index, points));
    server.answer = makeReviewAnswer('zh', { mark: makeHandMark('zh'), revision: 1 });
    await store.answer.refresh();
    expect(draft).toMatchObject({ overtaken: true, points: 6 });
    draft.goOn(1);
    await store.send();
    expect(sent).toMatchObject([{ parts: [2, 2, 2], revision: 1 }]);
  });

  it('is shown beside the other mark when sending was refused for it [EX-11]', async () => {
    const taken = makeReviewAnswer('zh', { mark: makeHandMark('zh'), revision: 1 });
    const desk = await opened({
      mark: () => {
        desk.server.answer = taken;
        return Promise.reject(
          new RefusedError(markingCalls.mark, { code: ErrorCode.answerMarked, msg: '', data: null }),
        );
      },
    });
    [1, 1, 1].forEach((points, index) => desk.draft.give(index, points));
    expect(await desk.store.send()).toBe(false);
    expect(desk.draft).toMatchObject({ overtaken: true, parts: [1, 1, 1] });
    expect(desk.store.mark.failureOf('9003-301')).toBeUndefined();
    desk.store.drop();
    expect(desk.store.shown?.draft).toMatchObject({ parts: [2, 2, 0], dirty: false });
  });

  it('while a mark is on its way stays as a change of it [EX-11]', async () => {
    const answered = deferred<CallOutput<typeof markAnswer>>();
    const { store, draft } = await opened({ mark: () => answered.promise });
    [2, 2, 2].forEach((points, index) => draft.give(index, points));
    const running = store.send();
    draft.write('还差转移规则');
    answered.resolve({ mark: makeHandMark('zh', true), revision: 1, settled: true });
    expect(await running).toBe(true);
    expect(store.shown?.draft).toBe(draft);
    expect(draft).toMatchObject({ comment: '还差转移规则', dirty: true, overtaken: false, revision: 1 });
  });

  it('is given by digits, each within its criterion [EX-11]', async () => {
    const { draft } = await opened();
    for (const digit of [2, 9, 1, 2]) draft.digit(digit, 0);
    expect(draft).toMatchObject({ parts: [2, 1, 2], points: 5 });
  });
});

describe('criteria', () => {
  it('replace those that were seen; where others have come meanwhile these are read, and nothing is replaced [EX-11]', async () => {
    const saved: unknown[] = [];
    const newer = makeReviewAnswer('zh', { criteriaRevision: 8 });
    const desk = await opened({
      criteria: (input) => {
        saved.push(input.revision);
        return Promise.reject(
          new RefusedError(markingCalls.criteria, { code: ErrorCode.conflict, msg: '', data: null }),
        );
      },
    });
    const { criteria, criteriaRevision } = makeReviewAnswer('zh');
    desk.server.answer = newer;
    expect(await desk.store.saveCriteria([...criteria], criteriaRevision)).toBe(false);
    expect(desk.store.shown?.answer.criteriaRevision).toBe(8);
    await desk.store.saveCriteria([...criteria], criteriaRevision);
    expect(saved).toEqual([criteriaRevision, criteriaRevision]);
  });
});

describe('a suggestion', () => {
  it('gives no points until it is taken over, and then they can be changed [EX-11]', async () => {
    const { store, draft, sent } = await opened();
    store.ask();
    await expect.poll(() => store.shown?.answer.suggestion).toMatchObject({ scorer: 'keywords' });
    expect(draft).toMatchObject({ points: null, dirty: false });
    draft.take(makeSuggestion('zh'));
    draft.give(2, 1);
    expect(draft.parts).toEqual([2, 1, 1]);
    expect(sent).toEqual([]);
  });

  it('goes on to the next answer that waits once it is sent [EX-11]', async () => {
    const { store, draft } = await opened();
    draft.take(makeSuggestion('zh'));
    expect(await store.send()).toBe(true);
    expect(store.last).toEqual(place);
    expect(store.nextAfter(place)).toMatchObject({ attemptId: 9004 });
    expect(store.dirty).toBe(false);
  });
});
