import { describe, expect, it } from 'vitest';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeExam } from '../testing/exams.ts';
import { nextStep } from './standing.ts';

const open = { from: fixtureNow - 1, to: fixtureNow + 1 };

describe('the next step with an exam', () => {
  it.each([
    ['not open yet', makeExam({ state: 'not_started' }), 'read'],
    ['open', makeExam({ state: 'in_progress' }), 'begin'],
    ['open in a room', makeExam({ state: 'in_progress', kind: 'offline' }), 'read'],
    ['begun', makeExam({ state: 'incomplete', resultId: 7 }), 'goOn'],
    ['being scored', makeExam({ state: 'scoring', resultId: 7 }), 'result'],
    ['waiting for a marker', makeExam({ state: 'pending_marking', resultId: 7 }), 'result'],
    ['passed', makeExam({ state: 'passed', resultId: 7, makeup: open }), 'result'],
    ['failed, may be sat again', makeExam({ state: 'failed', resultId: 7, makeup: open }), 'retake'],
    [
      'failed, the make-up is over',
      makeExam({ state: 'failed', resultId: 7, makeup: { from: 0, to: fixtureNow } }),
      'result',
    ],
    ['failed, the make-up comes', makeExam({ state: 'makeup_not_started', resultId: 7 }), 'result'],
    ['no attempt left', makeExam({ state: 'makeup_over', resultId: 7 }), 'result'],
    ['missed', makeExam({ state: 'ended' }), 'read'],
  ])('%s: %#', (_, exam, step) => {
    expect(nextStep(exam, fixtureNow)).toBe(step);
  });

  it('offers no attempt beyond what is allowed [EX-07]', () => {
    const exam = makeExam({ state: 'failed', resultId: 7, makeup: open, attempts: { used: 2, allowed: 2 } });
    expect(nextStep(exam, fixtureNow)).toBe('result');
  });
});
