import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { IconButton } from './IconButton.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta: Meta<TabsProps> = {
  title: 'ui/Navigation/Tabs',
  component: Tabs,
  argTypes: {
    label: { control: 'text' },
    selected: { control: 'inline-radio', options: ['0', '1', '2', '3', '4'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    items: { control: false },
    actions: { control: false },
  },
};
export default meta;
type Story = StoryObj<TabsProps>;

const itemsOf = (t: StoryTexts): TabsProps['items'] =>
  t.tabs.map((label, index) => ({
    id: String(index),
    label,
    count: [undefined, 128, 86, 4, undefined][index],
    panel: (
      <p>
        {label}: {t.panel}
      </p>
    ),
  }));

function Kept(props: Omit<TabsProps, 'onSelect'>) {
  const [selected, setSelected] = useState(props.selected);
  return <Tabs {...props} selected={selected} onSelect={setSelected} />;
}

/** One tab is in the order of Tab; arrows, Home and End move and choose. */
export const Default: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Kept
        label={t.tabsLabel}
        selected="0"
        items={itemsOf(t)}
        actions={
          <IconButton label={t.search}>
            <Search size={18} aria-hidden="true" />
          </IconButton>
        }
      />
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    const tab = (index: number) => canvas.getByRole('tab', { name: new RegExp(`^${t.tabs[index] ?? ''}`) });
    const line = canvas.getByRole('tablist').getBoundingClientRect().bottom;
    const words = canvas.getByText(new RegExp(t.panel.slice(0, 6))).getBoundingClientRect().top;
    await expect(words - line).toBeGreaterThanOrEqual(12);
    await userEvent.click(tab(0));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(1)).toHaveFocus();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.tabs[1] ?? '');
    await userEvent.keyboard('{End}');
    await expect(tab(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(tab(0)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { selected: '0', size: 'md' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <Kept {...args} key={args.selected} label={args.label ?? t.tabsLabel} items={itemsOf(t)} />;
  },
};

/** Tabs that do not fit wrap; none is cut. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Tabs
          label={t.tabsLabel}
          size="lg"
          selected="0"
          onSelect={fn()}
          items={[t.long, t.courseTitle, t.search].map((label, index) => ({
            id: String(index),
            label,
            panel: <p>{t.long}</p>,
          }))}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('tabpanel').getBoundingClientRect();
    for (const words of canvasElement.querySelectorAll('[role=tab]')) {
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1);
    }
  },
};

export const MirroredTest: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const tab = (index: number) =>
      within(canvasElement).getByRole('tab', { name: new RegExp(`^${t.tabs[index] ?? ''}`) });
    await expect(tab(0).getBoundingClientRect().left).toBeGreaterThan(tab(1).getBoundingClientRect().left);
    await userEvent.click(tab(0));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(0)).toHaveFocus();
  },
};
