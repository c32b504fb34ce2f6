import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { SortTabs } from './SortTabs.tsx';

const meta: Meta<typeof SortTabs> = {
  title: 'ui/Navigation/SortTabs',
  component: SortTabs,
  argTypes: {
    label: { control: 'text' },
    current: { control: 'inline-radio', options: ['0', '1', '2', '3'] },
    items: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof SortTabs>;

/** Orders are addresses: links in the order of Tab, the current one marked. */
export const Default: Story = {
  args: { current: '0' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <SortTabs
        label={args.label ?? t.order}
        current={args.current ?? '0'}
        items={t.orders.map((label, index) => ({ id: String(index), label, href: `#order-${index}` }))}
      />
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.orders[1] })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(t.orders[0] ?? '');
  },
};

export const Playground: Story = { ...Default };

/** Orders that do not fit wrap; none is cut. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <SortTabs
          label={t.order}
          current="1"
          items={[t.long, t.courseTitle, t.search].map((label, index) => ({
            id: String(index),
            label,
            href: `#long-${index}`,
          }))}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { right } = within(canvasElement).getByRole('navigation').getBoundingClientRect();
    for (const link of within(canvasElement).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    }
  },
};
