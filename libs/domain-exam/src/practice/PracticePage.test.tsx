// @vitest-environment jsdom
import { practiceRun, startPractice } from '@banyan/contracts/exam';
import { answer } from '@banyan/core-screen/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { examLinks } from '../exam.links.ts';
import { ExercisePage } from '../exercise/ExercisePage.tsx';
import { lateAnswer, openScreen, whereAfterLate } from '../testing/openScreen.tsx';
import { makeDrillQuestion, makeRun } from '../testing/practice.ts';
import { PracticePage } from './PracticePage.tsx';

const earlier = makeDrillQuestion('zh', { stem: '上一次练到的题' });

describe.each([
  ['practice of the day', PracticePage, examLinks.practice.href, /^(开始练习|接着练)$/],
  ['a set of the book', ExercisePage, examLinks.exercise.href, /^(开始复习|接着练)$/],
] as const)('%s', (_, Page, href, button) => {
  const before = href({ run: 31 });

  it.each([
    ['leads to the run that was begun who waits', undefined, href({ run: 40 })],
    ['fetches nobody back who left while a run was being begun', '/', '/'],
    ['leaves the earlier run alone that was opened meanwhile', before, before],
  ])('%s [EX-08]', async (__, way, to) => {
    const begun = lateAnswer(makeRun('zh', { id: 40 }));
    const answers = [
      answer(startPractice, begun.ask),
      answer(practiceRun, ({ id }) => makeRun('zh', { id, question: earlier })),
    ];
    await openScreen(Page, href(), answers, before);
    expect(await whereAfterLate(begun, button, way, to)).toBe(to);
    if (way === before) expect(await screen.findByText(earlier.stem)).toBeInTheDocument();
  });
});
