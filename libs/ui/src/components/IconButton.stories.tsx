import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CalendarDays, LayoutGrid, X } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Beside, Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { IconButton, IconLink } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'ui/Actions/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  argTypes: {
    label: { control: 'text' },
    size: { control: 'inline-radio', options: ['xs', 'sm', 'md'] },
    variant: { control: 'inline-radio', options: ['ghost', 'outline'] },
    children: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

function Switch({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  return (
    <IconButton label={label} aria-pressed={on} onClick={() => setOn(!on)}>
      <LayoutGrid size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** `aria-pressed` makes it a switch; its name is its hint under the pointer. */
export const Default: Story = {
  render: (_args, { globals }) => <Switch label={textsOf(globals).grid} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: textsOf(globals).grid });
    await expect(button).toHaveAttribute('title', textsOf(globals).grid);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Playground: Story = {
  args: { size: 'md', variant: 'ghost', pip: false, shut: false, disabled: false },
  render: (args, { globals }) => (
    <IconButton {...args} label={args.label ?? textsOf(globals).calendar}>
      <CalendarDays size={args.size === 'xs' ? 16 : 20} aria-hidden="true" />
    </IconButton>
  ),
};

/** A button that its own press disables keeps the keyboard focus. */
export const Shut: Story = {
  args: { shut: true },
  render: (args, { globals }) => (
    <IconButton {...args} label={textsOf(globals).calendar}>
      <CalendarDays size={20} aria-hidden="true" />
    </IconButton>
  ),
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <Row>
          <IconLink href="#messages" label={t.notifications} pip>
            <Bell size={20} aria-hidden="true" />
          </IconLink>
          <IconButton label={t.grid} aria-pressed>
            <LayoutGrid size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.calendar} variant="outline">
            <CalendarDays size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.calendar} disabled>
            <CalendarDays size={20} aria-hidden="true" />
          </IconButton>
        </Row>
        <Row>
          <IconButton label={t.close}>
            <X size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.close} size="sm">
            <X size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.close} size="xs">
            <X size={16} aria-hidden="true" />
          </IconButton>
        </Row>
      </Column>
    );
  },
};

/** A long name is shown in full as a hint, and does not squeeze the words beside it. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Beside>
          <IconButton label={long}>
            <LayoutGrid size={20} aria-hidden="true" />
          </IconButton>
          <p>{long}</p>
          <IconLink href="#messages" label={long} variant="outline" pip>
            <Bell size={20} aria-hidden="true" />
          </IconLink>
        </Beside>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { long } = textsOf(globals);
    for (const role of ['button', 'link']) {
      const part = within(canvasElement).getByRole(role, { name: long });
      await expect(part).toHaveAttribute('title', long);
      await expect(part.getBoundingClientRect().width).toBe(36);
    }
    await staysInside({ canvasElement });
  },
};
