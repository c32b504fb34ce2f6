import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Card } from './Card.tsx';
import { List, ListRow } from './List.tsx';
import { EndOfList, LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const texts = {
  zh: {
    list: '评论',
    row: (index: number) => `第 ${index} 条评论`,
    words: {
      more: '再看 3 条',
      loading: '正在取评论',
      failed: '没取到后面的评论，前面的还在。',
      retry: '重试',
      end: '共 9 条，都在这里了',
    },
  },
  en: {
    list: 'Comments',
    row: (index: number) => `Comment ${index}`,
    words: {
      more: '3 more',
      loading: 'Loading comments',
      failed: 'The next comments did not arrive. Those above are kept.',
      retry: 'Try again',
      end: 'All 9 comments are shown',
    },
  },
};

type Texts = typeof texts.zh;

const meta: Meta<typeof LoadMore> = {
  title: 'ui/Data/LoadMore',
  component: LoadMore,
  subcomponents: { EndOfList },
  argTypes: { state: { control: 'inline-radio', options: ['more', 'loading', 'failed', 'end'] } },
};
export default meta;
type Story = StoryObj<typeof LoadMore>;

/** Nine comments in three pages, the second of which fails at first; each page arrives on the story's command. */
function Comments({ t, auto = false }: { t: Texts; auto?: boolean }) {
  const [{ count, state, tries }, setState] = useState({ count: 3, state: 'more' as LoadMoreProps['state'], tries: 0 });
  const load = () => {
    setState({ count, state: 'loading', tries: tries + 1 });
    setTimeout(() => {
      if (tries === 0) setState({ count, state: 'failed', tries: 1 });
      else setState({ count: count + 3, state: count + 3 === 9 ? 'end' : 'more', tries: tries + 1 });
    }, 60);
  };
  return (
    <Card padding="md" style={{ maxWidth: 560 }}>
      <List label={t.list}>
        {Array.from({ length: count }, (_, index) => (
          <ListRow key={index} title={t.row(index + 1)} />
        ))}
      </List>
      <LoadMore state={state} words={t.words} onLoad={load} auto={auto} />
    </Card>
  );
}

/** More, a failure, another try, the end: by keyboard, which keeps the focus in place all along. */
export const Default: Story = {
  render: (_args, { globals }) => <Comments t={wordsOf(globals, texts)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { words } = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('listitem').length;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(words.loading);
    await expect(canvas.getByRole('button', { name: words.more })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.failed));
    await expect(rows()).toBe(3);
    await expect(canvas.getByRole('button', { name: words.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toBe(6));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.end));
    await expect(rows()).toBe(9);
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status').parentElement).toHaveFocus());
  },
};

/** The next page loads when the end comes near; after a failure the reader tries again. */
export const Automatic: Story = {
  render: (_args, { globals }) => <Comments t={wordsOf(globals, texts)} auto />,
};

export const AutomaticTest: Story = {
  ...Automatic,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { words } = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: words.retry });
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.end));
  },
};

export const Playground: Story = { args: { state: 'more', words: texts.zh.words, auto: false, onLoad: fn() } };

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const { words } = wordsOf(globals, texts);
    return (
      <Column data-fill="" style={{ maxWidth: 560 }}>
        {(['more', 'loading', 'failed', 'end'] as const).map((state) => (
          <Card key={state} padding="none">
            <LoadMore state={state} words={words} onLoad={fn()} />
          </Card>
        ))}
        <EndOfList>{words.end}</EndOfList>
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    const words = { more: long, loading: long, failed: long, retry: long, end: long };
    return (
      <Narrow>
        <LoadMore state="failed" words={words} onLoad={fn()} />
        <LoadMore state="end" words={words} onLoad={fn()} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
