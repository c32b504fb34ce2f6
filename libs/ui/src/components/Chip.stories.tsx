import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Chip } from './Chip.tsx';

const meta: Meta<typeof Chip> = {
  title: 'ui/Data/Chip',
  component: Chip,
  argTypes: { children: { control: 'text' }, removeText: { control: 'text' } },
};
export default meta;
type Story = StoryObj<typeof Chip>;

/** The button's name includes the condition that it removes. */
export const Default: Story = {
  args: { onRemove: fn() },
  render: ({ onRemove }, { globals }) => {
    const t = textsOf(globals);
    return (
      <Chip onRemove={onRemove} removeText={t.remove(t.filters[2] ?? '')}>
        {t.filters[2]}
      </Chip>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button', { name: t.remove(t.filters[2] ?? '') });
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { onRemove: fn() },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Chip {...args} removeText={args.removeText ?? t.remove(t.filters[1] ?? '')}>
        {args.children ?? t.filters[1]}
      </Chip>
    );
  },
};

/** Active filters, one without a button, and long words. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column>
          <Row>
            {t.filters.map((filter) => (
              <Chip key={filter} removeText={t.remove(filter)} onRemove={fn()}>
                {filter}
              </Chip>
            ))}
            <Chip>{t.tags[0]}</Chip>
          </Row>
          <Chip onRemove={fn()} removeText={t.remove(t.long)}>
            {t.long}
          </Chip>
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { right } = canvasElement.querySelector('div')?.getBoundingClientRect() ?? { right: 0 };
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};
