import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Beside, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { ProgressRing } from './Progress.tsx';

const meta: Meta<typeof ProgressRing> = {
  title: 'ui/Feedback/ProgressRing',
  component: ProgressRing,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    tone: { control: 'inline-radio', options: ['accent', 'ok', 'ink'] },
    size: { control: { type: 'range', min: 12, max: 160, step: 4 } },
    stroke: { control: { type: 'range', min: 1, max: 24, step: 1 } },
    label: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof ProgressRing>;

/** Each property is a control. */
export const Default: Story = {
  args: { value: 0.62, tone: 'accent', size: 64, stroke: 6 },
  render: (args, { globals }) => <ProgressRing {...args} label={args.label ?? textsOf(globals).progress} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: textsOf(globals).progress });
    await expect(ring).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Playground: Story = { ...Default };

export const States: Story = {
  render: () => (
    <Row>
      {[0, 0.3, 0.62, 1].map((value) => (
        <ProgressRing key={value} value={value} tone={value === 1 ? 'ok' : 'accent'} />
      ))}
      <ProgressRing value={0.62} size={64} stroke={6} />
      <ProgressRing value={0.3} size={48} tone="ink" />
      <ProgressRing value={Number.NaN} size={32} tone="ink" />
    </Row>
  ),
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};

/** Round beside long words; its name is for screen readers only. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Beside>
          <ProgressRing value={0.62} size={48} label={long} />
          <p>{long}</p>
        </Beside>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: textsOf(globals).long });
    await expect(ring.getBoundingClientRect().width).toBe(48);
    await staysInside({ canvasElement });
  },
};
