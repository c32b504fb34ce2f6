// @vitest-environment jsdom
import { courseDetail } from '@banyan/contracts/course';
import { answer } from '@banyan/core-screen/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeChapter, makeCourse, makeDetail } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { stubWindow } from '../testing/stubWindow.ts';
import { CoursePage } from './CoursePage.tsx';

beforeEach(stubWindow);

it('tells a course not begun by its whole length, and short chapters to the second [CO-02]', async () => {
  const chapters = [1, 2, 3].map((no) =>
    makeChapter({ id: no, no, title: `第 ${no} 讲`, section: '', durationS: 31, state: 'not_studied', intervals: [] }),
  );
  const course = makeCourse({ state: 'not_studied', durationS: 93, leftS: 88, chapterCount: 3, ribbon: [] });
  await openScreen(CoursePage, '/course/101', [answer(courseDetail, () => makeDetail({ course, chapters }))]);
  const heading = await screen.findByRole('heading', { name: '目录' });
  // Units are texts of `screen`, here shown as keys.
  expect(heading.parentElement).toHaveTextContent('0 / 3 章time.min');
  expect(heading.parentElement).not.toHaveTextContent(/还剩/);
  expect(screen.getAllByText('time.s')).toHaveLength(3);
});
