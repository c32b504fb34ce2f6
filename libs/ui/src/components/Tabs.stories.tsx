import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { IconButton } from './IconButton.tsx';
import { SortTabs } from './SortTabs.tsx';
import { Tabs } from './Tabs.tsx';

const meta: Meta = { title: 'ui/Tabs', component: Tabs };
export default meta;
type Story = StoryObj;

function Example({ t }: { t: StoryTexts }) {
  const [selected, setSelected] = useState('0');
  return (
    <Tabs
      label={t.tabsLabel}
      selected={selected}
      onSelect={setSelected}
      items={t.tabs.map((label, index) => ({
        id: String(index),
        label,
        count: [undefined, 128, 86, 4, undefined][index],
        panel: (
          <p>
            {label}: {t.panel}
          </p>
        ),
      }))}
      actions={
        <IconButton label={t.search}>
          <Search size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

export const Default: Story = {
  render: (_args, { globals }) => <Example t={textsOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    const tab = (index: number) => canvas.getByRole('tab', { name: new RegExp(`^${t.tabs[index] ?? ''}`) });
    await userEvent.click(tab(0));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(1)).toHaveFocus();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.tabs[1] ?? '');
    await userEvent.keyboard('{End}');
    await expect(tab(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(0)).toHaveFocus();
  },
};

/** Words that do not fit go below each other; none is cut away. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const words = [t.long, t.courseTitle, t.search];
    return (
      <Narrow>
        <Tabs
          label={t.tabsLabel}
          size="lg"
          selected="0"
          onSelect={fn()}
          items={words.map((label, index) => ({ id: String(index), label, panel: <p>{t.long}</p> }))}
        />
        <SortTabs
          label={t.order}
          current="1"
          items={words.map((label, index) => ({ id: String(index), label, href: `#long-${index}` }))}
        />
      </Narrow>
    );
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('tabpanel').getBoundingClientRect();
    for (const words of canvasElement.querySelectorAll('[role=tab], a')) {
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1);
    }
  },
};

export const Sorting: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <SortTabs
          label={t.order}
          current="0"
          items={t.orders.map((label, index) => ({ id: String(index), label, href: `#order-${index}` }))}
        />
      </Column>
    );
  },
};

export const English: Story = { ...Default, globals: { language: 'en' } };
export const Dark: Story = { ...Default, globals: { appearance: 'dark' } };
