import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Tag } from '../components/Tag.tsx';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

interface Chapter {
  id: string;
  title: string;
  minutes: string;
}

const texts = {
  zh: {
    label: '章节顺序',
    titles: ['为什么要做首件检验', '抽样方案怎么选', '量具与读数', '巡检路线与频次', '结业测验'],
    minutes: ['12 分', '18 分', '21 分', '26 分', '60 分'],
    last: '固定在最后',
    empty: '还没有章节',
    again: '重新连接',
  },
  en: {
    label: 'Order of the chapters',
    titles: [
      'Why first articles are inspected',
      'Choosing a sampling plan',
      'Gauges and readings',
      'Routes and intervals',
      'Final quiz',
    ],
    minutes: ['12 min', '18 min', '21 min', '26 min', '60 min'],
    last: 'Always last',
    empty: 'No chapters yet',
    again: 'Connect again',
  },
};

type Texts = typeof texts.zh;

const chapters = (t: Texts): Chapter[] =>
  t.titles.map((title, index) => ({ id: 'abcde'[index] ?? '', title, minutes: t.minutes[index] ?? '' }));

const meta: Meta<SortableListProps<Chapter>> = {
  title: 'ui/Data/SortableList',
  component: SortableList<Chapter>,
  argTypes: { items: { control: false }, empty: { control: false } },
};
export default meta;
type Story = StoryObj<SortableListProps<Chapter>>;

const onReorder = fn();

function Own({ t, ...rest }: { t: Texts } & Partial<SortableListProps<Chapter>>) {
  const [items, setItems] = useState(() => chapters(t));
  return (
    <div style={{ maxWidth: 480 }}>
      <SortableList<Chapter>
        label={t.label}
        items={items}
        itemId={({ id }) => id}
        itemText={({ title }) => title}
        disabledIds={['e']}
        renderItem={({ id, title, minutes }) => (
          <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <span style={{ flex: 1 }}>{title}</span>
            {id === 'e' ? <Tag icon={<Lock size={12} aria-hidden="true" />}>{t.last}</Tag> : null}
            <small>{minutes}</small>
          </div>
        )}
        onReorder={(ids) => {
          onReorder(ids);
          setItems((before) => ids.flatMap((id) => before.filter((item) => item.id === id)));
        }}
        {...rest}
      />
    </div>
  );
}

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map((row) => row.getAttribute('data-key'));

/** From the handle: Enter lifts the row, arrows move it, Enter drops it, Escape puts it back. */
export const Default: Story = {
  render: (args, { globals }) => <Own t={wordsOf(globals, texts)} {...args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    onReorder.mockClear();
    const canvas = within(canvasElement);
    const handle = (index: number) => within(canvas.getAllByRole('row')[index] ?? canvasElement).getByRole('button');
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(handle(0)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle(0)).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(shown(canvasElement).join('')).toBe('bcade'));
    await expect(onReorder.mock.calls).toEqual([[['b', 'c', 'a', 'd', 'e']]]);
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(handle(3)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle(3)).not.toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(handle(3)).toHaveFocus());
    await expect(shown(canvasElement).join('')).toBe('bcade');
    await expect(onReorder).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { ...Default, args: { disabled: false, disabledIds: ['e'] } };

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, alignItems: 'start' }}>
        <Own t={t} />
        <Own t={t} disabled disabledIds={[]} />
        <Own t={t} items={[]} empty={<EmptyState size={120} label={t.empty} />} />
      </div>
    );
  },
};

/** While a row moves: its old place, and its target. */
export const Moving: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const [handle] = await within(canvasElement).findAllByRole('button');
    const row = handle?.closest<HTMLElement>('[role=row]');
    // A list entered by its handle moves the focus to the row a moment later; from the row it stays.
    row?.focus();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-target]')).toBeVisible());
  },
};

function UntilOffline({ t }: { t: Texts }) {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const lost = () => setOnline(false);
    window.addEventListener('offline', lost);
    return () => window.removeEventListener('offline', lost);
  }, []);
  return online ? <Own t={t} /> : <Button onClick={() => setOnline(true)}>{t.again}</Button>;
}

/** The list is replaced during a move: the page still reacts. */
export const TakenAway: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => <UntilOffline t={wordsOf(globals, texts)} />,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await Moving.play?.(context);
    window.dispatchEvent(new Event('offline'));
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(context.globals, texts).again }));
    await expect(await canvas.findAllByRole('row')).toHaveLength(5);
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Own t={t} items={chapters(t).map((one) => ({ ...one, title: `${long} ${'inspection-'.repeat(6)}` }))} />
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
