import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StorySession } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { VisitorEvidence } from './VisitorEvidence.tsx';

let session: StorySession | undefined;

const meta: Meta<typeof VisitorEvidence> = {
  title: 'course/Evidence for visitors',
  component: VisitorEvidence,
  decorators: [inCourse(864)],
  parameters: inStory({ visitor: true, onSession: (made) => (session = made) }),
};
export default meta;
type Story = StoryObj<typeof VisitorEvidence>;

export const Default: Story = { tags: ['english-dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
    await expect(session?.asked).toBe(1);
  },
};
