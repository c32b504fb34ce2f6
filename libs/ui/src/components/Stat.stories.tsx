import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { outOf, unbroken } from '../story-kit/long-words.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Stat } from './Progress.tsx';

const meta: Meta<typeof Stat> = {
  title: 'ui/Data/Stat',
  component: Stat,
  argTypes: {
    label: { control: 'text' },
    value: { control: 'text' },
    unit: { control: 'text' },
    hint: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof Stat>;

/** A figure and its name are a pair in a `dl`; each property is a control. */
export const Default: Story = {
  args: { value: '12.5' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <dl>
        <Stat {...args} label={args.label ?? t.studied} unit={args.unit ?? t.hours} hint={args.hint ?? t.onTime} />
      </dl>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await expect(within(canvasElement).getByRole('term')).toHaveTextContent(t.studied);
    const [figure, hint] = within(canvasElement).getAllByRole('definition');
    await expect(figure).toHaveTextContent(`12.5${t.hours}`);
    await expect(hint).toHaveTextContent(t.onTime);
  },
};

export const Playground: Story = { ...Default };

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <dl style={{ display: 'flex', gap: 48, maxWidth: 720 }}>
        <Stat label={t.studied} value="12.5" unit={t.hours} hint={t.onTime} />
        <Stat label={t.certificates} value="9" unit={t.pieces} />
        <Stat label={t.long} value="1,234,567,890" unit={t.hours} hint={t.long} />
        <Stat label={t.state} value="—" />
      </dl>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long, hours } = textsOf(globals);
    return (
      <Narrow>
        <dl>
          <Stat label={long} value="1,234,567,890,123,456" unit={hours} hint={long} />
          <Stat label={unbroken} value={unbroken} hint={unbroken} />
        </dl>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(outOf(canvasElement.querySelector('dl') ?? canvasElement)).toBe('');
  },
};
