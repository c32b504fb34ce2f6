import { expect, it } from 'vitest';
import { makeResult } from '../testing/results.ts';
import { outcomeOf } from './outcome.ts';

it.each([
  [{ state: 'scoring', score: null, passed: null }, 'scoring', 0],
  [{ state: 'pending_marking', score: null, passed: null }, 'marking', 0],
  [{ score: null, passed: null }, 'hidden', 0],
  [{ score: null, passed: true }, 'hiddenPassed', 0],
  [{ score: null, passed: false }, 'hiddenFailed', 0],
  [{ score: 10_000, passed: true }, 'full', 4000],
  [{ score: 6000, passed: true }, 'exactly', 0],
  [{ score: 8650, passed: true }, 'passed', 2650],
  [{ score: 5950, passed: false }, 'failed', 50],
] as const)('%o is %s by %i [EX-07]', (change, outcome, by) => {
  expect(outcomeOf(makeResult(change))).toEqual({ outcome, by });
});
