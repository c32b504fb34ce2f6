// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { videoAddress } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeAddress } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { openScreen } from '../testing/openScreen.tsx';
import { Transcript } from './Transcript.tsx';

const nothing = () => undefined;
const Shown = () => (
  <OpenedCourse>
    <Transcript words="" follow={false} onFollow={nothing} onStopFollowing={nothing} />
  </OpenedCourse>
);

it('leads the keyboard to the first line when the address, and with it the lines, have come again [UI-07] [CO-04]', async () => {
  let fails = true;
  await openScreen(Shown, '/course/101', [
    answer(videoAddress, () => (fails ? Promise.reject(new NetworkError(videoAddress)) : makeAddress())),
  ]);
  const again = await screen.findByText('重试');
  fails = false;
  await userEvent.click(again);
  await act(() => vi.dynamicImportSettled());
  const lines = await screen.findByRole('list', { name: '文稿' });
  await waitFor(() => expect(within(lines).getAllByRole('button')[0]).toHaveFocus());
});

it('says that another device studies, instead of a failure, where that keeps the transcript back [CO-06]', async () => {
  const data = { courseName: '首件检验' };
  await openScreen(Shown, '/course/101', [
    answer(videoAddress, () => {
      throw new RefusedError(videoAddress, { code: ErrorCode.studyingElsewhere, msg: '', data });
    }),
  ]);
  expect(await screen.findByText('另一台设备或窗口正在学习')).toBeVisible();
  expect(screen.getByText(/正在学《首件检验》/)).toBeVisible();
  expect(screen.queryByText('文稿没有取到')).toBeNull();
});
