import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeEntries } from '../testing/points.ts';
import { EntryRow } from './EntryRow.tsx';

const meta: Meta<typeof EntryRow> = {
  title: 'mall/Entry row',
  component: EntryRow,
  decorators: [inMall(720)],
  args: { entry: makeEntries()[1]! },
  render: (args) => (
    <ul>
      <EntryRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof EntryRow>;

export const Default: Story = {};
/** With the remark of the person who corrected it. */
export const Corrected: Story = { args: { entry: makeEntries()[6]! } };
export const TakenBack: Story = { args: { entry: { ...makeEntries()[1]!, rule: 'exam.passed', points: -20 } } };
export const Earned: Story = { args: { entry: makeEntries()[2]! } };
export const WonInBattle: Story = { args: { entry: { ...makeEntries()[2]!, rule: 'pk.win', title: '' } } };
