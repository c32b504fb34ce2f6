import { courseFiles } from '@banyan/contracts/course';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { MaterialsPart } from './MaterialsPart.tsx';

const meta: Meta<typeof MaterialsPart> = {
  title: 'course/Course materials',
  component: MaterialsPart,
  decorators: [inCourse(816)],
  args: { courseId: 101 },
};
export default meta;
type Story = StoryObj<typeof MaterialsPart>;

export const Default: Story = {};
export const Empty: Story = { parameters: inStory({ answers: () => [answer(courseFiles, () => ({ items: [] }))] }) };
export const Failed: Story = { parameters: inStory({ answers: () => [failing(courseFiles)] }) };

/** Several files are compressed into an archive. */
export const Compressed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '打包下载 3 个' }));
    await expect(await canvas.findByText(/正在打包 3 个文件/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '下载' }, { timeout: 5_000 })).toBeVisible();
  },
};
