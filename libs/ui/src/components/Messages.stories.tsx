import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta: Meta<typeof Notice> = { title: 'ui/Notice, Toast', component: Notice, subcomponents: { ToastRegion } };
export default meta;
type Story = StoryObj<typeof Notice>;

export const Notices: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column data-fill="" style={{ maxWidth: 640 }}>
        <Notice tone="warn" title={t.offlineShort} action={<Button size="sm">{t.retry}</Button>}>
          {t.offlineRest}
        </Notice>
        <Notice tone="ok" onDismiss={fn()} dismissText={t.close}>
          {t.online}
        </Notice>
        <Notice tone="info" action={<Button size="sm">{t.gotIt}</Button>}>
          {t.maintenance}
        </Notice>
        <Notice tone="danger" title={t.lastMinute} live>
          {t.lastMinuteRest}
        </Notice>
      </Column>
    );
  },
};

export const Strip: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Notice strip tone="warn" title={t.offlineShort} action={<Button size="sm">{t.retry}</Button>}>
        {t.offlineRest}
      </Notice>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Notice tone="info" title={t.long} onDismiss={fn()} dismissText={t.close}>
          {t.long}
        </Notice>
      </Narrow>
    );
  },
};

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

export const Toasts: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ minHeight: 420 }}>
        <Row>
          <Button onClick={() => showAll(t)}>{t.toasts}</Button>
        </Row>
        <ToastRegion queue={queue} label={t.toasts} closeText={t.close} />
      </div>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onUndo.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.toasts }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t.notSent);
    await userEvent.click(within(status).getByRole('button', { name: t.undo }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(status).not.toHaveTextContent(t.saved));
    await userEvent.click(canvas.getByRole('button', { name: t.toasts }));
  },
};

export const English: Story = { ...Toasts, globals: { language: 'en' } };
export const Dark: Story = { ...Toasts, globals: { appearance: 'dark' } };
export const DarkNotices: Story = { ...Notices, globals: { appearance: 'dark', language: 'en' } };
