import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KeywordSearch } from './KeywordSearch.tsx';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const meta: Meta<typeof KeywordSearch> = {
  title: 'course/Keyword search',
  component: KeywordSearch,
  decorators: [inCourse(400)],
  parameters: inStory({ at: '/course' }),
};
export default meta;
type Story = StoryObj<typeof KeywordSearch>;

/** Surrounding spaces are ignored. */
export const Empty: Story = { tags: ['english', 'dark'] };

export const EmptyTest: Story = {
  ...Empty,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: '搜索课程' });
    await expect(canvas.queryByRole('button', { name: '清除搜索词' })).toBeNull();
    await userEvent.type(field, '  抽样 {Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course?keyword=%E6%8A%BD%E6%A0%B7'));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveValue('抽样'));
  },
};
/** The field shows the address's keyword; after clearing, the focus stays for typing. */
export const Filled: Story = {
  parameters: inStory({ at: '/course?keyword=抽样&sort=newest' }),
};

export const FilledTest: Story = {
  ...Filled,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('searchbox', { name: '搜索课程' })).toHaveValue('抽样');
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索词' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/course\?sort=newest$/));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '搜索课程' })).toHaveFocus());
    await expect(canvas.getByRole('searchbox', { name: '搜索课程' })).toHaveValue('');
  },
};

export const LongWords: Story = { parameters: inStory({ at: `/course?keyword=${'抽样方案转移规则'.repeat(10)}` }) };
