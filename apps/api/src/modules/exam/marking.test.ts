import { expect, it } from 'vitest';
import { markOf } from './marking.ts';

it('gives a choice of some right options the share of its part, or nothing where there is none [EX-02]', () => {
  const key = { choice: [1, 2], gaps: [], sample: null, keywords: [] };
  const mark = (choice: number[], scorePartial: number) =>
    markOf('multiple', { choice, gaps: [], text: '', files: [] }, key, { scoreEach: 400, scorePartial });
  expect(mark([1], 200)).toEqual({ mark: 'partial', score: 200 });
  expect(mark([1], 0)).toEqual({ mark: 'wrong', score: 0 });
  expect(mark([1, 3], 200)).toEqual({ mark: 'wrong', score: 0 });
  expect(mark([2, 1], 200)).toEqual({ mark: 'right', score: 400 });
});
