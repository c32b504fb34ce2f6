import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { YearRing } from './YearRing.tsx';

const meta: Meta<typeof YearRing> = {
  title: 'ui/Drawings/YearRing',
  component: YearRing,
  argTypes: {
    seed: { control: 'text' },
    fraction: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    size: { control: { type: 'range', min: 120, max: 480, step: 20 } },
    label: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof YearRing>;

/** Each property is a control. */
export const Default: Story = {
  args: { seed: 'hengchuan', fraction: 0.88, size: 440 },
  render: (args, { globals }) => <YearRing {...args} label={args.label ?? textsOf(globals).yearRing} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('img', { name: textsOf(globals).yearRing })).toBeVisible();
  },
};

export const Playground: Story = { ...Default };

/** A year that has not begun, one that stopped early, late, and one that is full. */
export const Fractions: Story = {
  globals: { appearance: 'dark', enterprise: 'blue' },
  render: () => (
    <Row>
      {[0, 0.3, 0.62, 1].map((fraction) => (
        <YearRing key={fraction} seed="larkfield" fraction={fraction} size={220} />
      ))}
    </Row>
  ),
};
