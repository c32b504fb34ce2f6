import { courseComments, isGrade, removeComment } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { makeComments, makeOpinion } from '../testing/notes.ts';
import { CommentsPart } from './CommentsPart.tsx';
import { PraisePart } from './PraisePart.tsx';

const meta: Meta<typeof CommentsPart> = {
  title: 'course/Comments',
  component: CommentsPart,
  decorators: [inCourse(864)],
  render: () => (
    <>
      <PraisePart courseId={101} />
      <CommentsPart courseId={101} />
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof CommentsPart>;

export const Default: Story = { tags: ['english', 'dark'] };
export const Empty: Story = {
  parameters: inStory({
    answers: () => [
      answer(courseComments, () => ({ items: [], next: null, total: 0, approval: true })),
      answer(isGrade, () => makeOpinion({ rating: null, ratings: 0, spread: [0, 0, 0, 0, 0] })),
    ],
  }),
};
export const Failed: Story = {
  parameters: inStory({
    answers: () => [answer(courseComments, () => Promise.reject(new NetworkError(courseComments)))],
  }),
};

/** The comment is sent, and the box says that it waits for approval. */
export const Written: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '写评论' }), '很有用');
    await userEvent.click(canvas.getByRole('button', { name: '发表' }));
    await expect(await canvas.findByText('已提交，管理员审核后大家可见。')).toBeVisible();
  },
};

function Tabbed() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!shown)}>另一栏</button>
      {shown ? <CommentsPart courseId={101} /> : null}
    </>
  );
}

/** Drafts of comments and replies survive a change of tabs. */
export const Kept: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <Tabbed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answerFirst = async () => userEvent.click((await canvas.findAllByRole('button', { name: /^回复/ }))[0]!);
    await userEvent.type(await canvas.findByRole('textbox', { name: '写评论' }), '只写了一半');
    await answerFirst();
    await userEvent.keyboard('同意');
    await userEvent.click(canvas.getByRole('button', { name: '另一栏' }));
    await expect(canvas.queryByRole('textbox', { name: '写评论' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '另一栏' }));
    await expect(await canvas.findByRole('textbox', { name: '写评论' })).toHaveValue('只写了一半');
    await answerFirst();
    const said = canvas.getByRole('textbox', { name: /^回复/ });
    await expect(said).toHaveValue('同意');
    // The device would keep it for the next story.
    await userEvent.clear(said);
    await userEvent.clear(canvas.getByRole('textbox', { name: '写评论' }));
  },
};

/** Deleting removes the button, so the focus moves to the comment in its place, and to the box after the last one. */
export const TakenOut: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    answers: (language) => {
      const all = makeComments(language);
      let items = all.items.slice(0, 2).map((item, index) => ({ ...item, id: index + 1, own: true, replies: [] }));
      return [
        answer(courseComments, () => ({ ...all, items, next: null })),
        answer(removeComment, ({ comment }) => {
          items = items.filter(({ id }) => id !== comment);
          return { state: 'gone' as const };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvasElement.querySelectorAll('[data-thread] ol > li');
    const takeFirst = async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0]!);
      const dialog = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    };
    await waitFor(() => expect(rows()).toHaveLength(2));
    await takeFirst();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(rows()[0]).toContainElement(document.activeElement as HTMLElement));
    await takeFirst();
    await waitFor(() => expect(rows()).toHaveLength(0));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '写评论' })).toHaveFocus());
  },
};
