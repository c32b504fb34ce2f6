import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Steps, type StepItem, type StepState } from './Steps.tsx';

const texts = {
  zh: {
    label: '报名步骤',
    words: { done: '已完成', current: '进行中', todo: '未开始', failed: '没有通过' },
    steps: [
      ['填写报名信息', '11 月 18 日'],
      ['部门主管批准', '赵敏 · 11 月 19 日'],
      ['选场次和座位', '还剩 3 个场次'],
      ['参加线下培训', '12 月 2 日 09:00'],
      ['结业测验', '60 分钟，可考 2 次'],
    ],
    failed: '名额已满，请换一个场次',
  },
  en: {
    label: 'Steps of the enrolment',
    words: { done: 'done', current: 'under way', todo: 'to come', failed: 'did not work' },
    steps: [
      ['Enrolment form', '18 November'],
      ['Approved by your manager', 'Min Zhao · 19 November'],
      ['Choose a session and a seat', '3 sessions left'],
      ['Attend the training on site', '2 December at 09:00'],
      ['Final quiz', '60 minutes, 2 attempts'],
    ],
    failed: 'The session is full; choose another one',
  },
};

type Texts = typeof texts.zh;

/** The steps with one of them in a given state: earlier ones are done, later ones to come. */
function items(
  t: Texts,
  at: number,
  state: StepState = 'current',
  more: (index: number) => Partial<StepItem> = () => ({}),
) {
  return t.steps.map(([label, detail], index): StepItem => ({
    id: String(index),
    label,
    detail: index === at && state === 'failed' ? t.failed : detail,
    state: index < at ? 'done' : index === at ? state : 'todo',
    ...more(index),
  }));
}

const meta: Meta<typeof Steps> = {
  title: 'ui/Navigation/Steps',
  component: Steps,
  argTypes: {
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    items: { control: 'object' },
    words: { control: 'object' },
  },
};
export default meta;
type Story = StoryObj<typeof Steps>;

function Wizard({ t, orientation }: { t: Texts; orientation: 'horizontal' | 'vertical' }) {
  const [at, setAt] = useState(3);
  const visit = (index: number) => (index < at ? { onPress: () => setAt(index) } : {});
  return <Steps label={t.label} words={t.words} orientation={orientation} items={items(t, at, 'current', visit)} />;
}

/** Done steps can be visited again. */
export const Default: Story = {
  render: (args, { globals }) => <Wizard t={wordsOf(globals, texts)} orientation={args.orientation ?? 'horizontal'} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const at = () => canvasElement.querySelector('[aria-current=step]');
    await expect(at()).toHaveTextContent(t.steps[3]?.[0] ?? '');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.steps[1]?.[0] })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(at()).toHaveTextContent(t.steps[1]?.[0] ?? '');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(t.words.current);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Playground: Story = {
  args: { label: texts.zh.label, words: texts.zh.words, items: items(texts.zh, 2), orientation: 'horizontal' },
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const shared = { label: t.label, words: t.words };
    const linked = (index: number) => (index < 2 ? { href: `#step-${index}` } : {});
    return (
      <Column data-fill="" style={{ gap: 48 }}>
        <Steps {...shared} items={items(t, 0)} />
        <Steps {...shared} items={items(t, 2, 'current', linked)} />
        <Steps {...shared} items={items(t, 2, 'failed', linked)} />
        <Steps {...shared} items={items(t, 5)} />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 48 }}>
          <Steps {...shared} orientation="vertical" items={items(t, 2, 'current', linked)} />
          <Steps {...shared} orientation="vertical" items={items(t, 2, 'failed', linked)} />
        </div>
      </Column>
    );
  },
};

/** Without room side by side, the steps are stacked and nothing is cut. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const { long } = textsOf(globals);
    const more = () => ({ label: long, detail: 'AF-2025-11-20-QUALITY-INSPECTION-REVISION-3-FINAL', onPress: fn() });
    return (
      <Narrow>
        <Steps label={t.label} words={t.words} items={items(t, 1, 'current', more)} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first?.getBoundingClientRect().bottom ?? 0,
    );
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
