import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { KeysLine } from './KeysLine.tsx';

const meta: Meta<typeof KeysLine> = {
  title: 'exam/Keys line',
  component: KeysLine,
  decorators: [inExam(1200)],
  args: { today: 14, oldestAt: fixtureNow - 180_000_000 },
};
export default meta;
type Story = StoryObj<typeof KeysLine>;

export const Default: Story = {};
export const NothingYet: Story = { args: { today: 0, oldestAt: null } };
