import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CalendarDays, LayoutGrid, X } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { IconButton, IconLink } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'ui/IconButton',
  component: IconButton,
  argTypes: { children: { control: false }, ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  render: (args, { globals }) => (
    <IconButton {...args} label={textsOf(globals).calendar}>
      <CalendarDays size={20} aria-hidden="true" />
    </IconButton>
  ),
};

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
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
        <IconButton label={t.close} size="sm">
          <X size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.close} size="xs">
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Row>
    );
  },
};

function Switch({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  return (
    <IconButton label={label} aria-pressed={on} onClick={() => setOn(!on)}>
      <LayoutGrid size={20} aria-hidden="true" />
    </IconButton>
  );
}

export const Pressed: Story = {
  render: (_args, { globals }) => <Switch label={textsOf(globals).grid} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Dark: Story = { ...States, globals: { appearance: 'dark', language: 'en' } };
