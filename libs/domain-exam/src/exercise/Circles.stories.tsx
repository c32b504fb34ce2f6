import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeSets } from '../testing/practice.ts';
import { Circles } from './Circles.tsx';

const meta: Meta<typeof Circles> = { title: 'exam/Circles', component: Circles, decorators: [inExam(328)] };
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: (_, { globals }) => <Circles circles={makeSets(storyLanguage(globals)).circles} />,
};
export const Many: Story = {
  render: (_, { globals }) => (
    <Circles
      circles={makeSets(storyLanguage(globals)).circles.map((_circle, index) => ({ count: 60, due: 5 - index }))}
    />
  ),
};
