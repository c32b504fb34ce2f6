import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Marked } from './Marked.tsx';

const meta: Meta<typeof Marked> = {
  title: 'portal/Marked text',
  component: Marked,
  args: { text: '转移规则不是罚谁，C++ (SPC) 也一样。', words: '转移规则 c++ (' },
};
export default meta;
type Story = StoryObj<typeof Marked>;

export const Default: Story = {};
/** Signs are matched literally. */
export const Signs: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['转移规则', 'C++', '(']);
  },
};
/** Without a match the text stays as it is. */
export const NothingMarked: Story = {
  args: { words: '抽样' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/转移规则/)).toBeVisible();
  },
};
