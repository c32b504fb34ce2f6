// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { answerInvitation, meetingDetail } from '@banyan/contracts/live';
import { RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LivePorts } from '../live.ports.ts';
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

it('follows what becomes of the meeting while it is open, and of no other [LV-02]', async () => {
  let state: 'before' | 'cancelled' = 'before';
  let hear: Parameters<NonNullable<LivePorts['onRooms']>>[0] = () => undefined;
  const asked = vi.fn(() => makeMeeting('zh', { own: false, host: false, answer: 'open', state }));
  await openScreen(MeetingPage, '/meeting/8102', [answer(meetingDetail, asked)], {
    ports: {
      onRooms: (told) => {
        hear = told;
        return () => undefined;
      },
    },
  });
  await screen.findByRole('button', { name: '接受' });
  state = 'cancelled';
  act(() => hear({ id: 8103, part: 'room' }));
  expect(asked).toHaveBeenCalledOnce();
  act(() => hear({ id: 8102, part: 'room' }));
  await screen.findByText('这次会议取消了');
});
