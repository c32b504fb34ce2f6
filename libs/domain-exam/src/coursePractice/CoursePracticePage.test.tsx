// @vitest-environment jsdom
import { coursePracticeResult, startCoursePractice } from '@banyan/contracts/exam';
import { answer } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import { examLinks } from '../exam.links.ts';
import { makePracticeRun } from '../testing/coursePractice.ts';
import { lateAnswer, openScreen, whereAfterLate } from '../testing/openScreen.tsx';
import { CoursePracticePage } from './CoursePracticePage.tsx';

const { href } = examLinks.coursePractice;
const other = href(103);

it.each([
  ['leads to the run that was begun who waits', undefined, href(102, { run: 52, no: 2 })],
  ['fetches nobody back who left while a run was being begun', '/', '/'],
  ['leaves whoever opened another course meanwhile there', other, other],
])('%s [CO-10]', async (_, way, to) => {
  const begun = lateAnswer(makePracticeRun('zh', { id: 52 }));
  const answers = [
    answer(startCoursePractice, begun.ask),
    answer(coursePracticeResult, ({ practice: id }) => makePracticeRun('zh', { id })),
  ];
  await openScreen(CoursePracticePage, href(102), answers, other);
  expect(await whereAfterLate(begun, /^(开始练习|接着练)$/, way, to)).toBe(to);
});
