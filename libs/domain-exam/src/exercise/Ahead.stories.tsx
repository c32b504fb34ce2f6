import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeSets } from '../testing/practice.ts';
import { Ahead } from './Ahead.tsx';

const meta: Meta<typeof Ahead> = { title: 'exam/Next two weeks', component: Ahead, decorators: [inExam(328)] };
export default meta;
type Story = StoryObj;

export const Default: Story = { render: (_, { globals }) => <Ahead ahead={makeSets(storyLanguage(globals)).ahead} /> };
export const Nothing: Story = {
  render: (_, { globals }) => (
    <Ahead ahead={makeSets(storyLanguage(globals)).ahead.map((day) => ({ ...day, count: 0 }))} />
  ),
};
