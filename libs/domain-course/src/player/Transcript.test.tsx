// @vitest-environment jsdom
import { videoAddress } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
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
