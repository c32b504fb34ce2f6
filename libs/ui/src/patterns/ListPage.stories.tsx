import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { PageTitle } from '../components/headings.tsx';
import { List, ListRow } from '../components/List.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { ListSkeleton } from '../components/ScreenSkeletons.tsx';
import { Tag } from '../components/Tag.tsx';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { TaskFilters, type Filters } from './TaskFilters.tsx';
import { someTasks, taskWords, type Task, type TaskWords } from './tasks.ts';

const pageSize = 8;
const none: Filters = { kinds: [], states: [] };

interface ListPageProps {
  t: TaskWords;
  /** The server's answer: tasks, none yet, or a failure. */
  request: readonly Task[] | 'loading' | 'failed';
  onRetry?: () => void;
  begin?: Filters;
}

function ListPage({ t, request, onRetry, begin = none }: ListPageProps) {
  const [filters, setFilters] = useState(begin);
  const [page, setPage] = useState(0);
  const fits = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);
  const all = typeof request === 'string' ? [] : request;
  const left = all.filter(({ kind, state }) => fits(filters.kinds, kind) && fits(filters.states, state));
  const change = (next: Filters) => {
    setFilters(next);
    setPage(0);
  };
  return (
    <Column data-fill="" style={{ gap: 24, marginInline: 'auto' }}>
      <PageTitle>{t.heading}</PageTitle>
      <TaskFilters
        t={t}
        filters={filters}
        onChange={change}
        count={typeof request === 'string' ? undefined : left.length}
      />
      <Content t={t} {...{ request, left, page, onRetry }} onPage={setPage} onClear={() => change(none)} />
    </Column>
  );
}

interface ContentProps extends Pick<ListPageProps, 't' | 'request' | 'onRetry'> {
  left: readonly Task[];
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** One of five states: loading, failed, empty, no match, rows. */
function Content({ t, request, left, page, onPage, onClear, onRetry }: ContentProps) {
  if (request === 'loading') return <ListSkeleton label={t.loading} count={pageSize} />;
  if (request === 'failed') {
    return (
      <ErrorState title={t.failed} text={t.failedText} retryText={t.retry} onRetry={onRetry ?? (() => undefined)} />
    );
  }
  if (request.length === 0) {
    const toCourses = (
      <LinkButton href="#courses" variant="primary">
        {t.toCourses}
      </LinkButton>
    );
    return <EmptyState label={t.nothing} description={t.nothingText} actions={toCourses} />;
  }
  if (left.length === 0) {
    return (
      <EmptyState
        image="search"
        label={t.noResult}
        description={t.noResultText}
        actions={<Button onClick={onClear}>{t.clearAll}</Button>}
      />
    );
  }
  const from = page * pageSize;
  const shown = left.slice(from, from + pageSize);
  const last = from + pageSize >= left.length;
  return (
    <>
      <List label={t.list} variant="card">
        {shown.map(({ id, title, kind, state, due }) => (
          <ListRow
            key={id}
            href={`#task-${id}`}
            title={title}
            meta={
              <>
                <Tag tone={state === t.states[2] ? 'ok' : undefined}>{state}</Tag>
                {kind}
              </>
            }
            aside={due}
          />
        ))}
      </List>
      <Pagination
        label={t.pages}
        summary={t.summary(from + 1, from + shown.length, left.length)}
        previous={{ label: t.previous, ...(page === 0 ? {} : { onPress: () => onPage(page - 1) }) }}
        next={{ label: t.next, ...(last ? {} : { onPress: () => onPage(page + 1) }) }}
      />
    </>
  );
}

/** Fails once, then returns the tasks. */
function Retried({ t }: { t: TaskWords }) {
  const [request, setRequest] = useState<ListPageProps['request']>('failed');
  return <ListPage t={t} request={request} onRetry={() => setRequest(someTasks(t))} />;
}

const meta: Meta = {
  title: 'patterns/List page',
  parameters: {
    docs: {
      description: {
        component: [
          'Title, filters, the list, its pages — in this order, at the same width. The list answers “what is there for me',
          'to do?”; each row says what it is, of which kind, in which state and until when, and leads to one place.',
          '',
          '- **Five contents, one place**: skeleton in the shape of rows, failure with what was kept and a retry, nothing yet',
          '  with the next step, nothing that fits with the way back, rows.',
          '- “Nothing yet” and “nothing fits” are two different sentences with two different drawings.',
          '- Filters stay where they are in every one of the five.',
          '- A change of filter goes back to the first page; a page keeps the filters.',
          '',
          'Made of [PageTitle](?path=/docs/ui-foundations-layout--docs), the filter bar, [List](?path=/docs/ui-data-list--docs), [Pagination](?path=/docs/ui-navigation-pagination--docs), [ListSkeleton](?path=/docs/ui-feedback-skeleton--docs), [EmptyState](?path=/docs/ui-feedback-emptystate--docs), [ErrorState](?path=/docs/ui-feedback-errorstate--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, taskWords);
    return <ListPage t={t} request={someTasks(t)} />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, taskWords);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pageSize);
    canvas.getByRole('button', { name: t.next }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t.summary(9, 16, 48))).toBeVisible();
  },
};

export const NothingYet: Story = {
  render: (_args, { globals }) => <ListPage t={wordsOf(globals, taskWords)} request={[]} />,
};

export const NothingFits: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, taskWords);
    const request = someTasks(t).filter(({ state }) => state !== t.states[2]);
    return <ListPage t={t} request={request} begin={{ kinds: [], states: t.states.slice(2) }} />;
  },
};

export const NothingFitsTest: Story = {
  ...NothingFits,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, taskWords);
    const canvas = within(canvasElement);
    const [, below] = canvas.getAllByRole('button', { name: t.clearAll });
    if (below === undefined) throw new Error('the empty state offers the way back');
    await userEvent.click(below);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pageSize);
  },
};

export const Loading: Story = {
  render: (_args, { globals }) => <ListPage t={wordsOf(globals, taskWords)} request="loading" />,
};

export const Failed: Story = {
  render: (_args, { globals }) => <Retried t={wordsOf(globals, taskWords)} />,
};

export const FailedTest: Story = {
  ...Failed,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, taskWords);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(pageSize);
  },
};
