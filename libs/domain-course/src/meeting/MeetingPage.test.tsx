// @vitest-environment jsdom
import { answerInvitation, ErrorCode, meetingDetail } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
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

it('shows that a meeting was called off when an answer to it is refused for that [LV-02]', async () => {
  let state: 'before' | 'cancelled' = 'before';
  await openScreen(MeetingPage, '/meeting/8102', [
    answer(meetingDetail, () => makeMeeting('zh', { own: false, host: false, answer: 'open', state })),
    answer(answerInvitation, () => {
      state = 'cancelled';
      const data = { refusal: 'state' };
      return Promise.reject(new RefusedError(answerInvitation, { code: ErrorCode.roomRefused, msg: '', data }));
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '接受' }));
  await screen.findByText('这次会议取消了');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
