import { setCourseVerifi } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { studyCalls, type StudyApi } from '../api/studyCalls.ts';
import { inCourse } from '../testing/courseStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { PresenceStore } from './PresenceStore.ts';
import { PresenceDialog } from './PresenceDialog.tsx';

/** A new check over a course. */
function Asked({ late, answerPresence }: { late: boolean; answerPresence: StudyApi['answerPresence'] }) {
  const [presence] = useState(() => {
    const api = fakeApi(studyCalls, { answerPresence });
    const made = new PresenceStore({ api, onAsked: () => undefined, onAnswered: () => undefined });
    const until = fixtureNow + (late ? -1 : 48_000);
    made.hear({ id: 1, way: 'prompt', askedAt: fixtureNow - 12_000, until });
    return made;
  });
  return <PresenceDialog presence={presence} courseId={121} />;
}

const meta: Meta<typeof Asked> = {
  title: 'course/Presence',
  component: Asked,
  decorators: [inCourse()],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: { late: false, answerPresence: () => Promise.resolve({ outcome: 'passed' }) },
};
export default meta;
type Story = StoryObj<typeof Asked>;

export const Default: Story = {};
export const Late: Story = { args: { late: true } };

const dialog = async () => within(await screen.findByRole('dialog', { name: '还在学习吗？' }));

export const AnsweredTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: '我在，继续学习' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Full screen would hide the check, so it is left. */
export const FullScreenTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: () => {
    const exit = spyOn(document, 'exitFullscreen').mockResolvedValue();
    const filled = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
    return () => {
      exit.mockRestore();
      filled.mockRestore();
    };
  },
  play: async () => {
    await dialog();
    await expect(document.exitFullscreen).toHaveBeenCalled();
  },
};
export const NotTakenTest: Story = {
  args: { late: true, answerPresence: () => Promise.reject(new NetworkError(setCourseVerifi)) },
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: '我在，继续学习' }));
    await waitFor(() => expect(shown.getByRole('button', { name: '重试' })).toBeVisible());
  },
};
