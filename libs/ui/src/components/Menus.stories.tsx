import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, BookOpen, Globe, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { Avatar } from './Avatar.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { MenuButton } from './MenuButton.tsx';

const meta: Meta<typeof MenuButton> = {
  title: 'ui/Menus',
  component: MenuButton,
  subcomponents: { FilterMenu: FilterMenu as never },
};
export default meta;
type Story = StoryObj<typeof MenuButton>;

const icons = [BookOpen, Award, Settings, LogOut];
const onAction = fn();

function UserMenu({ t }: { t: StoryTexts }) {
  return (
    <MenuButton
      label={t.userMenu}
      iconOnly
      onAction={onAction}
      header={<b>{t.people[0]}</b>}
      items={t.userItems.map((label, index) => {
        const Icon = icons[index] ?? BookOpen;
        return {
          id: String(index),
          label,
          icon: <Icon size={18} aria-hidden="true" />,
          href: index < 2 ? `#place-${index}` : undefined,
          divided: index === 3,
          tone: index === 3 ? 'danger' : 'neutral',
        };
      })}
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
      icon={<Globe size={18} aria-hidden="true" />}
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

function Filters({ t }: { t: StoryTexts }) {
  const [states, setStates] = useState(['0']);
  const [order, setOrder] = useState(['0']);
  return (
    <>
      <FilterMenu
        label={t.state}
        selected={states}
        onChange={setStates}
        clearText={t.clear}
        options={t.states.map((label, index) => ({ value: String(index), label, count: 12 * (index + 1) }))}
      />
      <FilterMenu
        label={t.order}
        shown={t.orders[Number(order[0])]}
        variant="plain"
        mode="single"
        selected={order}
        onChange={setOrder}
        options={t.orders.map((label, index) => ({ value: String(index), label }))}
      />
    </>
  );
}

export const Closed: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <Row>
          <LanguageMenu t={t} />
          <UserMenu t={t} />
        </Row>
        <Row>
          <Filters t={t} />
        </Row>
      </Column>
    );
  },
};

export const UserMenuByKeyboard: Story = {
  render: (_args, { globals }) => <UserMenu t={textsOf(globals)} />,
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

export const ChooseALanguage: Story = {
  render: (_args, { globals }) => <LanguageMenu t={textsOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: t.languages[1] }));
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveTextContent(t.languages[1] ?? ''));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: t.languages[1] })).toBeChecked());
  },
};

export const ChooseFilters: Story = {
  render: (_args, { globals }) => (
    <Row>
      <Filters t={textsOf(globals)} />
    </Row>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.state }));
    const list = await screen.findByRole('listbox', { name: t.state });
    await userEvent.click(within(list).getByRole('option', { name: new RegExp(t.states[1] ?? '') }));
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: new RegExp(t.states[1] ?? '') })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
  },
};

/** What cannot be chosen now, remarks at the right, and words that need their room. */
export const Disabled: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Row>
        <FilterMenu label={t.order} selected={[]} onChange={fn()} options={[]} disabled />
        <MenuButton
          label={t.userMenu}
          variant="normal"
          size="lg"
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
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onAction.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: t.order })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t.userMenu }));
    const off = await screen.findByRole('menuitem', { name: t.disabled });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(off, { pointerEventsCheck: 0 });
    await expect(onAction).not.toHaveBeenCalled();
  },
};

export const English: Story = { ...UserMenuByKeyboard, globals: { language: 'en' } };
export const Dark: Story = { ...ChooseFilters, globals: { appearance: 'dark' } };
