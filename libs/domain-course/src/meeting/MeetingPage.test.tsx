// @vitest-environment jsdom
import { meetingDetail } from '@banyan/contracts';
import { answer } from '@banyan/core-screen/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeMeeting } from '../testing/meetings.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { MeetingPage } from './MeetingPage.tsx';

it('leads the keyboard to the name of a meeting that was called off, or back where it was not [UI-07] [LV-02]', async () => {
  await openScreen(MeetingPage, '/meeting/8102', [
    answer(meetingDetail, () => makeMeeting('zh', { own: true, host: true, answer: 'accepted' })),
  ]);
  const cancel = await screen.findByRole('button', { name: '取消会议' });
  await userEvent.click(cancel);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '保留' }));
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.click(cancel);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消会议' }));
  await screen.findByText('这次会议取消了');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
