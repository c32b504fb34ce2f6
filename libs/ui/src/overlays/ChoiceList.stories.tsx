import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { outOf, unbroken } from '../story-kit/long-words.ts';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';

const meta: Meta<typeof ChoiceList> = {
  title: 'ui/Overlays/ChoiceList',
  component: ChoiceList,
  argTypes: {
    label: { control: 'text' },
    clearText: { control: 'text' },
    mode: { control: 'inline-radio', options: ['multiple', 'single'] },
    placement: { control: 'select', options: ['bottom start', 'bottom end', 'bottom', 'top', 'top start', 'top end'] },
    options: { control: false },
    selected: { control: false },
    open: { control: false },
    anchor: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof ChoiceList>;

const optionsOf = (t: StoryTexts): ChoiceListProps['options'] => [
  ...t.states.map((label, index) => ({ value: String(index), label, count: 12 * (index + 1) })),
  { value: 'off', label: t.disabled, disabled: true },
  { value: 'long', label: t.long },
];

function Opened({ t, ...list }: { t: StoryTexts } & Partial<ChoiceListProps>) {
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState<string[]>(['0']);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minHeight: 400 }}>
      <Button ref={button} aria-haspopup="listbox" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.state}
      </Button>{' '}
      <output>{selected.join(' ')}</output>
      <ChoiceList
        options={optionsOf(t)}
        clearText={t.clear}
        label={t.state}
        {...list}
        selected={selected}
        onChange={setSelected}
        anchor={button}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
}

/** Space switches options on and off and the list stays open; values keep the order of the options. */
export const Default: Story = {
  render: (_args, { globals }) => <Opened t={textsOf(globals)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button');
    const chosen = within(canvasElement).getByRole('status');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: t.state });
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveFocus());
    await userEvent.keyboard('{End} ');
    await waitFor(() => expect(chosen).toHaveTextContent('0 long'));
    // Skips the disabled option.
    await userEvent.keyboard('{ArrowUp} ');
    await waitFor(() => expect(chosen).toHaveTextContent('0 2 long'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(chosen).toHaveTextContent('0 2 long');
    await userEvent.click(button);
    await screen.findByRole('listbox');
  },
};

export const Playground: Story = {
  args: { mode: 'multiple', placement: 'bottom start' },
  render: (args, { globals }) => <Opened {...args} t={textsOf(globals)} />,
};

/** A long list scrolls; the clear button stays visible below it. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const options = Array.from({ length: 12 }, (_, index) => ({
      value: String(index),
      label: index % 2 === 0 ? t.long : unbroken,
      count: 1286,
    }));
    return <Opened t={t} label={t.long} clearText={t.long} options={options} />;
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await screen.findByRole('listbox', { name: t.long });
    await expect(outOf(list)).toBe('');
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    const clear = screen.getByRole('button', { name: t.long });
    await waitFor(() => expect(clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(clear.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom);
  },
};

/** A single choice closes the list. */
export const Single: Story = {
  globals: { appearance: 'dark', language: 'en' },
  render: (_args, { globals }) => <Opened t={textsOf(globals)} mode="single" />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('listbox');
  },
};
