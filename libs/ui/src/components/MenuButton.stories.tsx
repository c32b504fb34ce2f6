import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, BookOpen, Globe, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { Avatar } from './Avatar.tsx';
import { inWindow } from '../story-kit/frames.ts';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';

const globe = <Globe size={18} aria-hidden="true" />;

const meta: Meta<typeof MenuButton> = {
  title: 'ui/Actions/MenuButton',
  component: MenuButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'normal', 'accent', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    placement: { control: 'select', options: ['bottom start', 'bottom end', 'bottom', 'top', 'top start', 'top end'] },
    icon: { control: 'inline-radio', options: ['none', 'globe'], mapping: { none: undefined, globe } },
    children: { control: 'text' },
    label: { control: 'text' },
    header: { control: 'text' },
    selected: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof MenuButton>;

const icons = [BookOpen, Award, Settings, LogOut];
const onAction = fn();

function userItems(t: StoryTexts): MenuButtonProps['items'] {
  return t.userItems.map((label, index) => {
    const Icon = icons[index] ?? BookOpen;
    return {
      id: String(index),
      label,
      icon: <Icon size={18} aria-hidden="true" />,
      href: index < 2 ? `#place-${index}` : undefined,
      divided: index === 3,
      tone: index === 3 ? ('danger' as const) : ('neutral' as const),
    };
  });
}

function UserMenu({ t }: { t: StoryTexts }) {
  return (
    <MenuButton
      label={t.userMenu}
      iconOnly
      onAction={onAction}
      header={<b>{t.people[0]}</b>}
      items={userItems(t)}
      placement="bottom start"
    >
      <Avatar name={t.people[0] ?? ''} size={32} />
    </MenuButton>
  );
}

function LanguageMenu({ t }: { t: StoryTexts }) {
  const [selected, setSelected] = useState('0');
  return (
    <MenuButton
      label={t.language}
      icon={globe}
      selected={selected}
      onAction={setSelected}
      items={t.languages.map((label, index) => ({
        id: String(index),
        label,
        lang: ['zh-CN', 'en', 'zh-TW', 'zh-HK'][index],
      }))}
    >
      {t.languages[Number(selected)]}
    </MenuButton>
  );
}

/** A user's menu by keyboard: Enter opens it on its first line, arrows move, Enter chooses, the focus returns. */
export const Default: Story = {
  render: (_args, { globals }) => <UserMenu t={textsOf(globals)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onAction.mockClear();
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: t.userMenu });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: t.userItems[0] })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

export const Playground: Story = {
  args: { iconOnly: false, variant: 'ghost', size: 'md', placement: 'bottom start', onAction },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <MenuButton {...args} label={args.label ?? t.userMenu} items={userItems(t)}>
        {args.children ?? t.people[0]}
      </MenuButton>
    );
  },
};

/** One option is current and ticked; each language is marked with its own language. */
export const ChooseALanguage: Story = {
  parameters: inWindow(320),
  render: (_args, { globals }) => <LanguageMenu t={textsOf(globals)} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const ChooseALanguageTest: Story = {
  ...ChooseALanguage,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: t.languages[1] }));
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveTextContent(t.languages[1] ?? ''));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: t.languages[1] })).toBeChecked());
    await expect(screen.getByText(t.languages[2] ?? '')).toHaveAttribute('lang', 'zh-TW');
  },
};

/** Disabled items, remarks at the end of a line, and long words. */
export const LongText: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Row>
        <MenuButton
          label={t.userMenu}
          variant="normal"
          size="lg"
          placement="bottom start"
          onAction={onAction}
          items={[
            { id: 'key', label: t.captions, detail: 'C' },
            { id: 'off', label: t.disabled, disabled: true },
            { id: 'long', label: t.long, tone: 'danger', divided: true },
          ]}
        >
          {t.userMenu}
        </MenuButton>
      </Row>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onAction.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.userMenu }));
    const off = await screen.findByRole('menuitem', { name: t.disabled });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(off, { pointerEventsCheck: 0 });
    await expect(onAction).not.toHaveBeenCalled();
  },
};
