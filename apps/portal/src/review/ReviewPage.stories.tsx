import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalScreen } from '../testing/portalScreen.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const part = (key: string, titleKey: string, waiting: number) => ({
  key,
  titleKey,
  order: 10,
  load: () => Promise.resolve(() => <p>{key}</p>),
  count: () => waiting,
});

const meta: Meta<typeof ReviewPage> = {
  title: 'portal/Review page',
  component: ReviewPage,
  parameters: { layout: 'fullscreen', screen: { at: '/review' } },
  decorators: [portalScreen],
  args: { parts: [part('one', 'review:title', 23), part('two', 'review:parts', 0)] },
};
export default meta;
type Story = StoryObj<typeof ReviewPage>;

export const Default: Story = { tags: ['english'] };
export const Empty: Story = { args: { parts: [] } };
