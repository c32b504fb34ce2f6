import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../components/Card.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { TextField } from '../components/TextField.tsx';
import {
  departments,
  departmentTexts as texts,
  halls,
  type DepartmentTexts as Texts,
} from '../story-kit/departments.tsx';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Tree, type TreeProps } from './Tree.tsx';
import type { TreeEntry } from './tree-data.ts';
import source from './tree-data.ts?raw';
import { shapeOf } from '../story-kit/shapes.ts';

const meta: Meta<typeof Tree> = {
  title: 'ui/Data/Tree',
  component: Tree,
  argTypes: {
    selection: { control: 'inline-radio', options: ['none', 'single', 'multiple'] },
    search: { control: 'text' },
    entries: { control: false, ...shapeOf(source, 'TreeEntry') },
    empty: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Tree>;

interface OwnProps extends Partial<TreeProps> {
  t: Texts;
  chosen?: readonly string[];
}

function Own({ t, chosen = [], ...rest }: OwnProps) {
  const [selected, setSelected] = useState(chosen);
  return (
    <Column data-fill="" style={{ maxWidth: 420 }}>
      <p>{t.chosen(selected)}</p>
      <Card padding="none" style={{ padding: 8 }}>
        <Tree
          label={t.label}
          entries={departments(t)}
          words={t.words}
          selection="multiple"
          selected={selected}
          onSelect={setSelected}
          fetchChildren={(id) => Promise.resolve(halls(t, id))}
          {...rest}
        />
      </Card>
    </Column>
  );
}

const rowOf = (canvasElement: HTMLElement, name: string | undefined) =>
  within(canvasElement).getByRole('row', { name: new RegExp(`^${name ?? ''}`) });

/** Right opens, left closes and goes up, Space chooses a branch with all below it, letters find an entry. */
export const Default: Story = {
  args: { cascades: true },
  render: (args, { globals }) => <Own t={wordsOf(globals, texts)} {...args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const row = (index: number) => rowOf(canvasElement, t.names[index]);
    await within(canvasElement).findAllByRole('row');
    await userEvent.tab();
    await expect(row(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    await expect(row(1)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(row(2)).toHaveAttribute('aria-selected', 'true');
    await expect(within(row(1)).getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(1)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(row(3)).toHaveAttribute('aria-selected', 'true');
    await expect(row(4)).not.toHaveAttribute('aria-selected');
    await expect(within(row(0)).getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(1)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(row(9)).toHaveFocus();
  },
};

const fetchOnce = fn();

function Flaky({ t }: { t: Texts }) {
  return (
    <Own
      t={t}
      selection="single"
      fetchChildren={(id) => {
        fetchOnce(id);
        return fetchOnce.mock.calls.length === 1
          ? Promise.reject(new Error('no answer'))
          : Promise.resolve(halls(t, id));
      }}
    />
  );
}

/** Children are fetched when a branch is opened, and again after a failure. */
export const Fetching: Story = {
  render: (_args, { globals }) => <Flaky t={wordsOf(globals, texts)} />,
};

export const FetchingTest: Story = {
  ...Fetching,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    fetchOnce.mockClear();
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowRight}');
    const failed = await canvas.findByRole('row', { name: new RegExp(t.words.failed) });
    await userEvent.keyboard('{ArrowDown}');
    await expect(failed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('row', { name: t.fetched[1] });
    await expect(fetchOnce).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('row', { name: t.fetched[0] }));
    await expect(canvas.getByText(t.chosen(['']))).toBeVisible();
  },
};

function Searched({ t }: { t: Texts }) {
  const [search, setSearch] = useState('');
  return (
    <Column data-fill="">
      <TextField label={t.find} value={search} onChange={(event) => setSearch(event.target.value)} />
      <Own t={t} selection="single" chosen={['6']} search={search} />
    </Column>
  );
}

/** Matches are marked, and the branches above them are opened. */
export const Search: Story = {
  render: (_args, { globals }) => <Searched t={wordsOf(globals, texts)} />,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const wanted = (t.names[6] ?? '').slice(0, 3);
    await waitFor(() => expect(within(canvasElement).getAllByRole('row')).toHaveLength(2));
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: t.find }), wanted);
    await waitFor(() => expect(rowOf(canvasElement, t.names[6])).toBeVisible());
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(wanted);
  },
};

export const Playground: Story = {
  ...Default,
  args: { selection: 'multiple', cascades: true, search: '', defaultExpanded: ['0', '1'] },
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const never = () => new Promise<never>(() => undefined);
    const open = ['0', '1', '9'];
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 24, alignItems: 'start' }}>
        <Own t={t} defaultExpanded={open} chosen={['2', '8']} cascades fetchChildren={never} />
        <Own
          t={t}
          defaultExpanded={open}
          chosen={['3']}
          selection="single"
          fetchChildren={() => Promise.reject(new Error())}
        />
        <Own t={t} defaultExpanded={open} selection="none" search={t.names[6]?.slice(0, 3)} />
        <Own t={t} entries={[]} empty={<EmptyState size={160} label={t.none} />} />
      </div>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    const deep = (depth: number): TreeEntry => ({
      id: String(depth),
      label: depth === 3 ? 'inspection-record-'.repeat(5) : long,
      detail: '1,286',
      children: depth === 5 ? [] : [deep(depth + 1)],
    });
    return (
      <Narrow>
        <Own t={wordsOf(globals, texts)} entries={[deep(0)]} defaultExpanded={['0', '1', '2', '3', '4']} />
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
