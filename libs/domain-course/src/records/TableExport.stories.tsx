import { NetworkError } from '@banyan/core-http';
import { studyHours } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { TableExport } from './TableExport.tsx';

const meta: Meta<typeof TableExport> = {
  title: 'course/Table export',
  component: TableExport,
  args: { name: '学分', columns: ['课程', '学分'], collect: () => Promise.resolve([['首件检验', 2]]) },
  parameters: inStory({ at: '/my/my-credit' }),
  decorators: [inCourse(400)],
};
export default meta;
type Story = StoryObj<typeof TableExport>;

export const Default: Story = {};

export const FailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { collect: () => Promise.reject(new NetworkError(studyHours)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '导出表格' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有导出');
  },
};
