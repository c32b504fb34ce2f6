import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame } from '../testing/inFrame.tsx';
import { SeeingBar } from './SeeingBar.tsx';

const meta: Meta<typeof SeeingBar> = {
  title: 'portal/Seeing as somebody',
  component: SeeingBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  decorators: [inFrame({ at: '/index' })],
  args: { user: makeUser({ username: '李娜' }), seenBy: { name: '赵敏', until: Date.UTC(2099, 0, 1, 8, 30) } },
};
export default meta;
type Story = StoryObj<typeof SeeingBar>;

export const Default: Story = { tags: ['english', 'dark'] };
