import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeCard, makeProgrammes } from '../testing/programmes.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { ProgrammeRow } from './ProgrammeRow.tsx';

const meta: Meta<typeof ProgrammeRow> = {
  title: 'training/Programme row',
  component: ProgrammeRow,
  decorators: [inTraining(1200)],
  args: { programme: makeCard(), main: true },
  render: (args) => (
    <ul>
      <ProgrammeRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ProgrammeRow>;

export const Playground: Story = {};

/** Under way, to choose a path, completed, over, to be joined. */
export const States: Story = {
  render: () => (
    <ul>
      {makeProgrammes().map((programme) => (
        <ProgrammeRow key={programme.id} programme={programme} />
      ))}
    </ul>
  ),
};
