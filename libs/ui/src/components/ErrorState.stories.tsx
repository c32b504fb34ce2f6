import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawingNames } from '../art/drawing-names.ts';
import { staysInside } from '../story-kit/long-words.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  title: 'ui/Feedback/ErrorState',
  component: ErrorState,
  argTypes: {
    drawing: { control: 'select', options: drawingNames },
    size: { control: { type: 'range', min: 80, max: 320, step: 8 } },
    level: { control: 'inline-radio', options: [undefined, 2, 3] },
    title: { control: 'text' },
    text: { control: 'text' },
    retryText: { control: 'text' },
    details: { control: 'text' },
    actions: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

/** It is announced, and its first focusable element is the retry button. */
export const Default: Story = {
  args: { onRetry: fn() },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <ErrorState {...args} title={t.failed} text={t.failedText} retryText={t.retry} />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    const retry = within(canvasElement).getByRole('button', { name: textsOf(globals).retry });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { drawing: 'broken', size: 160, level: 2, pending: false, onRetry: fn() },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <ErrorState
        {...args}
        title={args.title ?? t.failed}
        text={args.text ?? t.failedText}
        retryText={args.retryText ?? t.retry}
        details={args.details ?? t.details}
      />
    );
  },
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 }}>
        <Card>
          <ErrorState
            title={t.failed}
            text={t.failedText}
            retryText={t.retry}
            onRetry={fn()}
            actions={<Button>{t.contact}</Button>}
            details={t.details}
          />
        </Card>
        <Card>
          <ErrorState
            drawing="offline"
            title={t.offline}
            text={t.offlineText}
            retryText={t.retry}
            onRetry={fn()}
            pending
          />
        </Card>
        <Card>
          <ErrorState drawing="lock" title={t.elsewhere} text={t.elsewhereText} />
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
        <ErrorState title={long} text={long} retryText={long} onRetry={fn()} details={`${long} 7f3a-20c1`.repeat(2)} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
