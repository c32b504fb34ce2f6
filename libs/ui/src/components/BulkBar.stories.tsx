import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { Button } from './Button.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const words = {
  zh: {
    label: '对选中的人',
    people: ['李思远', '欧阳雪晴', '赵敏', '陈国栋', '何佳怡'],
    list: '还没有学完的人',
    count: (n: number) => `已选 ${n} 人`,
    all: '选全部 486 人',
    clear: '取消选择',
    remind: '提醒学习',
    exportThem: '导出',
    remove: '移出培训',
  },
  en: {
    label: 'For those chosen',
    people: ['Siyuan Li', 'Xueqing Ouyang', 'Min Zhao', 'Guodong Chen', 'Jiayi He'],
    list: 'People who have not finished',
    count: (n: number) => `${n} chosen`,
    all: 'Choose all 486',
    clear: 'Clear',
    remind: 'Remind',
    exportThem: 'Export',
    remove: 'Remove from training',
  },
};
type Words = typeof words.zh;

function Acts({ t }: { t: Words }) {
  return (
    <>
      <Button size="sm">{t.exportThem}</Button>
      <Button size="sm" variant="danger">
        {t.remove}
      </Button>
      <Button size="sm" variant="primary">
        {t.remind}
      </Button>
    </>
  );
}

function People({ t, begin, ...rest }: { t: Words; begin: readonly string[] } & Partial<BulkBarProps>) {
  const [chosen, setChosen] = useState(begin);
  const [all, setAll] = useState(false);
  return (
    <Column data-fill="" style={{ maxWidth: 840 }}>
      <CheckboxGroup
        label={t.list}
        options={t.people.map((name) => ({ value: name, label: name }))}
        value={chosen}
        onChange={(next) => {
          setAll(false);
          setChosen(next);
        }}
      />
      <BulkBar
        {...rest}
        label={t.label}
        count={all ? 486 : chosen.length}
        countText={t.count(all ? 486 : chosen.length)}
        all={all ? undefined : { text: t.all, onChoose: () => setAll(true) }}
        clearText={t.clear}
        onClear={() => {
          setAll(false);
          setChosen([]);
        }}
      >
        <Acts t={t} />
      </BulkBar>
    </Column>
  );
}

const meta: Meta<typeof BulkBar> = {
  title: 'ui/Data/BulkBar',
  component: BulkBar,
  argTypes: {
    count: { control: 'number' },
    countText: { control: 'text' },
    label: { control: 'text' },
    clearText: { control: 'text' },
    all: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: [
          'What can be done with several rows at once, in sight while the list scrolls.',
          '',
          '**When**: a list or table with boxes, two acts or more. **When not**: one row (its own menu); a filter, which is no',
          'choice of rows. The most frequent act comes last and is the main one; what cannot be undone asks first.',
          '',
          '| key | does |',
          '| --- | --- |',
          '| Tab | from the list into the bar, along its buttons |',
          '| Enter, space | presses a button |',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof BulkBar>;

export const Default: Story = {
  tags: ['english-dark', 'mirrored'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return <People t={t} begin={t.people.slice(0, 2)} />;
  },
};

/** It appears with the first choice and disappears with the last; the number is announced. */
export const DefaultTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => <People t={wordsOf(globals, words)} begin={[]} />,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: t.label })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const bar = within(canvas.getByRole('region', { name: t.label }));
    await expect(bar.getByRole('status')).toHaveTextContent(t.count(1));
    await userEvent.click(bar.getByRole('button', { name: t.all }));
    await expect(bar.getByRole('status')).toHaveTextContent(t.count(486));
    await expect(bar.queryByRole('button', { name: t.all })).toBeNull();
    bar.getByRole('button', { name: t.clear }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: t.label })).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const Playground: Story = {
  args: { count: 12, countText: '已选 12 人', label: '对选中的人', clearText: '取消选择', onClear: fn() },
  render: (args, { globals }) => (
    <BulkBar {...args}>
      <Acts t={wordsOf(globals, words)} />
    </BulkBar>
  ),
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <BulkBar label={long} count={3} countText={long} clearText={long} onClear={fn()}>
          <Button size="sm">{long}</Button>
        </BulkBar>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = { ...LongText, tags: ['test', '!dev', '!autodocs'], play: staysInside };
