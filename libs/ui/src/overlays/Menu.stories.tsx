import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { outOf, unbroken } from '../story-kit/long-words.ts';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { inWindow } from '../story-kit/frames.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'ui/Overlays/Menu',
  component: Menu,
  argTypes: {
    label: { control: 'text' },
    header: { control: 'text' },
    placement: { control: 'select', options: ['bottom start', 'bottom end', 'bottom', 'top', 'top start', 'top end'] },
    selected: { control: 'inline-radio', options: [undefined, 'one', 'two', 'three'] },
    items: { control: false },
    open: { control: false },
    anchor: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

const itemsOf = (t: StoryTexts): MenuProps['items'] => [
  { id: 'one', label: t.userItems[0] ?? '', icon: <BookOpen size={18} aria-hidden="true" />, detail: 'L' },
  { id: 'two', label: t.courses, href: '/courses' },
  { id: 'off', label: t.disabled, disabled: true },
  {
    id: 'three',
    label: t.userItems[3] ?? '',
    icon: <LogOut size={18} aria-hidden="true" />,
    tone: 'danger',
    divided: true,
  },
];

function Opened({ t, ...menu }: { t: StoryTexts } & Partial<MenuProps>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minHeight: 320 }}>
      <Button ref={button} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.userMenu}
      </Button>
      <Menu
        items={itemsOf(t)}
        placement="bottom start"
        label={t.userMenu}
        {...menu}
        anchor={button}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
}

/** Arrows skip disabled items, letters find one; the application follows an item's address. */
export const Default: Story = {
  args: { onAction: fn(), navigate: fn() },
  render: ({ onAction, navigate }, { globals }) => (
    <Opened t={textsOf(globals)} onAction={onAction} navigate={navigate} header={<b>{textsOf(globals).people[0]}</b>} />
  ),
};

export const Open: Story = {
  ...Default,
  parameters: inWindow(420),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button');
    const line = (name: string | undefined) => screen.getByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: t.userMenu });
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(line(t.userItems[3])).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(args.navigate).toHaveBeenCalledWith('/courses', undefined));
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('one'));
    await userEvent.click(button);
    await screen.findByRole('menu');
  },
};

export const Playground: Story = {
  args: { placement: 'bottom start', onAction: fn() },
  render: (args, { globals }) => <Opened {...args} t={textsOf(globals)} />,
};

/** 360 px wide at most: longer lines wrap, the icons and the tick keep their places. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const icon = <BookOpen size={18} aria-hidden="true" />;
    return (
      <Opened
        t={t}
        header={unbroken}
        selected="long"
        items={[
          { id: 'long', label: t.long, icon, detail: 'Ctrl L' },
          { id: 'unbroken', label: unbroken, icon, detail: t.departmentValue },
          { id: 'last', label: t.long, tone: 'danger', divided: true },
        ]}
      />
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const menu = await screen.findByRole('menu', { name: textsOf(globals).userMenu });
    const float = menu.parentElement ?? menu;
    await expect(float.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(outOf(float)).toBe('');
  },
};
