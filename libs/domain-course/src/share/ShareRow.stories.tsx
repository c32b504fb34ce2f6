import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeShares } from '../testing/shares.ts';
import { ShareRow } from './ShareRow.tsx';

const [share, , quiet] = makeShares().items;
if (share === undefined || quiet === undefined) throw new Error('no shares');

const meta: Meta<typeof ShareRow> = {
  title: 'course/Share row',
  component: ShareRow,
  decorators: [inCourse(960)],
  args: { share, onRemove: () => undefined },
  render: (args) => (
    <ul>
      <ShareRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ShareRow>;

export const Default: Story = {};
export const NobodyCame: Story = { args: { share: quiet } };
