// @vitest-environment jsdom
import { coursePracticeResult } from '@banyan/contracts';
import { apiOf } from '@banyan/core-screen';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { describe, expect, it } from 'vitest';
import { coursePracticeCalls } from '../api/coursePracticeCalls.ts';
import { coursePracticeAnswers, makePracticeRow, makePracticeRun } from '../testing/coursePractice.ts';
import { PracticeDesk } from './PracticeDesk.ts';

/** The desk opened at a run of three questions, of which the first is answered. */
async function openedAt(no: number | null, over = false) {
  const run = makePracticeRun('zh', over ? { finishedAt: makePracticeRow().finishedAt, right: 1 } : {});
  const answers = [...coursePracticeAnswers('zh'), answer(coursePracticeResult, () => run)];
  const desk = new PracticeDesk(apiOf(fakeHttp(answers), coursePracticeCalls));
  desk.open(102, 51, no);
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
