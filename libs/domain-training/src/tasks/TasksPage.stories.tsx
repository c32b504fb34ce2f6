import { taskList } from '@banyan/contracts/training';
import { answer } from '@banyan/core-screen/testing';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeLongTasks, makeTasks, taskAnswer } from '../testing/tasks.ts';
import { inStory, trainingPage } from '../testing/trainingStory.tsx';
import { ActivityTasksPage, CourseTasksPage, ExamTasksPage, TasksPage, TrainingTasksPage } from './TasksPage.tsx';

const meta: Meta<typeof TasksPage> = {
  title: 'training/Tasks page',
  component: TasksPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const none = { ...taskAnswer([]), counts: { coursetask: 0, examtask: 0, traintask: 0, trainingtask: 0 } };
const stories = standardStories({
  call: taskList,
  at: '/task',
  full: (language) => taskAnswer(makeTasks(language)),
  empty: none,
  long: (language) => taskAnswer(makeLongTasks(language)),
});
const everything = { decorators: [trainingPage(TasksPage)] };
export const Default: Story = { ...stories.Default, ...everything };
export const Loading: Story = { ...stories.Loading, ...everything };
export const Empty: Story = { ...stories.Empty, ...everything };
export const Failed: Story = { ...stories.Failed, ...everything };
export const LongNames: Story = { ...stories.LongNames, ...everything };
export const Done: Story = { ...everything, parameters: inStory({ at: '/task?tab=done' }) };
export const NothingDone: Story = {
  ...everything,
  parameters: inStory({ at: '/task?tab=done', answers: () => [answer(taskList, () => none)] }),
};

const empty = (at: string) => inStory({ at, answers: () => [answer(taskList, () => none)] });
export const NoCourses: Story = { decorators: [trainingPage(CourseTasksPage)], parameters: empty('/task/course') };
export const NoExams: Story = { decorators: [trainingPage(ExamTasksPage)], parameters: empty('/task/exam') };
export const NoTrainings: Story = { decorators: [trainingPage(TrainingTasksPage)], parameters: empty('/task/tarin') };
export const NoActivities: Story = { decorators: [trainingPage(ActivityTasksPage)], parameters: empty('/task/active') };

/** The most urgent task that can be done leads the page, and is in no group beside it. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const hero = await page.findByRole('region', { name: /现在最紧|Most pressing/ });
    const title = within(hero).getByRole('heading', { level: 2 }).textContent;
    await expect(page.getAllByText(title ?? '')).toHaveLength(1);
    await expect(page.getAllByRole('listitem')).toHaveLength(6);
  },
};
