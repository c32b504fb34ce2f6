import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame } from '../testing/inFrame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta: Meta<typeof NotFoundPage> = {
  title: 'portal/Page not found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
};
export default meta;
type Story = StoryObj<typeof NotFoundPage>;

export const Default: Story = { tags: ['english', 'dark'] };
