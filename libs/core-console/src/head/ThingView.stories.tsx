import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ThingView } from './ThingView.tsx';

/** For the page of one thing, such as an editor: it has a heading and a way on also while the thing is not there. */
const meta: Meta<typeof ThingView<string>> = {
  title: 'console/ThingView',
  component: ThingView,
  decorators: [inConsole],
  args: {
    request: { result: { state: 'failed', error: new Error('gone') }, retry: fn(() => Promise.resolve()) },
    title: '编辑考试',
    listHref: '/manage/exams',
    listText: '全部考试',
    failed: '没有取到这场考试',
    loading: '正在加载',
    children: (title) => <h1>{title}</h1>,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {};
export const Loading: Story = {
  args: { request: { result: { state: 'loading' }, retry: fn(() => Promise.resolve()) } },
};
export const Here: Story = {
  args: { request: { result: { state: 'ready', value: '班组长考试' }, retry: fn(() => Promise.resolve()) } },
};
