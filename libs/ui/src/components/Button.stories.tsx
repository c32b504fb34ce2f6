import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play, Star } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';

const star = <Star size={16} aria-hidden="true" />;

const meta: Meta<typeof Button> = {
  title: 'ui/Actions/Button',
  component: Button,
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'normal', 'accent', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: 'inline-radio', options: ['none', 'star'], mapping: { none: undefined, star } },
    children: { control: 'text' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

const variants = ['primary', 'normal', 'accent', 'ghost', 'danger'] as const;

/** By pointer, Enter and space; a ring in the tenant's colour marks the keyboard focus. */
export const Default: Story = {
  args: { variant: 'primary', onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).start}</Button>,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    button.blur();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

export const Playground: Story = {
  args: { variant: 'normal', size: 'md', block: false, pending: false, shut: false, disabled: false, onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{args.children ?? textsOf(globals).start}</Button>,
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const words = { primary: t.start, normal: t.favourite, accent: t.handIn, ghost: t.cancel, danger: t.withdraw };
    return (
      <Column>
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{words[variant]}</Button>
            <Button variant={variant} icon={star}>
              {words[variant]}
            </Button>
            <Button variant={variant} disabled>
              {words[variant]}
            </Button>
            <Button variant={variant} pending>
              {words[variant]}
            </Button>
          </Row>
        ))}
        <Row>
          <Button variant="primary" size="lg" icon={<Play size={18} fill="currentColor" aria-hidden="true" />}>
            {t.resume}
          </Button>
          <Button variant="primary">{t.start}</Button>
          <Button variant="primary" size="sm">
            {t.retry}
          </Button>
        </Row>
      </Column>
    );
  },
};

/** A button that its own press disables keeps the focus; say beside it why it is disabled. */
export const Shut: Story = {
  args: { variant: 'primary', shut: true, onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).start}</Button>,
};

export const ShutTest: Story = {
  ...Shut,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Pending, it keeps its width and its focus and ignores presses; a disabled one ignores them too. */
export const TakesNoPress: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { variant: 'primary', onClick: fn() },
  render: (args, { globals }) => (
    <Row>
      <Button {...args} pending>
        {textsOf(globals).handIn}
      </Button>
      <Button {...args} disabled>
        {textsOf(globals).start}
      </Button>
    </Row>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const pending = canvas.getByRole('button', { name: textsOf(globals).handIn });
    await userEvent.click(pending);
    await expect(pending).toHaveAttribute('aria-busy', 'true');
    await expect(pending).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const off = canvas.getByRole('button', { name: textsOf(globals).start });
    await userEvent.click(off, { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(off).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Button variant="primary" size="lg" block>
        {textsOf(globals).long}
      </Button>
    </Narrow>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
export const DarkTextOnYellow: Story = { ...States, globals: { enterprise: 'yellow' } };
