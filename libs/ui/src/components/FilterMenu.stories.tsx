import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { outOf, staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { inWindow } from '../story-kit/frames.ts';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

const meta: Meta<typeof FilterMenu> = {
  title: 'ui/Actions/FilterMenu',
  component: FilterMenu,
  argTypes: {
    variant: { control: 'inline-radio', options: ['box', 'plain'] },
    mode: { control: 'inline-radio', options: ['multiple', 'single'] },
    placement: { control: 'select', options: ['bottom start', 'bottom end', 'bottom', 'top', 'top start', 'top end'] },
    label: { control: 'text' },
    shown: { control: 'text' },
    clearText: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof FilterMenu>;

function Kept(props: Omit<FilterMenuProps, 'onChange'>) {
  const [selected, setSelected] = useState(props.selected);
  return <FilterMenu {...props} selected={selected} onChange={setSelected} />;
}

const stateOptions = (t: StoryTexts) =>
  t.states.map((label, index) => ({ value: String(index), label, count: 12 * (index + 1) }));
const orderOptions = (t: StoryTexts) => t.orders.map((label, index) => ({ value: String(index), label }));

function Order({ t }: { t: StoryTexts }) {
  const [order, setOrder] = useState(['0']);
  return (
    <FilterMenu
      label={t.order}
      shown={t.orders[Number(order[0])]}
      variant="plain"
      mode="single"
      selected={order}
      onChange={setOrder}
      options={orderOptions(t)}
    />
  );
}

/** Several at once by keyboard: space switches an option on and off, Escape closes and keeps the choices. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Row>
        <Kept label={t.state} selected={['0']} clearText={t.clear} options={stateOptions(t)} />
        <Order t={t} />
      </Row>
    );
  },
};

export const Open: Story = {
  ...Default,
  parameters: inWindow(420),
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: textsOf(globals).state }));
    await screen.findByRole('listbox');
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button', { name: t.state });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: t.state });
    const option = (index: number) => within(list).getByRole('option', { name: new RegExp(t.states[index] ?? '') });
    await waitFor(() => expect(option(0)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(option(1)).toHaveAttribute('aria-selected', 'true'));
    await expect(option(0)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const clear = await screen.findByRole('button', { name: t.clear });
    await userEvent.click(clear);
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    const again = screen.getByRole('option', { name: new RegExp(t.states[1] ?? '') });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-selected', 'true'));
  },
};

export const Playground: Story = {
  args: { variant: 'box', mode: 'multiple', disabled: false, selected: [], placement: 'bottom start' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <Kept {...args} label={args.label ?? t.state} options={stateOptions(t)} />;
  },
};

/** One of several: the button shows the choice, and choosing closes the list. */
export const OneOfSeveral: Story = {
  globals: { appearance: 'dark', language: 'en' },
  render: (_args, { globals }) => <Order t={textsOf(globals)} />,
};

export const OneOfSeveralTest: Story = {
  ...OneOfSeveral,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const button = within(canvasElement).getByRole('button', { name: `${t.order}: ${t.orders[0] ?? ''}` });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: t.orders[3] }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(button).toHaveTextContent(t.orders[3] ?? '');
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Row>
        <FilterMenu label={t.state} selected={[]} onChange={fn()} options={stateOptions(t)} />
        <FilterMenu label={`${t.state} 2`} selected={['0']} onChange={fn()} options={stateOptions(t)} />
        <FilterMenu label={t.order} selected={[]} onChange={fn()} options={[]} disabled />
        <FilterMenu label={t.courseTitle} variant="plain" selected={[]} onChange={fn()} options={stateOptions(t)} />
      </Row>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('button', { name: textsOf(globals).order })).toBeDisabled();
  },
};

/** A name longer than its place wraps, and so do the options. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const options = [t.long, unbroken].map((label, index) => ({ value: String(index), label, count: 1286 }));
    return (
      <Narrow style={{ minHeight: 480 }}>
        <Column>
          <FilterMenu label={unbroken} variant="plain" selected={[]} onChange={fn()} options={options} />
          <FilterMenu label={t.long} selected={['0']} onChange={fn()} clearText={t.clear} options={options} />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    await staysInside({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.long }));
    const list = await screen.findByRole('listbox', { name: t.long });
    await expect(outOf(list)).toBe('');
    await waitFor(() => expect(screen.getByRole('button', { name: t.clear })).toBeVisible());
  },
};
