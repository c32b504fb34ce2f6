import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ClipboardList, FileText, GraduationCap, PenLine, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Avatar } from './Avatar.tsx';
import { IconButton } from './IconButton.tsx';
import { Dot } from './layout.tsx';
import { List, ListRow, type ListProps } from './List.tsx';
import { Tag } from './Tag.tsx';

const texts = {
  zh: {
    label: '待办',
    rows: [
      ['GB/T 2828.1 抽样检验阶段测验', ['考试', '60 分钟', '还可考 2 次'], '今天 18:00'],
      ['8D 报告：缸体划伤', ['作业', '第 1 次已退回，可重交'], '明天 17:30'],
      ['叉车与行车安全 2025 复训', ['课程', '剩 2 章 26 分钟'], '周日 24:00'],
      ['班组长能力提升营 · 第 2 阶段', ['培训', '三号楼 201', '现场签到'], '11 月 25 日'],
      ['食堂与班车满意度', ['问卷', '约 3 分钟', '匿名'], '11 月 28 日'],
    ] as const,
    remove: (title: string) => `不再提醒“${title}”`,
    people: '一起学的人',
    state: '在学',
  },
  en: {
    label: 'To do',
    rows: [
      ['Stage test of GB/T 2828.1 sampling', ['Exam', '60 minutes', '2 attempts left'], 'Today at 18:00'],
      [
        '8D report: scratched cylinder block',
        ['Homework', 'returned once, can be handed in again'],
        'Tomorrow at 17:30',
      ],
      ['Forklift and crane safety, refresher 2025', ['Course', '2 chapters, 26 minutes left'], 'Sunday at 24:00'],
      ['Team leader camp, stage 2', ['Training', 'Building 3, room 201', 'sign in on site'], '25 November'],
      ['Canteen and shuttle bus', ['Survey', 'about 3 minutes', 'anonymous'], '28 November'],
    ] as const,
    remove: (title: string) => `Stop reminding of “${title}”`,
    people: 'Learning with you',
    state: 'Learning',
  },
};

type Texts = typeof texts.zh | typeof texts.en;

const icons = [PenLine, FileText, BookOpen, GraduationCap, ClipboardList];

const onRemove = fn();

function Tasks({ t, variant, current }: { t: Texts; variant?: ListProps['variant']; current?: number }) {
  return (
    <List label={t.label} variant={variant}>
      {t.rows.map(([title, remarks, when], index) => {
        const Icon = icons[index] ?? FileText;
        return (
          <ListRow
            key={title}
            href={`#task-${index}`}
            leading={<Icon size={20} aria-hidden="true" />}
            title={title}
            meta={remarks.map((remark, at) => (
              <Fragment key={remark}>
                {at === 0 ? null : <Dot />}
                <span>{remark}</span>
              </Fragment>
            ))}
            aside={when}
            current={index === current}
            actions={
              <IconButton size="sm" label={t.remove(title)} onClick={onRemove}>
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            }
          />
        );
      })}
    </List>
  );
}

const meta: Meta<typeof List> = {
  title: 'ui/Data/List',
  component: List,
  subcomponents: { ListRow },
  argTypes: {
    variant: { control: 'inline-radio', options: ['divided', 'card', 'cards'] },
    children: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof List>;

/** The whole row is a link; other controls in it keep their own presses. */
export const Default: Story = {
  render: (args, { globals }) => (
    <div style={{ maxWidth: 640 }}>
      <Tasks t={wordsOf<Texts>(globals, texts)} variant={args.variant ?? 'card'} />
    </div>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf<Texts>(globals, texts);
    const canvas = within(canvasElement);
    onRemove.mockClear();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: t.rows[0][0] });
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.remove(t.rows[0][0]) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
    const [row] = canvas.getAllByRole('listitem');
    const box = row?.getBoundingClientRect();
    if (box === undefined) throw new Error('no row');
    await expect(document.elementFromPoint(box.left + 4, box.bottom - 4)).toBe(link);
  },
};

export const Playground: Story = { ...Default, args: { variant: 'cards' } };

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf<Texts>(globals, texts);
    const { people } = textsOf(globals);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, alignItems: 'start' }}>
        <Tasks t={t} variant="card" current={1} />
        <Tasks t={t} variant="cards" />
        <Tasks t={t} variant="divided" />
        <Column data-fill="">
          <List label={t.people} variant="card">
            {people.map((name) => (
              <ListRow
                key={name}
                title={name}
                leading={<Avatar name={name} />}
                aside={<Tag tone="info">{t.state}</Tag>}
                onPress={fn()}
              />
            ))}
          </List>
          <List label={t.label}>
            <ListRow title={t.rows[0][0]} />
            <ListRow title={t.rows[1][0]} aside={t.rows[1][2]} />
          </List>
        </Column>
      </div>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <List label={long} variant="card">
          {[0, 1].map((key) => (
            <ListRow
              key={key}
              title={key === 0 ? long : 'inspection-record-'.repeat(6)}
              meta={long}
              aside={long}
              leading={<FileText size={20} aria-hidden="true" />}
              href={`#${key}`}
            />
          ))}
        </List>
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
