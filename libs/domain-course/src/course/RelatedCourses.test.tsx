// @vitest-environment jsdom
import { relatedCourses } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useCourseDesk } from '../course.desk.ts';
import { makeCourses } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';

const Shown = () => {
  const { course } = useCourseDesk();
  useEffect(() => course.load(101), [course]);
  return <RelatedCourses />;
};

it('leads the keyboard into the courses near it that have come when asked again [UI-07] [CO-02]', async () => {
  let fails = true;
  const [, near] = makeCourses();
  if (near === undefined) throw new Error('no course near it');
  await openScreen(Shown, '/course/101', [
    answer(relatedCourses, () => (fails ? Promise.reject(new NetworkError(relatedCourses)) : { items: [near] })),
  ]);
  const again = await screen.findByText('重试');
  fails = false;
  await userEvent.click(again);
  const title = await screen.findByText(near.title);
  await waitFor(() => expect(document.activeElement?.closest('li')).toContainElement(title));
});
