import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeSets } from '../testing/practice.ts';
import { SetList } from './SetList.tsx';

const meta: Meta<typeof SetList> = { title: 'exam/Sets to practise', component: SetList, decorators: [inExam(632)] };
export default meta;
type Story = StoryObj;

const list = (pending: boolean, failure?: Error): Story => ({
  render: (_, { globals }) => (
    <SetList
      sets={makeSets(storyLanguage(globals)).sets}
      pending={({ key }) => pending && key === '501'}
      failureOf={({ key }) => (key === '501' ? failure : undefined)}
      onStart={() => undefined}
    />
  ),
});
export const Default: Story = list(false);
export const Starting: Story = list(true);
export const Failed: Story = list(false, new Error('down'));
