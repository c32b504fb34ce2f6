import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Beside, Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'ui/Data/Badge',
  component: Badge,
  argTypes: { label: { control: 'text' } },
};
export default meta;
type Story = StoryObj<typeof Badge>;

/** The number for eyes, a sentence for screen readers; each property is a control. */
export const Default: Story = {
  args: { count: 7, max: 99 },
  render: (args, { globals }) => <Badge {...args} label={args.label ?? textsOf(globals).openTasks} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText('7')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByText(textsOf(globals).openTasks)).toBeInTheDocument();
  },
};

export const Playground: Story = { ...Default };

export const States: Story = {
  render: () => (
    <Row>
      <Badge count={7} />
      <Badge count={42} />
      <Badge count={1234} />
      <Badge count={1234} max={999} />
      <Badge count={0} />
    </Row>
  ),
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).queryByText('0')).toBeNull();
  },
};

/** It keeps its one line beside long words; a long sentence is for screen readers only. */
export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Column data-fill="">
        {[textsOf(globals).long, unbroken].map((words) => (
          <Beside key={words}>
            <p>{words}</p>
            <Badge count={1_234_567} max={999_999} label={words} />
          </Beside>
        ))}
      </Column>
    </Narrow>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    for (const number of within(canvasElement).getAllByText('999999+')) {
      await expect(number.parentElement?.getBoundingClientRect().height).toBe(18);
    }
    await staysInside({ canvasElement });
  },
};
