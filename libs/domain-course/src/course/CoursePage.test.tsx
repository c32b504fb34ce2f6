// @vitest-environment jsdom
import { courseDetail } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeDetail } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { stubWindow } from '../testing/stubWindow.ts';
import { CoursePage } from './CoursePage.tsx';

beforeEach(stubWindow);

it('leads the keyboard into the course that has come when asked again [UI-07] [CO-02]', async () => {
  let fails = true;
  await openScreen(CoursePage, '/course/101', [
    answer(courseDetail, () => (fails ? Promise.reject(new NetworkError(courseDetail)) : makeDetail())),
  ]);
  const again = await screen.findByText('重试');
  fails = false;
  await userEvent.click(again);
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('首件检验与过程巡检实务'));
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.querySelector('main')).toContainElement(document.activeElement as HTMLElement);
});
