import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  title: 'ui/Feedback/Notice',
  component: Notice,
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'ok', 'warn', 'danger'] },
    title: { control: 'text' },
    children: { control: 'text' },
    dismissText: { control: 'text' },
    action: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Notice>;

/** Closed by keyboard. */
export const Default: Story = {
  args: { tone: 'ok', onDismiss: fn() },
  render: (args, { globals }) => (
    <Notice {...args} dismissText={textsOf(globals).close}>
      {textsOf(globals).online}
    </Notice>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: textsOf(globals).close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { tone: 'info', strip: false, live: false, onDismiss: fn() },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Notice {...args} title={args.title ?? t.offlineShort} dismissText={args.dismissText ?? t.close}>
        {args.children ?? t.offlineRest}
      </Notice>
    );
  },
};

/** A `live` notice is announced when it appears, as an alert for warnings. */
export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column data-fill="" style={{ maxWidth: 640 }}>
        <Notice tone="warn" title={t.offlineShort} action={<Button size="sm">{t.retry}</Button>}>
          {t.offlineRest}
        </Notice>
        <Notice tone="ok" live onDismiss={fn()} dismissText={t.close}>
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

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t.lastMinute);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(t.online);
  },
};

/** Across the whole window, its words as wide as the content. */
export const Strip: Story = {
  parameters: { layout: 'fullscreen' },
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

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
