import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginPicture } from './LoginPicture.tsx';

const meta: Meta<typeof LoginPicture> = { title: 'ui/Drawings/LoginPicture', component: LoginPicture };
export default meta;
type Story = StoryObj<typeof LoginPicture>;

/** As wide as its container; no words inside, so that one picture serves every language. */
export const Default: Story = {
  tags: ['dark'],
  render: () => (
    <div style={{ width: 480 }}>
      <LoginPicture />
    </div>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'dark'],
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg?.getBoundingClientRect().width).toBe(480);
    await expect(svg?.querySelector('text')).toBeNull();
  },
};
