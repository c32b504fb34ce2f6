import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Table } from './Table.tsx';
import { columnsOf, learners, tableTexts, type Learner, type TableTexts } from '../story-kit/learners.tsx';
import type { TableProps, TableSort } from './table-types.ts';
import types from './table-types.ts?raw';
import { shapeOf } from '../story-kit/shapes.ts';

const meta: Meta<TableProps<Learner>> = {
  title: 'ui/Data/Table',
  component: Table<Learner>,
  argTypes: {
    state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
    selection: { control: 'inline-radio', options: ['none', 'single', 'multiple'] },
    maxHeight: { control: { type: 'range', min: 160, max: 640, step: 40 } },
    columns: { control: false, ...shapeOf(types, 'TableColumn') },
    sort: shapeOf(types, 'TableSort'),
    words: shapeOf(types, 'TableWords'),
    rows: { control: false },
    rowId: { control: false },
    rowActions: { control: false },
  },
};
export default meta;
type Story = StoryObj<TableProps<Learner>>;

const onRowAction = fn();

/** A table that keeps its own order and choice, as a screen would. */
function Own({ t, rows, ...rest }: { t: TableTexts } & Partial<TableProps<Learner>>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<string[]>([]);
  const columns = useMemo(() => columnsOf(t), [t]);
  const ordered = useMemo(() => {
    const key = sort.column as 'name' | 'score' | 'hours';
    const way = sort.direction === 'ascending' ? 1 : -1;
    return (rows ?? learners(t)).toSorted((one, other) => {
      const [a, b] = [one[key], other[key]];
      return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'zh'));
    });
  }, [rows, sort, t]);
  return (
    <Column data-fill="">
      <p aria-live="polite">{t.chosen(selected.length)}</p>
      <Table<Learner>
        label={t.label}
        columns={columns}
        rows={ordered}
        rowId={({ id }) => id}
        words={t.words}
        sort={sort}
        onSort={setSort}
        selection="multiple"
        selected={selected}
        onSelect={setSelected}
        disabledIds={['5']}
        {...rest}
      />
    </Column>
  );
}

/** Arrows move over the cells, Enter on a head sorts, Space chooses, the box in the head chooses all. */
export const Default: Story = {
  render: (args, { globals }) => <Own t={wordsOf(globals, tableTexts)} {...args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, tableTexts);
    const canvas = within(canvasElement);
    const rows = () => within(canvas.getAllByRole('rowgroup')[1] ?? canvasElement).getAllByRole('row');
    const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(rows()[0]).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(t.chosen(1))).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
    await expect(canvas.getByText(t.chosen(7))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(t.chosen(0))).toBeVisible();
    const score = head(t.heads.score);
    await expect(score).toHaveAttribute('aria-sort', 'none');
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /全选|All/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(score).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(score).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(score).toHaveAttribute('aria-sort', 'descending'));
    await expect(rows()[0]).toHaveTextContent('98');
  },
};

export const Playground: Story = {
  ...Default,
  args: { state: 'ready', selection: 'multiple', dense: false, resizable: false, maxHeight: 320, sticksToPage: false },
};

/** Loading, empty, failed with a retry, and failed while old rows are shown. */
export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, tableTexts);
    const shared = {
      label: t.label,
      columns: columnsOf(t),
      rowId: ({ id }: Learner) => id,
      words: t.words,
      onRetry: fn(),
    };
    const some = learners(t).slice(0, 2);
    const none = <EmptyState image="search" size={120} label={t.none} actions={<Button>{t.clear}</Button>} />;
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, alignItems: 'start' }}>
        <Table<Learner> {...shared} rows={[]} state="loading" skeletonRows={4} />
        <Table<Learner> {...shared} rows={some} state="loading" />
        <Table<Learner> {...shared} rows={[]} empty={none} />
        <Table<Learner> {...shared} rows={[]} state="failed" />
        <Table<Learner> {...shared} rows={some} state="failed" dense />
        <Table<Learner>
          {...shared}
          rows={learners(t).slice(0, 4)}
          selection="multiple"
          selected={['1', '2']}
          disabledIds={['4']}
          dense
        />
      </div>
    );
  },
};

/** Rows with actions, and more of them at their end; the head stays while they scroll. */
export const Actions: Story = {
  tags: ['mirrored'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, tableTexts);
    const actions = ({ name }: Learner) => (
      <Button size="sm" variant="ghost" aria-label={`${t.remind} ${name}`}>
        {t.remind}
      </Button>
    );
    return <Own t={t} selection="none" maxHeight={260} rowActions={actions} onRowAction={onRowAction} />;
  },
};

export const ActionsTest: Story = {
  ...Actions,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, tableTexts);
    const canvas = within(canvasElement);
    onRowAction.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onRowAction).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('button', { name: new RegExp(t.remind) })[1]).toHaveFocus();
    const head = canvas.getByRole('columnheader', { name: new RegExp(`^${t.heads.name}`) });
    const { top } = head.getBoundingClientRect();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(head.closest('table')?.parentElement?.scrollTop).toBeGreaterThan(0));
    await expect(Math.abs(head.getBoundingClientRect().top - top)).toBeLessThan(1);
  },
};

/** Columns resized by keyboard: Enter on the handle, arrows, Enter. */
export const Resizable: Story = {
  render: (_args, { globals }) => <Own t={wordsOf(globals, tableTexts)} resizable />,
};

export const ResizableTest: Story = {
  ...Resizable,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, tableTexts);
    const canvas = within(canvasElement);
    const head = await canvas.findByRole('columnheader', { name: new RegExp(`^${t.heads.name}`) });
    const before = head.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(within(head).getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeGreaterThan(before));
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, tableTexts);
    const { long } = textsOf(globals);
    return (
      <Narrow style={{ ['--narrow' as string]: '480px' }}>
        <Own
          t={t}
          rows={learners(t)
            .slice(0, 3)
            .map((row) => ({ ...row, name: long, department: long }))}
        />
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
