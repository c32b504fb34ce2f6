import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { inWindow } from '../story-kit/frames.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'ui/Overlays/Popover',
  component: Popover,
  argTypes: {
    label: { control: 'text' },
    children: { control: 'text' },
    placement: { control: 'select', options: ['bottom start', 'bottom end', 'bottom', 'top', 'top start', 'top end'] },
    open: { control: false },
    anchor: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Popover>;

function Opened({ label, children, placement }: Pick<PopoverProps, 'label' | 'children' | 'placement'>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minHeight: 320, paddingBlock: 120 }}>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Popover anchor={button} open={open} onOpenChange={setOpen} label={label} placement={placement}>
        {children}
      </Popover>
    </div>
  );
}

/** Enter opens it, the focus moves in and stays in, Escape closes it and returns the focus. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened label={t.captions}>
        <p>{t.panel}</p>
        <Button size="sm">{t.gotIt}</Button>
      </Opened>
    );
  },
};

export const Open: Story = {
  ...Default,
  parameters: inWindow(280),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: t.captions });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: t.gotIt })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

export const Playground: Story = {
  args: { placement: 'bottom start' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Opened label={args.label ?? t.captions} placement={args.placement}>
        {args.children ?? t.panel}
      </Opened>
    );
  },
};

/** As wide as its button, 360 px at most; longer content scrolls. */
export const LongText: Story = {
  globals: { appearance: 'dark', language: 'en' },
  render: (_args, { globals }) => {
    const { long, captions } = textsOf(globals);
    return (
      <Opened label={captions} placement="bottom">
        {[1, 2, 3, 4, 5, 6].map((paragraph) => (
          <p key={paragraph}>{long}</p>
        ))}
      </Opened>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeGreaterThan(0));
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(360);
  },
};
