import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Facts } from '../components/Facts.tsx';
import { List, ListRow } from '../components/List.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { someTasks, taskWords, type Task, type TaskWords } from './tasks.ts';

const words = {
  zh: { pick: '选一项，内容显示在这里', read: '标为已读', back: '回到列表', deadline: '截止' },
  en: { pick: 'Choose one to read it here', read: 'Mark as read', back: 'Back to the list', deadline: 'Due' },
};

const Frame = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    grid-template-columns: 384px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
    max-width: var(--content);
    margin-inline: auto;
  }
  & [data-list] {
    max-height: 560px;
    overflow: auto;
  }
  & section {
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
    outline: 0;
  }
  & section > h2 {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & section > footer {
    display: flex;
    gap: 12px;
    margin-top: 24px;
  }
  & [data-back] {
    display: none;
  }

  /* Without room for both, one is shown at a time. */
  @container (max-width: 800px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & > [data-open] > [data-list],
    & > :not([data-open]) > section {
      display: none;
    }
    & [data-back] {
      display: inline-flex;
    }
  }
`;

interface ShownProps {
  t: TaskWords & (typeof words)['zh'];
  tasks: readonly Task[];
  begin?: number;
}

function Mailbox({ t, tasks, begin }: ShownProps) {
  const [id, setId] = useState(begin);
  const detail = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const task = tasks.find((one) => one.id === id);
  const open = (next: number) => {
    setId(next);
    requestAnimationFrame(() => detail.current?.focus());
  };
  const back = () => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    setId(undefined);
    requestAnimationFrame(() => row?.focus());
  };
  return (
    <Frame>
      <div data-open={task === undefined ? undefined : ''}>
        <div data-list="" ref={list}>
          <List label={t.list} variant="card">
            {tasks.map(({ id: own, title, kind, due }) => (
              <ListRow key={own} title={title} meta={kind} aside={due} current={own === id} onPress={() => open(own)} />
            ))}
          </List>
        </div>
        <section ref={detail} tabIndex={-1} aria-label={task?.title ?? t.pick}>
          {task === undefined ? (
            <EmptyState image="mail" label={t.pick} size={200} />
          ) : (
            <>
              <h2>{task.title}</h2>
              <Facts
                rows={[
                  { name: t.kind, value: task.kind },
                  { name: t.state, value: task.state },
                  { name: t.deadline, value: task.due },
                ]}
              />
              <footer>
                <Button data-back="" onClick={back}>
                  {t.back}
                </Button>
                <Button variant="primary">{t.read}</Button>
              </footer>
            </>
          )}
        </section>
      </div>
    </Frame>
  );
}

const textsOf = (globals: Readonly<Record<string, unknown>>) => {
  const t = { ...wordsOf(globals, taskWords), ...wordsOf(globals, words) };
  return { t, tasks: someTasks(t, 24) };
};

const meta: Meta = {
  title: 'patterns/Master-detail',
  parameters: {
    docs: {
      description: {
        component: [
          'For going through many things one by one: messages, papers to mark, questions. The list keeps its place and its',
          'scroll position; the chosen one is marked in it and opens beside it.',
          '',
          '- Before anything is chosen, the right side says what will be there.',
          '- Choosing moves the focus to the detail, whose name is read; **back** returns it to the row it came from.',
          '- Below 800 px of its own width it shows one side at a time, with a way back. The chosen one stands in the address, so',
          '  that the browser’s back button does the same.',
          '',
          'Made of [List](?path=/docs/ui-data-list--docs), [EmptyState](?path=/docs/ui-feedback-emptystate--docs), [Facts](?path=/docs/ui-data-facts--docs), [Button](?path=/docs/ui-actions-button--docs); the width is a container query, so that it holds in a drawer, too.',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: (_args, { globals }) => <Mailbox {...textsOf(globals)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { tasks } = textsOf(globals);
    const canvas = within(canvasElement);
    const title = tasks[1]?.title ?? '';
    canvas.getByRole('button', { name: title }).focus();
    await userEvent.keyboard('{Enter}');
    const detail = await canvas.findByRole('region', { name: title });
    await waitFor(() => expect(detail).toHaveFocus());
    await expect(canvas.getByRole('button', { name: title })).toHaveAttribute('aria-current', 'true');
  },
};

export const NothingChosen: Story = { render: Default.render };

/** One side at a time, and back to the original row. */
export const Narrow: Story = {
  render: (_args, { globals }) => (
    <div style={{ width: 420 }}>
      <Mailbox {...textsOf(globals)} begin={3} />
    </div>
  ),
};

export const NarrowTest: Story = {
  ...Narrow,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { t, tasks } = textsOf(globals);
    const canvas = within(canvasElement);
    const title = tasks[2]?.title ?? '';
    await userEvent.click(canvas.getByRole('button', { name: t.back }));
    await waitFor(() => expect(canvas.getByRole('button', { name: title })).toHaveFocus());
  },
};

export const EnglishDark: Story = {
  render: (_args, { globals }) => <Mailbox {...textsOf(globals)} begin={2} />,
  globals: { language: 'en', appearance: 'dark' },
};
