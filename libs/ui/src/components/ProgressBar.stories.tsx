import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { ProgressBar } from './Progress.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'ui/Feedback/ProgressBar',
  component: ProgressBar,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    tone: { control: 'inline-radio', options: ['accent', 'ok', 'ink'] },
    label: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

/** Each property is a control. */
export const Default: Story = {
  tags: ['english-dark-mirrored'],
  args: { value: 0.62, tone: 'accent' },
  render: (args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 480 }}>
      <ProgressBar {...args} label={args.label ?? textsOf(globals).progress} />
    </Column>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: textsOf(globals).progress });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Playground: Story = { ...Default };

/** Values outside are clamped; without a name it is decoration beside words that say the same. */
export const States: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 480 }}>
      <ProgressBar value={0} />
      <ProgressBar value={0.3} />
      <ProgressBar value={1} tone="ok" />
      <ProgressBar value={1.4} tone="ink" label={textsOf(globals).progress} />
      <ProgressBar value={Number.NaN} />
    </Column>
  ),
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** As wide as the long words above it; its name is for screen readers only. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <p>{long}</p>
          <ProgressBar value={0.62} label={long} />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: textsOf(globals).long });
    await expect(bar.getBoundingClientRect().width).toBe(320);
    await staysInside({ canvasElement });
  },
};

export const DarkMirroredTest: Story = {
  ...Default,
  globals: { appearance: 'dark', language: 'en', direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    const filled = bar.querySelector('i');
    await expect(filled?.getBoundingClientRect().right).toBeCloseTo(bar.getBoundingClientRect().right, 0);
  },
};
