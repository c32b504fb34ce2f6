import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Film } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { SortableTree, type SortableTreeProps } from './SortableTree.tsx';
import { movedTree } from './tree-move.ts';
import type { TreeEntry } from './tree-data.ts';

const texts = {
  zh: {
    label: '目录',
    sections: ['首件检验', '过程巡检', '收尾'],
    chapters: ['首件为什么要三检', '首件记录卡怎么填', '巡检的五个触发点'],
    details: ['18:00', '12 页', '26:00'],
  },
  en: {
    label: 'Outline',
    sections: ['First articles', 'Inspection rounds', 'Closing'],
    chapters: ['Why three people look', 'Filling in the card', 'Five reasons for a round'],
    details: ['18:00', '12 pages', '26:00'],
  },
};
type Texts = typeof texts.zh;

function outline({ chapters, details, sections }: Texts): readonly TreeEntry[] {
  const icons = [Film, FileText, Film].map((Icon, index) => <Icon key={index} size={16} aria-hidden="true" />);
  const chapter = (index: number): TreeEntry => ({
    id: 'abc'[index] ?? '',
    label: chapters[index] ?? '',
    icon: icons[index],
    detail: details[index],
  });
  const below = [[chapter(0), chapter(1)], [chapter(2)], []];
  return sections.map((label, index) => ({ id: `s${index}`, label, children: below[index] ?? [] }));
}

const onMove = fn();

function Own({ t, ...rest }: { t: Texts } & Partial<SortableTreeProps>) {
  const [entries, setEntries] = useState(() => outline(t));
  return (
    <Column data-fill="" style={{ maxWidth: 360 }}>
      <SortableTree
        label={t.label}
        entries={entries}
        defaultExpanded={['s0', 's1', 's2']}
        mayMove={(id, parent) => id.startsWith('s') === (parent === null)}
        onMove={(id, to) => {
          onMove(id, to);
          setEntries((before) => movedTree(before, id, to));
        }}
        {...rest}
      />
    </Column>
  );
}

const meta: Meta<typeof SortableTree> = {
  title: 'ui/Data/SortableTree',
  component: SortableTree,
  argTypes: { entries: { control: false }, empty: { control: false } },
};
export default meta;
type Story = StoryObj<typeof SortableTree>;

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map((row) => row.getAttribute('data-key'))
    .join(' ');

/** Chapters go into any section, sections stay at the top. */
export const Default: Story = {
  render: (args, { globals }) => <Own t={wordsOf(globals, texts)} {...args} />,
};

/** From the handle: into the next section, back by Escape; by Alt and an arrow, one place. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    onMove.mockClear();
    const canvas = within(canvasElement);
    const row = (key: string) =>
      canvas.getAllByRole('row').find((one) => one.getAttribute('data-key') === key) ?? canvasElement;
    await waitFor(() => expect(shown(canvasElement)).toBe('s0 a b s1 c s2'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('a')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(shown(canvasElement)).toBe('s0 b a s1 c s2'));
    await waitFor(() => expect(row('a')).toHaveFocus());
    const handle = within(row('a')).getByRole('button');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('a')).toHaveAttribute('data-dragging'));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(row('a')).not.toHaveAttribute('data-dragging'));
    await expect(onMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('a')).toHaveAttribute('data-dragging'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(2));
    await expect(onMove.mock.calls[1]?.[0]).toBe('a');
    await expect(shown(canvasElement)).not.toBe('s0 b a s1 c s2');
  },
};

export const Playground: Story = { ...Default, args: { disabled: false, selection: 'single', search: '' } };

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const { long } = textsOf(globals);
    const entries = outline(t).map((one) => ({ ...one, label: `${long} ${'inspection-'.repeat(6)}` }));
    return (
      <Narrow>
        <Own t={t} entries={entries} />
      </Narrow>
    );
  },
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, alignItems: 'start' }}>
        <Own t={t} selection="single" selected={['b']} />
        <Own t={t} disabled />
        <Own t={t} entries={[]} />
      </div>
    );
  },
};
