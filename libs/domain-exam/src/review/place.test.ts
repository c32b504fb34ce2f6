import { markingQuery } from '@banyan/contracts/account';
import { describe, expect, it } from 'vitest';
import { makeAnswers, makeQueue } from '../testing/review.ts';
import { groupOf, itemOf, markingHref } from './place.ts';

const query = (text: string) => markingQuery.read(new URLSearchParams(text));

describe('the place at the desk', () => {
  it('is the first question that waits, unless the address names one [EX-11]', () => {
    const queue = makeQueue('zh');
    const [first, second] = queue.exams;
    const chosen = second?.questions[0];
    expect(groupOf(queue, query(''))?.exam).toBe(first);
    expect(groupOf(queue, query(`exam=${second?.id}&question=${chosen?.id}`))?.question).toBe(chosen);
    expect(groupOf(queue, query('exam=9'))?.exam).toBe(first);
    expect(groupOf({ ...queue, exams: [] }, query(''))).toBeNull();
  });

  it('is the first answer that waits, unless the address names one [EX-11]', () => {
    const answers = makeAnswers('zh');
    const named = answers.items[0];
    expect(itemOf(answers, query(''))?.points).toBeNull();
    expect(itemOf(answers, query(`question=${named?.questionId}&attempt=${named?.attemptId}`))).toBe(named);
    expect(itemOf({ ...answers, items: [] }, query(''))).toBeNull();
  });

  it('has an address that names its part [EX-11]', () => {
    expect(markingHref({ exam: 7, question: 8 })).toBe('/manage/review?tab=exam&exam=7&question=8');
  });
});
