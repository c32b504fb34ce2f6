import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSession } from '../testing/sparring.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { LineBubble } from './LineBubble.tsx';

const session = makeSession();
const line = session.lines[1];
if (line === undefined) throw new Error('fixture');

const meta: Meta<typeof LineBubble> = {
  title: 'talent/Line bubble',
  component: LineBubble,
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
    inTalent(600),
  ],
  args: { line, name: '李', quotes: session.criteria.flatMap(({ quotes }) => quotes) },
};
export default meta;
type Story = StoryObj<typeof LineBubble>;

export const Default: Story = {};
