// @vitest-environment jsdom
import { categoryTree, courseList } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeCategories, makePage } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { CataloguePage } from './CataloguePage.tsx';

/** Opens the catalogue with one call failing at first, and retries it. */
async function again(call: typeof categoryTree | typeof courseList) {
  let fails = true;
  const failing = <Value,>(of: typeof call, value: Value) =>
    fails && of === call ? Promise.reject(new NetworkError(of)) : value;
  await openScreen(CataloguePage, '/course', [
    answer(categoryTree, () => failing(categoryTree, makeCategories())),
    answer(courseList, () => failing(courseList, makePage())),
  ]);
  const button = await screen.findByText('重试');
  fails = false;
  await userEvent.click(button);
  await act(() => vi.dynamicImportSettled());
}

it('leads the keyboard into the courses that have come when asked again [UI-07] [CO-01]', async () => {
  await again(courseList);
  const courses = await screen.findByRole('list', { name: '课程列表' });
  await waitFor(() => expect(within(courses).getAllByRole('link')[0]).toHaveFocus());
});

it('leads the keyboard into the categories that have come when asked again [UI-07] [CO-01]', async () => {
  await again(categoryTree);
  const everything = await screen.findByRole('link', { name: /全部课程/ });
  await waitFor(() => expect(everything).toHaveFocus());
});
