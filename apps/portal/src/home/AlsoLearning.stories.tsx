import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeStudy } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { AlsoLearning } from './AlsoLearning.tsx';

const links = { courseHref: (id: number) => `/course/${id}`, recordHref: '/my/learn-record' };

const meta: Meta<typeof AlsoLearning> = {
  title: 'portal/home/Also learning',
  component: AlsoLearning,
  decorators: [inPortal(432)],
};
export default meta;
type Story = StoryObj<typeof AlsoLearning>;

export const Several: Story = {
  render: (_, { globals }) => {
    const { others, counts } = makeStudy(storyLanguage(globals));
    return <AlsoLearning others={others} counts={counts} {...links} />;
  },
};
export const NothingElse: Story = {
  args: { others: [], counts: { learning: 1, learned: 0, requiredOpen: 0 }, ...links },
};
