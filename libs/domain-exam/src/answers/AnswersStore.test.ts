import { describe, expect, it } from 'vitest';
import { makeParts } from '../testing/sheet.ts';
import { AnswersStore } from './AnswersStore.ts';
import { batchesOf, bytesPerCall, sameContent } from './answerRules.ts';

const book = () => new AnswersStore(makeParts());
const choice = (...ids: number[]) => ({ choice: ids, gaps: [], text: '', files: [] });
const first = 5001;
const kept = (revision: number, value = choice(1), savedAt = 100) => ({
  questionId: first,
  revision,
  value,
  flagged: false,
  savedAt,
});

describe('AnswersStore', () => {
  it('raises the revision with each change, and counts along [EX-03]', () => {
    const answers = book();
    expect(answers.change(first, { value: { choice: [2] } }, 1)?.revision).toBe(1);
    expect(answers.change(first, { flagged: true }, 2)?.revision).toBe(2);
    expect([answers.answered, answers.flagged, answers.pending]).toEqual([1, 1, 1]);
    expect(answers.change(first, { value: { choice: [] } }, 3)?.revision).toBe(3);
    expect([answers.answered, answers.flagged, answers.pending]).toEqual([0, 1, 1]);
  });

  it('takes what changes nothing for no change', () => {
    const answers = book();
    answers.change(first, { value: { choice: [2, 1] } }, 1);
    expect(answers.change(first, { value: { choice: [1, 2] } }, 2)).toBeNull();
    expect(answers.change(1, { flagged: true }, 2)).toBeNull();
  });

  it('goes on waiting with a change that came while an older one was acknowledged [EX-03]', () => {
    const answers = book();
    answers.change(first, { value: { choice: [2] } }, 1);
    answers.change(first, { value: { choice: [3] } }, 2);
    answers.acknowledge(first, 1, 50);
    expect(answers.waiting()).toMatchObject([{ questionId: first, revision: 2 }]);
    answers.acknowledge(first, 2, 60);
    expect(answers.pending).toBe(0);
  });

  it('lets the higher revision stand, of two equal ones the later [EX-03]', () => {
    for (const [own, at, theirs, stands] of [
      [21, 10, 2, 'ours'],
      [2, 10, 3, 'theirs'],
      [2, 99, 2, 'theirs'],
      [2, 101, 2, 'ours'],
    ] as const) {
      const answers = book();
      for (let flip = 0; flip < own; flip += 1)
        answers.change(first, { value: { choice: [flip % 2 === own % 2 ? 2 : 3] } }, at);
      const [before] = answers.waiting();
      answers.merge([kept(theirs)]);
      const item = answers.find(first);
      expect(item?.value).toEqual(stands === 'ours' ? before?.value : choice(1));
      expect(item?.pending).toBe(stands === 'ours');
      if (stands === 'ours') expect(item?.revision).toBeGreaterThan(theirs);
    }
  });

  it('has nothing to send where the server has the same under an equal number: only its answer was lost [EX-03]', () => {
    const answers = book();
    answers.change(first, { value: { choice: [1] } }, 5);
    answers.merge([kept(1)]);
    expect(answers.pending).toBe(0);
  });

  it('brings back what an earlier page left, unless the server has something newer [EX-03]', () => {
    const left = (revision: number, at: number) => ({
      questionId: first,
      revision,
      value: choice(4),
      flagged: true,
      at,
    });
    for (const [revision, at, restored] of [
      [3, 0, true],
      [2, 101, true],
      [2, 99, false],
      [1, 999, false],
    ] as const) {
      const answers = book();
      answers.merge([kept(2)]);
      answers.restore([left(revision, at)]);
      expect(answers.find(first)?.value.choice).toEqual(restored ? [4] : [1]);
      expect(answers.pending).toBe(restored ? 1 : 0);
      expect(answers.flagged).toBe(restored ? 1 : 0);
    }
  });

  it('keeps to what a call may carry: a hundred answers, 30 kB [EX-03]', () => {
    const answer = (text: string) => ({ questionId: 1, revision: 1, value: { ...choice(), text }, flagged: false });
    expect(batchesOf(Array.from({ length: 250 }, () => answer(''))).map(({ length }) => length)).toEqual([
      100, 100, 50,
    ]);
    const long = batchesOf(Array.from({ length: 5 }, () => answer('字'.repeat(4000))));
    expect(long.map(({ length }) => length)).toEqual([2, 2, 1]);
    for (const batch of long) expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(bytesPerCall);
  });

  it('tells a gap that was never reached from one with words, and no other', () => {
    const gaps = (...texts: string[]) => ({ value: { ...choice(), gaps: texts }, flagged: false });
    expect(sameContent(gaps(), gaps('', ''))).toBe(true);
    expect(sameContent(gaps('a'), gaps('', 'a'))).toBe(false);
  });
});
