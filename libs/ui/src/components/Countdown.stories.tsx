import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clock, splitDuration } from '../format/duration.ts';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { Countdown } from './Countdown.tsx';

const texts = {
  zh: {
    label: '还剩',
    ended: '时间到，已自动交卷',
    start: '开始 3 秒倒计时',
    say: (seconds: number) => `还剩 ${seconds} 秒`,
    days: (seconds: number) => {
      const { days, hours, minutes } = splitDuration(seconds);
      return `${days} 天 ${hours} 小时 ${minutes} 分`;
    },
  },
  en: {
    label: 'Time left',
    ended: 'Time is up; handed in by itself',
    start: 'Start 3 seconds',
    say: (seconds: number) => `${seconds} seconds left`,
    days: (seconds: number) => {
      const { days, hours, minutes } = splitDuration(seconds);
      return `${days} d ${hours} h ${minutes} min`;
    },
  },
};

type Texts = typeof texts.zh;

const meta: Meta<typeof Countdown> = {
  title: 'ui/Feedback/Countdown',
  component: Countdown,
  argTypes: {
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    target: { control: 'date' },
    offset: { control: { type: 'number', step: 1000 } },
    warnAt: { control: 'number' },
    announceAt: { control: 'object' },
  },
};
export default meta;
type Story = StoryObj<typeof Countdown>;

const onEnd = fn();

function Started({ t, offset = 0 }: { t: Texts; offset?: number }) {
  const [target, setTarget] = useState<number>();
  return (
    <Row>
      <Button onClick={() => setTarget(Date.now() + offset + 3000)}>{t.start}</Button>
      {target === undefined ? null : (
        <Countdown
          label={t.label}
          target={target}
          offset={offset}
          warnAt={2}
          announceAt={[2]}
          announceText={t.say}
          endText={t.ended}
          onEnd={onEnd}
        />
      )}
    </Row>
  );
}

/** Calm, then a warning announced once, then the end, reported once. The server's clock is an hour ahead. */
export const Default: Story = {
  render: (_args, { globals }) => <Started t={wordsOf(globals, texts)} offset={3_600_000} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    onEnd.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const timer = await canvas.findByRole('timer', { name: t.label });
    await expect(timer).toHaveTextContent('0:03');
    await expect(timer.parentElement).toHaveAttribute('data-stage', 'calm');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(timer).toHaveTextContent('0:02'));
    await expect(timer.parentElement).toHaveAttribute('data-stage', 'warn');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.say(2));
    await waitFor(() => expect(timer).toHaveTextContent(t.ended));
    await expect(onEnd).toHaveBeenCalledOnce();
  },
};

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;

export const Playground: Story = {
  args: {
    label: texts.zh.label,
    showLabel: true,
    target: inMinutes(12),
    offset: 0,
    warnAt: 300,
    size: 'lg',
    plain: false,
    endText: texts.zh.ended,
  },
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const shared = { label: t.label, warnAt: 300, endText: t.ended };
    return (
      <Column>
        {(['md', 'lg'] as const).map((size) => (
          <Row key={size}>
            <Countdown {...shared} size={size} target={inMinutes(52)} />
            <Countdown {...shared} size={size} target={inMinutes(52)} showLabel />
            <Countdown {...shared} size={size} target={inMinutes(4)} showLabel />
            <Countdown {...shared} size={size} target={inMinutes(-1)} />
          </Row>
        ))}
        <Countdown {...shared} target={inMinutes(4600)} format={t.days} showLabel plain />
        <Countdown {...shared} target={inMinutes(-1)} endText={undefined} format={clock} plain />
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Countdown label={long} showLabel target={inMinutes(52)} />
        <Countdown label={long} target={inMinutes(-1)} endText={long} />
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
