import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import {
  staticCells,
  StaticTable,
  StaticTableFrame,
  type StaticColumn,
  type StaticTableProps,
} from './StaticTable.tsx';
import { Tag } from './Tag.tsx';
import source from './StaticTable.tsx?raw';
import { shapeOf } from '../story-kit/shapes.ts';

interface Part {
  id: string;
  name: string;
  questions: number;
  right: number;
  points: number;
  of: number;
}

const texts = {
  zh: {
    caption: '各知识点得分',
    heads: ['知识点', '题数', '答对', '得分', '掌握'],
    parts: ['抽样方案与转移规则', '首件检验', '过程能力与控制图', '测量系统分析', '不合格品处置'],
    sum: '合计',
    good: '掌握',
    weak: '要补',
  },
  en: {
    caption: 'Points by topic',
    heads: ['Topic', 'Questions', 'Right', 'Points', 'Result'],
    parts: ['Sampling plans and switching rules', 'First article', 'Capability and charts', 'Gauge studies', 'Rejects'],
    sum: 'Total',
    good: 'Known',
    weak: 'To repeat',
  },
};

type Texts = typeof texts.zh;

const figures = [
  [8, 7, 14, 16],
  [5, 5, 10, 10],
  [12, 6, 12, 24],
  [9, 9, 36, 36],
  [6, 5, 11.5, 14],
] as const;

const parts = (t: Texts): Part[] =>
  figures.map(([questions, right, points, of], index) => ({
    id: String(index),
    name: t.parts[index] ?? '',
    questions,
    right,
    points,
    of,
  }));

function columns(t: Texts): StaticColumn<Part>[] {
  const sum = (key: 'questions' | 'right' | 'points') => parts(t).reduce((all, part) => all + part[key], 0);
  return [
    { id: 'name', header: t.heads[0], cell: (part) => part.name, names: true, foot: t.sum },
    { id: 'questions', header: t.heads[1], cell: (part) => part.questions, align: 'end', foot: sum('questions') },
    { id: 'right', header: t.heads[2], cell: (part) => part.right, align: 'end', foot: sum('right') },
    {
      id: 'points',
      header: t.heads[3],
      cell: (part) => `${part.points} / ${part.of}`,
      align: 'end',
      foot: `${sum('points')} / 100`,
    },
    {
      id: 'result',
      header: t.heads[4],
      width: 96,
      cell: (part) => {
        const good = part.points / part.of >= 0.6;
        return <Tag tone={good ? 'ok' : 'warn'}>{good ? t.good : t.weak}</Tag>;
      },
    },
  ];
}

const meta: Meta<StaticTableProps<Part>> = {
  title: 'ui/Data/StaticTable',
  component: StaticTable<Part>,
  argTypes: {
    rows: { control: 'object' },
    columns: { control: false, ...shapeOf(source, 'StaticColumn') },
    rowId: { control: false },
  },
};
export default meta;
type Story = StoryObj<StaticTableProps<Part>>;

export const Default: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (args, { globals }) => {
    const t = wordsOf(globals, texts);
    return (
      <div style={{ maxWidth: 720 }}>
        <StaticTable
          caption={t.caption}
          columns={columns(t)}
          rows={parts(t)}
          rowId={(part) => part.id}
          dense={args.dense ?? false}
        />
      </div>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: t.caption })).toHaveFocus();
    const table = canvas.getByRole('table', { name: t.caption });
    await expect(within(table).getByRole('rowheader', { name: t.parts[3] })).toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.querySelector('tfoot')).toHaveTextContent('83.5 / 100');
  },
};

const argsIn = (language: 'zh' | 'en') => {
  const t = wordsOf({ language }, texts);
  return { caption: t.caption, columns: columns(t), rows: parts(t), rowId: (part: Part) => part.id, dense: false };
};
export const Playground: Story = { args: argsIn('zh'), parameters: { english: argsIn('en') } };

export const Dense: Story = { ...Default, args: { dense: true } };

/** Rows that come page by page: `TablePage` of core-screen adds the rest of the screen. */
export const Growing: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    return (
      <StaticTableFrame caption={t.caption} columns={columns(t)}>
        {parts(t).map((part) => (
          <tr key={part.id}>{staticCells(columns(t), part)}</tr>
        ))}
      </StaticTableFrame>
    );
  },
};

/** Tables that do not fit scroll sideways inside their frame. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <StaticTable
          caption={long}
          columns={columns(t)}
          rows={parts(t).map((part) => ({ ...part, name: long }))}
          rowId={(part) => part.id}
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
