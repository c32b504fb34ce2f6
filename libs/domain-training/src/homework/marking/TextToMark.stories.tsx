import type { PlacedComment } from '@banyan/contracts/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { makeSubmission } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { withComment, withoutComment } from './markDraft.ts';
import { TextToMark, type TextToMarkProps } from './TextToMark.tsx';

const { comments, files, text } = makeSubmission();

/** Keeps the comments as the store of the page does. */
function Kept(props: TextToMarkProps) {
  const [said, setSaid] = useState<readonly PlacedComment[]>(props.comments);
  return (
    <TextToMark
      {...props}
      comments={said}
      onSay={(comment) => setSaid((before) => withComment(before, comment))}
      onRemove={(place) => setSaid((before) => withoutComment(before, place))}
    />
  );
}

const meta: Meta<typeof TextToMark> = {
  title: 'training/Text to mark',
  component: TextToMark,
  decorators: [inTraining(640)],
  args: { comments: [], files, text: `${text}\n\n${text}` },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof TextToMark>;

export const Default: Story = { tags: ['english'], parameters: { english: makeSubmission({}, 'en') } };
export const Commented: Story = { args: { comments } };
export const FilesAlone: Story = { args: { text: '' } };
/** The most comments of one submission. */
export const Full: Story = {
  args: { comments: Array.from({ length: 40 }, (_, from) => ({ from, to: from + 1, file: '', words: '写清楚' })) },
};

/** Selected words, a paragraph and a file each get a comment; one of them is removed again. */
export const CommentTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '给第 2 段写批注' }));
    await expect(canvas.getByRole('textbox', { name: /^批注 1：D4/ })).toHaveFocus();
    await userEvent.keyboard('和上一段重复');
    const words = canvasElement.querySelector('[data-from]')?.firstChild ?? canvasElement;
    document.getSelection()?.setBaseAndExtent(words, 3, words, 6);
    await userEvent.click(await canvas.findByRole('button', { name: '给“密封槽”写批注' }));
    await expect(canvas.getByRole('textbox', { name: '批注 1：密封槽' })).toHaveFocus();
    await userEvent.keyboard('写出量具编号');
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('密封槽');
    await userEvent.click(canvas.getByRole('button', { name: '给文件 CPK.xlsx 写批注' }));
    await expect(canvas.getByRole('textbox', { name: '批注 3：CPK.xlsx' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '删除批注 2' }));
    await expect(within(canvas.getByRole('list', { name: '批注' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: '批注 1：密封槽' })).toHaveValue('写出量具编号');
    await expect(canvas.getByRole('group', { name: '交上来的正文' })).toHaveFocus();
  },
};
