import { taskList } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import { Card } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeLongTasks, makeTasks, taskAnswer } from '../testing/tasks.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { DueWidget } from './DueWidget.tsx';

const meta: Meta<typeof DueWidget> = {
  title: 'training/Tasks/Due widget',
  component: DueWidget,
  args: { nothing: <Card>也在学</Card> },
  decorators: [inTraining(432)],
};
export default meta;
type Story = StoryObj<typeof DueWidget>;

const none = { ...taskAnswer([]), counts: { coursetask: 0, examtask: 0, traintask: 0, trainingtask: 0 } };
const stories = standardStories({
  call: taskList,
  at: '/index',
  full: (language) => ({ ...taskAnswer(makeTasks(language).slice(0, 5)), waiting: 3 }),
  empty: none,
  long: (language) => taskAnswer(makeLongTasks(language).slice(0, 5)),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** The most urgent task comes first, with the time left; rows lead to tasks; later ones are counted apart. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole('region', { name: '待办' }));
    const rows = part.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('8D 报告：缸体划伤');
    await expect(rows[0]).toHaveTextContent('过期');
    await expect(part.getByRole('link', { name: 'GB/T 2828.1 抽样检验阶段测验' })).toHaveAttribute(
      'href',
      '/task/exam/excessive/2',
    );
    await expect(part.getByRole('link', { name: '任务中心' })).toHaveAttribute('href', '/task');
    await expect(part.getByText('还有 1 项，另有 2 项还没开放')).toBeVisible();
  },
};

/** Without open tasks, the page's replacement is shown. */
export const EmptyTest: Story = {
  ...Empty,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('也在学')).toBeVisible();
  },
};
