import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { BuyPanel } from './BuyPanel.tsx';

const meta: Meta<typeof BuyPanel> = {
  title: 'course/Buy panel',
  component: BuyPanel,
  decorators: [inCourse(720)],
  args: {
    course: { id: 123, chapterCount: 2, price: 5900 },
    purchase: { state: 'needed', until: null, personal: true },
    onRedeemed: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof BuyPanel>;

export const Default: Story = {};
export const Over: Story = { args: { purchase: { state: 'over', until: fixtureNow - 86_400_000, personal: true } } };
export const ByAdministrator: Story = { args: { purchase: { state: 'needed', until: null, personal: false } } };
