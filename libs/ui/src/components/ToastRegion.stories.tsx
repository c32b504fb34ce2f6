import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { createToastQueue, type ToastContent, type ToastQueue } from './toast-queue.ts';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

/** Content of one toast in the playground. */
type Args = ToastRegionProps & Pick<ToastContent, 'tone' | 'duration'> & { text?: string; detail?: string };

const meta: Meta<Args> = {
  title: 'ui/Feedback/ToastRegion',
  component: ToastRegion,
  argTypes: {
    label: { control: 'text' },
    closeText: { control: 'text' },
    queue: { control: false },
  },
};
export default meta;
type Story = StoryObj<Args>;

const queue: ToastQueue = createToastQueue();
const onUndo = fn();

function showAll(t: StoryTexts) {
  for (const entry of queue.entries()) queue.close(entry.id);
  queue.show({
    tone: 'ok',
    text: t.saved,
    detail: t.savedAt,
    duration: null,
    action: { label: t.undo, onPress: onUndo },
  });
  queue.show({ tone: 'info', text: t.generating, duration: null });
  queue.show({ tone: 'warn', text: t.tooFast, duration: null });
  queue.show({
    tone: 'danger',
    text: t.notSent,
    detail: t.notSentDetail,
    action: { label: t.sendAgain, onPress: fn() },
  });
}

function Toasts({ t }: { t: StoryTexts }) {
  useEffect(() => showAll(t), [t]);
  return (
    <div style={{ minHeight: 420 }}>
      <Row>
        <Button onClick={() => showAll(t)}>{t.toasts}</Button>
      </Row>
      <ToastRegion queue={queue} label={t.toasts} closeText={t.close} />
    </div>
  );
}

/** Announced when they appear; handled by keyboard, and the focus goes on to the next one. */
export const Default: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => <Toasts t={textsOf(globals)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onUndo.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.toasts }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t.notSent);
    await userEvent.tab();
    await expect(within(status).getByRole('button', { name: t.undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(status).not.toHaveTextContent(t.saved));
    const [first] = within(status).getAllByRole('button', { name: t.close });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(status).not.toHaveTextContent(t.generating));
    await userEvent.click(canvas.getByRole('button', { name: t.toasts }));
  },
};

const tried: ToastQueue = createToastQueue(2);

/** A press shows the toast configured here; at most two are shown, a newer one replaces the oldest. */
export const Playground: Story = {
  args: { tone: 'info', text: '', detail: '', duration: 6000 },
  argTypes: {
    tone: { control: 'inline-radio', options: ['ok', 'info', 'warn', 'danger'] },
    text: { control: 'text' },
    detail: { control: 'text' },
    duration: { control: { type: 'number', min: 0, step: 500 } },
  },
  render: ({ tone, text, detail, duration }, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ minHeight: 240 }}>
        <Button onClick={() => tried.show({ tone, duration, text: text || t.saved, detail: detail || undefined })}>
          {t.toasts}
        </Button>
        <ToastRegion queue={tried} label={t.toasts} closeText={t.close} />
      </div>
    );
  },
};

const long: ToastQueue = createToastQueue();

function showLong(t: StoryTexts) {
  for (const entry of long.entries()) long.close(entry.id);
  long.show({ tone: 'danger', text: t.long, detail: t.long, action: { label: t.sendAgain, onPress: fn() } });
}

function LongToast({ t }: { t: StoryTexts }) {
  useEffect(() => showLong(t), [t]);
  return (
    <div style={{ minHeight: 320 }}>
      <Button onClick={() => showLong(t)}>{t.toasts}</Button>
      <ToastRegion queue={long} label={t.toasts} closeText={t.close} />
    </div>
  );
}

export const LongText: Story = {
  globals: { direction: 'rtl' },
  render: (_args, { globals }) => <LongToast t={textsOf(globals)} />,
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.toasts }));
    const region = within(canvasElement).getByRole('region', { name: t.toasts });
    // It is aligned to the end of the content at any width of the window.
    const edge = Math.max(24, (document.documentElement.clientWidth - 1200) / 2);
    await expect(Math.abs(region.getBoundingClientRect().left - edge)).toBeLessThan(20);
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
