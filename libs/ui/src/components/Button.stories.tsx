import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play, Star } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta: Meta<typeof Button> = {
  title: 'ui/Button',
  component: Button,
  argTypes: { icon: { control: false }, ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Button>;

const variants = ['primary', 'normal', 'accent', 'ghost', 'danger'] as const;

export const Default: Story = {
  args: { variant: 'primary', onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).start}</Button>,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const words = { primary: t.start, normal: t.favourite, accent: t.handIn, ghost: t.cancel, danger: t.withdraw };
    return (
      <Column>
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{words[variant]}</Button>
            <Button variant={variant} icon={<Star size={16} aria-hidden="true" />}>
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
          <LinkButton href="#there">{t.allCourses}</LinkButton>
        </Row>
      </Column>
    );
  },
};

export const Pending: Story = {
  args: { variant: 'primary', pending: true, onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).handIn}</Button>,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** A ring in the tenant's colour shows where the keyboard is [UI-07]. */
export const Focused: Story = {
  args: { variant: 'primary' },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).start}</Button>,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true, onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).start}</Button>,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Column data-fill="">
        <Button variant="primary" size="lg" block>
          {textsOf(globals).long}
        </Button>
        <LinkButton href="#there" block>
          {textsOf(globals).long}
        </LinkButton>
      </Column>
    </Narrow>
  ),
};

export const English: Story = { ...States, globals: { language: 'en' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
export const DarkTextOnYellow: Story = { ...States, globals: { enterprise: 'yellow' } };
