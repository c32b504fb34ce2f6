import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, FileText, PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const texts = {
  zh: {
    label: '作业经过',
    load: '看经过',
    empty: '还没有交过',
    emptyText: '第一次交上去以后，每一步都记在这里。',
    events: [
      ['陈国栋批改完成，85 分', '今天 14:40', '测量数据完整；第 3 张现场照片看不清刻度，下次靠近些拍。'],
      ['第 2 次交上去', '今天 09:12', 'HW-20251120-0417 · 2 个文件，38.6 MB'],
      ['退回修改', '昨天 17:30', '缺少末件复核记录，补上后可以重交。'],
      ['第 1 次交上去', '11 月 18 日 21:05', ''],
      ['作业发布', '11 月 15 日 09:00', ''],
    ],
    waiting: '等待证书编号',
    waitingTime: '通常 1 个工作日',
  },
  en: {
    label: 'History of the homework',
    load: 'Show the history',
    empty: 'Nothing was handed in yet',
    emptyText: 'After the first time every step is kept here.',
    events: [
      [
        'Marked by Guodong Chen: 85',
        'Today at 14:40',
        'All measurements are there. Photograph 3 is too far from the scale.',
      ],
      ['Handed in again', 'Today at 09:12', 'HW-20251120-0417 · 2 files, 38.6 MB'],
      ['Returned', 'Yesterday at 17:30', 'The record of the last article is missing. You can hand in again.'],
      ['Handed in', '18 November at 21:05', ''],
      ['Homework published', '15 November at 09:00', ''],
    ],
    waiting: 'Waiting for the number of the certificate',
    waitingTime: 'usually 1 working day',
  },
};

type Texts = typeof texts.zh;

const days = ['2025-11-20T14:40', '2025-11-20T09:12', '2025-11-19T17:30', '2025-11-18T21:05', '2025-11-15T09:00'];
const looks: Pick<TimelineItem, 'tone' | 'icon'>[] = [
  { tone: 'ok', icon: <Check size={16} strokeWidth={2.5} /> },
  { tone: 'info', icon: <FileText size={16} /> },
  { tone: 'warn', icon: <Undo2 size={16} /> },
  { icon: <FileText size={16} /> },
  {},
];

const events = (t: Texts): TimelineItem[] =>
  t.events.map(([title, text, content], index) => ({
    id: String(index),
    title,
    time: { text, dateTime: days[index] ?? '' },
    content: content === '' ? undefined : content,
    ...looks[index],
  }));

const meta: Meta<typeof Timeline> = {
  title: 'ui/Data/Timeline',
  component: Timeline,
  argTypes: { open: { control: 'boolean' }, loadingText: { control: 'text' }, items: { control: 'object' } },
};
export default meta;
type Story = StoryObj<typeof Timeline>;

function Fetched({ t, loadingText }: { t: Texts; loadingText: string }) {
  const [state, setState] = useState<'none' | 'coming' | 'there'>('none');
  return (
    <Card>
      {state === 'there' ? null : (
        <Button onClick={() => setState(state === 'none' ? 'coming' : 'there')}>{t.load}</Button>
      )}
      <Timeline
        label={t.label}
        items={state === 'there' ? events(t) : []}
        loadingText={state === 'coming' ? loadingText : undefined}
        empty={<EmptyState image="seal" size={160} label={t.empty} description={t.emptyText} />}
      />
    </Card>
  );
}

/** From nothing over loading to its events. */
export const Default: Story = {
  render: (_args, { globals }) => (
    <div style={{ maxWidth: 640 }}>
      <Fetched t={wordsOf(globals, texts)} loadingText={textsOf(globals).loading} />
    </div>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t.empty)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals).loading);
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('list', { name: t.label });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(list.querySelector('time')).toHaveAttribute('datetime', days[0]);
  },
};

export const Playground: Story = { args: { label: texts.zh.label, items: events(texts.zh), open: false } };

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const all = events(t);
    const next = {
      id: 'next',
      title: t.waiting,
      time: { text: t.waitingTime, dateTime: 'P1D' },
      icon: <Clock size={16} />,
    };
    const tones = (['neutral', 'ok', 'warn', 'danger', 'info', 'accent'] as const).map((tone) => ({
      ...next,
      id: tone,
      tone,
      icon: tone === 'danger' ? undefined : <PenLine size={16} />,
    }));
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, maxWidth: 1000 }}>
        <Card>
          <Timeline label={t.label} items={[...all.slice(0, 3).toReversed(), next]} open />
        </Card>
        <Card>
          <Timeline label={t.label} items={tones} />
        </Card>
        <Card>
          <Timeline label={t.label} items={[]} loadingText={textsOf(globals).loading} />
        </Card>
        <Card>
          <Timeline label={t.label} items={[]} empty={<EmptyState image="seal" size={160} label={t.empty} />} />
        </Card>
      </div>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Timeline
          label={long}
          items={[0, 1].map((id) => ({
            id: String(id),
            title: long,
            time: { text: long, dateTime: '2025-11-20' },
            content: `https://files.hengchuan.example/${'inspection-record-'.repeat(6)}.zip`,
            icon: <FileText size={16} />,
          }))}
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
