import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../components/Card.tsx';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Gauge } from './Gauge.tsx';

const words = {
  zh: {
    score: '得分',
    spoken: '86 分，满分 100，及格 60',
    full: '满分 100',
    pass: '及格 60',
    points: '分',
    waiting: '等待批改',
    goal: '本周学时',
    ofGoal: '/ 3 小时',
    warm: '℃',
    attendance: '出勤',
    long: '简答题还有两道等待陈国栋批改，结果出来会发消息',
  },
  en: {
    score: 'Score',
    spoken: '86 of 100 points, 60 to pass',
    full: 'of 100',
    pass: 'Pass 60',
    points: 'points',
    waiting: 'Waiting for marks',
    goal: 'Learned this week',
    ofGoal: 'of 3 hours',
    warm: '℃',
    attendance: 'Attendance',
    long: 'Two short answers still wait for Guodong Chen to mark them',
  },
};

const meta: Meta<typeof Gauge> = {
  title: 'ui/Drawings/Gauge',
  component: Gauge,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100, step: 1 } },
    mark: { control: { type: 'range', min: 0, max: 100, step: 1 } },
    min: { control: 'number' },
    max: { control: 'number' },
    tone: { control: 'inline-radio', options: ['accent', 'ok', 'warn', 'danger', 'ink'] },
    size: { control: { type: 'range', min: 64, max: 400, step: 8 } },
    seed: { control: 'text' },
    markText: { control: 'text' },
    label: { control: 'text' },
    valueText: { control: 'text' },
    figure: { control: 'text' },
    children: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Gauge>;

/** The score of an exam: a meter for screen readers, with its number in HTML. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return (
      <Card as="div" style={{ width: 'max-content' }}>
        <Gauge value={86} mark={60} markText={t.pass} figure="86" seed="exam-1" label={t.score} valueText={t.spoken}>
          <small>{t.full}</small>
        </Gauge>
      </Card>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const meter = within(canvasElement).getByRole('meter', { name: t.score });
    await expect(meter).toHaveAttribute('aria-valuenow', '86');
    await expect(meter).toHaveAttribute('aria-valuetext', t.spoken);
    const dial = meter.getBoundingClientRect();
    const number = within(canvasElement).getByText('86').getBoundingClientRect();
    await expect(number.left + number.width / 2).toBeCloseTo(dial.left + dial.width / 2, 0);
    // The label at the mark stays inside the frame, so that it covers nothing beside it.
    const mark = within(canvasElement).getByText(t.pass).getBoundingClientRect();
    const card = meter.parentElement?.getBoundingClientRect();
    await expect(mark.right).toBeLessThanOrEqual(card?.right ?? 0);
    await expect(mark.top).toBeGreaterThanOrEqual(card?.top ?? 0);
  },
};

export const Playground: Story = {
  args: { value: 72, min: 0, max: 100, mark: 60, markText: '60', tone: 'accent', size: 288, seed: 'exam-1' },
  render: (args) => (
    <Card style={{ width: 'max-content' }}>
      <Gauge {...args} figure={args.figure ?? args.value ?? '–'} />
    </Card>
  ),
};

/** Every tone, no value yet, empty, full, a scale with another start, small ones. */
export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return (
      <Column>
        <Row>
          <Gauge value={92} tone="ok" size={200} figure="92">
            <small>{t.points}</small>
          </Gauge>
          <Gauge value={54} mark={60} tone="danger" size={200} figure="54">
            <small>{t.pass}</small>
          </Gauge>
          <Gauge value={155} max={180} tone="ink" size={200} figure="2:35">
            <small>{t.ofGoal}</small>
          </Gauge>
          <Gauge value={null} size={200} label={t.waiting} figure="–">
            <small>{t.waiting}</small>
          </Gauge>
          <Gauge value={22.5} min={15} max={30} tone="warn" size={200} figure="22.5">
            <small>{t.warm}</small>
          </Gauge>
        </Row>
        <Row>
          {[0, 0.34, 0.68, 1].map((value) => (
            <Gauge
              key={value}
              value={value}
              max={1}
              size={96}
              mark={0.6}
              tone={value >= 0.6 ? 'ok' : 'warn'}
              figure={`${value * 100}%`}
            />
          ))}
          <Gauge value={180} max={100} size={64} />
        </Row>
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).queryByRole('meter')).toBeNull();
    await expect(within(canvasElement).getByRole('img', { name: wordsOf(globals, words).waiting })).toBeVisible();
  },
};

/** A long figure is written smaller and stays within the scale. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return (
      <Gauge value={1234567} max={2000000} size={240} figure="1,234,567">
        <small>{t.long}</small>
      </Gauge>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText('1,234,567').getBoundingClientRect();
    await expect(figure.width).toBeLessThan((240 * 2 * 102) / 288);
  },
};
/** A dial runs clockwise in every language; the words at a mark keep clear of it all round. */
export const Mirrored: Story = {
  globals: { direction: 'rtl', language: 'en', enterprise: 'larkfield' },
  render: () => (
    <Row>
      {[0, 25, 50, 75, 90, 100].map((mark) => (
        <Gauge
          key={mark}
          value={mark}
          mark={mark}
          markText={`${mark} / 100`}
          size={160}
          tone="ink"
          seed="exam-2"
          figure={mark}
        />
      ))}
    </Row>
  ),
};

export const MirroredTest: Story = {
  ...Mirrored,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    for (const [words, side] of [
      ['25 / 100', -1],
      ['75 / 100', 1],
    ] as const) {
      const mark = within(canvasElement).getByText(words);
      const [own, frame] = [mark, mark.parentElement ?? mark].map((one) => one.getBoundingClientRect());
      if (own === undefined || frame === undefined) throw new Error('a mark in a frame expected');
      await expect((own.x + own.width / 2 - frame.x - frame.width / 2) * side).toBeGreaterThan(64);
      // Within its frame, so that nothing beside the dial is covered.
      await expect(own.left).toBeGreaterThanOrEqual(frame.left);
      await expect(own.right).toBeLessThanOrEqual(frame.right);
    }
  },
};
