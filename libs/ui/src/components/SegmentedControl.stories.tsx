import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const meta: Meta<SegmentedControlProps<string>> = {
  title: 'ui/Forms/SegmentedControl',
  component: SegmentedControl,
  argTypes: { label: { control: 'text' }, value: { control: 'inline-radio', options: ['0', '1', '2', '3'] } },
};
export default meta;
type Story = StoryObj<SegmentedControlProps<string>>;

const sources = (t: StoryTexts) => t.sources.map((label, index) => ({ value: String(index), label }));

function Both({ t }: { t: StoryTexts }) {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return (
    <Column>
      <SegmentedControl
        label={t.source}
        value="0"
        options={sources(t).map((option) => ({ ...option, href: `#source-${option.value}` }))}
      />
      <SegmentedControl
        label={t.view}
        value={view}
        onChange={setView}
        options={[
          { value: 'grid', label: t.grid, icon: <LayoutGrid size={16} aria-hidden="true" /> },
          { value: 'list', label: t.list, icon: <List size={16} aria-hidden="true" /> },
        ]}
      />
    </Column>
  );
}

/** Options with addresses are links; the others are radio buttons, moved between by arrows. */
export const Default: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => <Both t={textsOf(globals)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: t.list }));
    await expect(canvas.getByRole('radio', { name: t.list })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: t.grid })).toBeChecked();
    await expect(canvas.getByRole('link', { name: t.sources[0] })).toHaveAttribute('aria-current', 'page');
  },
};

function Kept(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  args: { value: '1' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <Kept {...args} key={args.value} label={args.label ?? t.source} options={args.options ?? sources(t)} />;
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <SegmentedControl
          label={t.source}
          value="1"
          options={[t.long, t.courseTitle, t.grid].map((label, index) => ({ value: String(index), label }))}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { left, right } = canvasElement.getBoundingClientRect();
    for (const words of canvasElement.querySelectorAll('label')) {
      const box = words.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
};
