import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tag } from '../components/Tag.tsx';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { CommentBox } from './CommentBox.tsx';
import type { Comment } from './comment-types.ts';
import { CommentThread } from './CommentThread.tsx';
import { threadWords, type ThreadWords } from '../story-kit/thread-words.ts';

const begin = (t: ThreadWords): Comment[] => [
  {
    id: '1',
    author: t.names[0] ?? '',
    time: t.times[0] ?? '',
    dateTime: '2026-11-20T09:12:00+08:00',
    text: t.said[0],
    likes: 12,
    replies: [
      {
        id: '2',
        author: t.names[1] ?? '',
        mark: <Tag tone="accent">{t.lecturer}</Tag>,
        time: t.times[1] ?? '',
        text: t.said[1],
        likes: 4,
        liked: true,
      },
      { id: '3', author: t.names[2] ?? '', time: t.times[2] ?? '' },
    ],
  },
  { id: '4', author: t.names[3] ?? '', time: t.times[3] ?? '', text: t.said[2], likes: 0, own: true },
];

const changed = (comments: readonly Comment[], id: string, change: (comment: Comment) => Comment): Comment[] =>
  comments.map((comment) =>
    comment.id === id
      ? change(comment)
      : { ...comment, ...(comment.replies === undefined ? {} : { replies: changed(comment.replies, id, change) }) },
  );

function Kept({ t, fails = false }: { t: ThreadWords; fails?: boolean }) {
  const [comments, setComments] = useState(() => begin(t));
  const send = (text: string) => {
    if (fails) return Promise.reject(new Error('no network'));
    const said: Comment = { id: `n${comments.length}`, author: t.names[3] ?? '', time: t.now, text, own: true };
    return Promise.resolve(said);
  };
  return (
    <Column data-fill="" style={{ maxWidth: 720, gap: 24 }}>
      <CommentBox
        label={t.write}
        words={t.words}
        onSend={async (text) => {
          const said = await send(text);
          setComments((before) => [said, ...before]);
        }}
      />
      <CommentThread
        comments={comments}
        words={t.words}
        onLike={(id, liked) =>
          setComments(changed(comments, id, (one) => ({ ...one, liked, likes: (one.likes ?? 0) + (liked ? 1 : -1) })))
        }
        onReply={async (id, text) => {
          const said = await send(text);
          setComments(changed(comments, id, (one) => ({ ...one, replies: [...(one.replies ?? []), said] })));
        }}
        onRemove={(id) => setComments(comments.filter((one) => one.id !== id))}
      />
    </Column>
  );
}

const meta: Meta<typeof CommentThread> = {
  title: 'ui/Data/CommentThread',
  component: CommentThread,
  argTypes: { comments: { control: 'object' }, words: { control: 'object' } },
  parameters: {
    docs: {
      description: {
        component: [
          'What people say about something, with answers one step in, and the box to say something.',
          '',
          '**When**: comments, questions and answers, remarks on homework. **When not**: messages between two people; a',
          'history that nobody answers (`Timeline`). Answers to answers stand in the same step: deeper ones are not read.',
          '',
          '| key | does |',
          '| --- | --- |',
          '| Enter, space on “reply” | opens the box, with the focus in it |',
          '| Control or Command + Enter | sends |',
          '| Escape in an empty box | closes it; the focus goes back to “reply” |',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CommentThread>;

export const Default: Story = {
  tags: ['english-dark', 'mirrored'],
  render: (_args, { globals }) => <Kept t={wordsOf(globals, threadWords)} />,
};

/** Answered by keyboard; the sent answer appears below, and the focus returns. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, threadWords);
    const canvas = within(canvasElement);
    const reply = () => canvas.getAllByRole('button', { name: t.words.replyTo(t.names[0] ?? '') })[0];
    reply()?.focus();
    await userEvent.keyboard('{Enter}');
    const box = canvas.getByRole('textbox', { name: t.words.replyTo(t.names[0] ?? '') });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reply()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(t.answer);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(t.answer)).toBeVisible();
    await waitFor(() => expect(reply()).toHaveFocus());
    const like = canvas.getByRole('button', { name: t.words.like(12) });
    await userEvent.click(like);
    await expect(canvas.getByRole('button', { name: t.words.like(13), pressed: true })).toBeVisible();
  },
};

export const SendingFails: Story = {
  render: (_args, { globals }) => <Kept t={wordsOf(globals, threadWords)} fails />,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, threadWords);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: t.write });
    await userEvent.type(box, t.answer);
    await userEvent.click(canvas.getByRole('button', { name: t.words.send }));
    await expect(await canvas.findByText(t.words.failed)).toBeVisible();
    await expect(box).toHaveValue(t.answer);
  },
};

let arrive = () => {};

/** Text written while a comment is being sent stays, and so does the keyboard focus. */
export const WritingOnTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, threadWords);
    return <CommentBox label={t.write} words={t.words} onSend={() => new Promise((resolve) => (arrive = resolve))} />;
  },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals, threadWords);
    const box = canvas.getByRole('textbox', { name: t.write });
    await userEvent.type(box, t.answer);
    await userEvent.click(canvas.getByRole('button', { name: t.words.send }));
    await userEvent.type(box, ' 12');
    arrive();
    await waitFor(() => expect(box).toHaveValue('12'));
    await userEvent.click(canvas.getByRole('button', { name: t.words.send }));
    arrive();
    await waitFor(() => expect(box).toHaveValue(''));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const Playground: Story = {
  args: { comments: begin(threadWords.zh), words: threadWords.zh.words },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, threadWords);
    const { long } = textsOf(globals);
    const one: Comment = { id: 'a', author: long, time: long, text: `${long}\n${unbroken}`, likes: 1_234_567 };
    return (
      <Narrow>
        <CommentThread
          comments={[{ ...one, replies: [{ ...one, id: 'b' }] }]}
          words={t.words}
          onLike={() => undefined}
          onReply={() => Promise.resolve()}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = { ...LongText, tags: ['test', '!dev', '!autodocs'], play: staysInside };
