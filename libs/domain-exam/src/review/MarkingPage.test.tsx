// @vitest-environment jsdom
import { reviewAnswers } from '@banyan/contracts/exam';
import { answer } from '@banyan/core-screen/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeAnswers } from '../testing/review.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { MarkingPage } from './MarkingPage.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('reads the waiting answers again every minute [EX-11]', async () => {
  let asked = 0;
  await openScreen(MarkingPage, '/review?tab=exam', [
    answer(reviewAnswers, () => {
      asked += 1;
      return makeAnswers('zh');
    }),
  ]);
  await screen.findAllByRole('heading');
  await vi.waitFor(() => expect(asked).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(55_000));
  expect(asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(asked).toBe(2);
});
