import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { List, ListRow } from '../components/List.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { Notice } from '../components/Notice.tsx';
import { Button } from '../components/Button.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { ListSkeleton } from '../components/ScreenSkeletons.tsx';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { someTasks, taskWords, type TaskWords } from './tasks.ts';

const words = {
  zh: {
    states: { loading: '正在取', empty: '没有', failed: '失败', stale: '旧的', more: '还有', end: '到底' },
    show: '看哪一种',
    stale: '没有更新成功，这是 5 分钟前的。',
    foot: { more: '再看 8 项', loading: '正在取来', failed: '后面的没有取到', retry: '重试', end: '到底了，一共 8 项' },
  },
  en: {
    states: { loading: 'Loading', empty: 'Empty', failed: 'Failed', stale: 'Stale', more: 'More', end: 'End' },
    show: 'State to see',
    stale: 'Could not be brought up to date; this is from 5 minutes ago.',
    foot: {
      more: '8 more',
      loading: 'On their way',
      failed: 'The rest did not arrive',
      retry: 'Try again',
      end: 'That is all: 8 tasks',
    },
  },
};
type State = keyof typeof words.zh.states;
type Texts = typeof words.zh & { task: TaskWords };

function Content({ state, t, onRetry }: { state: State; t: Texts; onRetry: () => void }): ReactNode {
  const { task, foot } = t;
  if (state === 'loading') return <ListSkeleton label={task.loading} count={6} />;
  if (state === 'empty') return <EmptyState label={task.nothing} description={task.nothingText} />;
  if (state === 'failed') {
    return <ErrorState title={task.failed} text={task.failedText} retryText={task.retry} onRetry={onRetry} />;
  }
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {task.retry}
    </Button>
  );
  return (
    <>
      {state === 'stale' ? (
        <Notice tone="warn" action={retry}>
          {t.stale}
        </Notice>
      ) : null}
      <List label={task.list} variant="card">
        {someTasks(task, 8).map(({ id, title, kind, due }) => (
          <ListRow key={id} href={`#${id}`} title={title} meta={kind} aside={due} />
        ))}
      </List>
      {state === 'stale' ? null : <LoadMore state={state} words={foot} onLoad={onRetry} />}
    </>
  );
}

function States({ t, begin }: { t: Texts; begin: State }) {
  const [state, setState] = useState<State>(begin);
  useEffect(() => {
    if (state !== 'loading' || begin === 'loading') return;
    const clock = setTimeout(() => setState('end'), 300);
    return () => clearTimeout(clock);
  }, [state, begin]);
  return (
    <Column data-fill="" style={{ maxWidth: 720 }}>
      <SegmentedControl
        label={t.show}
        value={state}
        onChange={setState}
        options={(Object.keys(t.states) as State[]).map((id) => ({ value: id, label: t.states[id] }))}
      />
      <Content state={state} t={t} onRetry={() => setState('loading')} />
    </Column>
  );
}

const textsOf = (globals: Readonly<Record<string, unknown>>): Texts => ({
  ...wordsOf(globals, words),
  task: wordsOf(globals, taskWords),
});

const meta: Meta = {
  title: 'patterns/Data states',
  parameters: {
    docs: {
      description: {
        component: [
          'Whatever is fetched is in one of six states, and each looks the same on every screen.',
          '',
          '| state | what is shown |',
          '| --- | --- |',
          '| loading | a skeleton in the shape of what comes, after the first paint; never a wheel in the middle of a page |',
          '| nothing | a drawing, what would be here, the next step |',
          '| failed | what happened, what was kept, a retry; the code for support below, small |',
          '| stale | what is there stays; a bar says how old it is and offers to try again |',
          '| more | a button, or by itself near the end; a failure there leaves the rest alone |',
          '| end | a line that says so, with the number |',
          '',
          'A retry shows the skeleton again. Nothing jumps: skeleton, rows and foot have the same heights.',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const shown = (begin: State): Story => ({
  render: (_args, { globals }) => <States key={begin} t={textsOf(globals)} begin={begin} />,
});

/** From the failure by its retry button to the rows and their end. */
export const Default: Story = {
  ...shown('failed'),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: t.task.retry }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.task.loading);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
    const [end] = canvas.getAllByText(t.foot.end);
    await expect(end).toBeVisible();
  },
};

export const Loading: Story = shown('loading');
export const Nothing: Story = shown('empty');
export const Stale: Story = { ...shown('stale'), tags: ['english-dark'] };
export const MoreToCome: Story = shown('more');
