// @vitest-environment jsdom
import { examDetail, startAttempt } from '@banyan/contracts/exam';
import { answer } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import { examLinks } from '../exam.links.ts';
import { makeExamDetail } from '../testing/examDetail.ts';
import { lateAnswer, openScreen, whereAfterLate } from '../testing/openScreen.tsx';
import { StartPage } from './StartPage.tsx';

const other = examLinks.start.href(3102);
/** An exam without a face check. */
const detailOf = (id: number) => {
  const made = makeExamDetail();
  return { ...made, exam: { ...made.exam, id }, rules: { ...made.rules, faceLimit: null } };
};

it.each([
  ['leads on whoever waits for an exam to begin', undefined, examLinks.sheet.href(3101)],
  ['fetches nobody back who left while an exam was being begun', '/', '/'],
  ['leaves whoever opened another exam meanwhile there', other, other],
])('%s [EX-01]', async (_, way, to) => {
  const begun = lateAnswer({ id: 9101, resumed: false });
  const answers = [answer(examDetail, ({ id }) => detailOf(id)), answer(startAttempt, begun.ask)];
  await openScreen(StartPage, examLinks.start.href(3101), answers, other);
  expect(await whereAfterLate(begun, '开始答题', way, to)).toBe(to);
});
