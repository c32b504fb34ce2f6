import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../components/Card.tsx';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { SeatMap, type Seat, type SeatMapProps, type SeatRow, type SeatState, type SeatWords } from './SeatMap.tsx';
import source from './SeatMap.tsx?raw';
import { shapeOf } from '../story-kit/shapes.ts';

const texts = {
  zh: {
    label: '三号楼 201 的座位',
    front: '讲台',
    words: {
      states: { free: '空位', taken: '有人', mine: '我现在的座位', closed: '不开放' },
      chosen: '选中',
      describe: ({ row, seat, state, name }) =>
        `${row} 排 ${seat} 座，${state}${name === undefined ? '' : `，${name}`}`,
    } satisfies SeatWords,
    people: ['李思远', '欧阳雪晴', '赵敏', '陈国栋', '何佳怡', '周启明'],
    none: '还没有选',
    chosen: (id: string) => `选了 ${id}`,
  },
  en: {
    label: 'Seats in building 3, room 201',
    front: 'Lectern',
    words: {
      states: { free: 'Free', taken: 'Taken', mine: 'My seat so far', closed: 'Not in use' },
      chosen: 'Chosen',
      describe: ({ row, seat, state, name }) =>
        `Row ${row}, seat ${seat}, ${state}${name === undefined ? '' : `, ${name}`}`,
    } satisfies SeatWords,
    people: ['Siyuan Li', 'Xueqing Ouyang', 'Min Zhao', 'Guodong Chen', 'Jiayi He', 'Qiming Zhou'],
    none: 'Nothing chosen yet',
    chosen: (id: string) => `Chosen: ${id}`,
  },
};

interface Texts {
  label: string;
  front: string;
  words: SeatWords;
  people: string[];
  none: string;
  chosen: (id: string) => string;
}

/** Letters for seats: free, taken, mine, closed; a dot is an aisle. */
const plan = ['fft.tff', 'ftt.fmf', 'fff.fft', 'xft.ffx'];
const stateOf: Record<string, SeatState> = { f: 'free', t: 'taken', m: 'mine', x: 'closed' };

function rows(t: Texts, named: boolean): SeatRow[] {
  let sitting = 0;
  return plan.map((line, row) => {
    let number = 0;
    const seats = [...line].map((letter): Seat | null => {
      const state = stateOf[letter];
      if (state === undefined) return null;
      number += 1;
      const name = named && state === 'taken' ? { name: t.people[sitting++ % t.people.length] } : {};
      return { id: `${'ABCD'[row] ?? ''}${number}`, label: String(number), state, ...name };
    });
    return { label: 'ABCD'[row] ?? '', seats };
  });
}

const meta: Meta<typeof SeatMap> = {
  title: 'ui/Data/SeatMap',
  component: SeatMap,
  argTypes: {
    rows: { control: 'object', ...shapeOf(source, 'SeatRow') },
    words: { control: false, ...shapeOf(source, 'SeatWords') },
    selected: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof SeatMap>;

function Own({ t, named = false, ...rest }: { t: Texts; named?: boolean } & Partial<SeatMapProps>) {
  const [selected, setSelected] = useState(rest.selected);
  return (
    <Card style={{ width: 'fit-content', maxWidth: '100%' }}>
      <Column data-fill="">
        <p>{selected === undefined ? t.none : t.chosen(selected)}</p>
        <SeatMap
          label={t.label}
          rows={rows(t, named)}
          words={t.words}
          front={t.front}
          {...rest}
          selected={selected}
          onSelect={setSelected}
        />
      </Column>
    </Card>
  );
}

/** Arrows in both directions, over aisles and taken seats; only a free one can be chosen. */
export const Default: Story = {
  render: (args, { globals }) => <Own t={wordsOf<Texts>(globals, texts)} {...args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf<Texts>(globals, texts);
    const canvas = within(canvasElement);
    const seat = (row: string, number: string, state: SeatState | 'chosen') =>
      canvas.getByRole('row', {
        name: t.words.describe({
          row,
          seat: number,
          state: state === 'chosen' ? t.words.chosen : t.words.states[state],
        }),
      });
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(seat('A', '1', 'free')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(seat('A', '3', 'taken')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(t.none)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(seat('C', '3', 'free')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(seat('C', '4', 'free')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(t.chosen('C4'))).toBeVisible();
    await expect(seat('C', '4', 'chosen')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByText(t.chosen('B4'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(t.chosen('B4'))).toBeVisible();
  },
};

export const Playground: Story = { ...Default, args: { readOnly: false, front: texts.zh.front } };

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf<Texts>(globals, texts);
    return (
      <Column>
        <div style={{ display: 'flex', gap: 24, alignItems: 'start' }}>
          <Own t={t} selected="C2" />
          <Own t={t} selected="B5" readOnly front={undefined} />
        </div>
        <Own t={t} named selected="C2" />
      </Column>
    );
  },
};

/** A hall: seats that do not fit scroll inside their place. */
export const Hall: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf<Texts>(globals, texts);
    const hall = Array.from({ length: 12 }, (_, row): SeatRow => ({
      label: String(row + 1),
      seats: Array.from({ length: 30 }, (_unused, at): Seat | null =>
        at === 9 || at === 20
          ? null
          : {
              id: `${row + 1}-${at}`,
              label: String(at + 1),
              state: (['free', 'taken', 'free', 'free', 'taken'] as const)[(row * 7 + at * 3) % 5] ?? 'free',
            },
      ),
    }));
    return <Own t={t} rows={hall} />;
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf<Texts>(globals, texts);
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Own t={{ ...t, people: [long], words: { ...t.words, chosen: long } }} named front={long} />
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
