import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { Frame, line, notes, noteTexts as texts, type Note, type NoteTexts as Texts } from '../story-kit/notes.tsx';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList.tsx';

const meta: Meta<VirtualListProps<Note>> = {
  title: 'ui/Data/VirtualList',
  component: VirtualList<Note>,
  argTypes: {
    items: { control: false },
    height: { control: { type: 'range', min: 160, max: 720, step: 40 } },
    overscan: { control: { type: 'range', min: 0, max: 24, step: 1 } },
    footer: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<VirtualListProps<Note>>;

/** Scrolls like a wheel, and waits for the rendering. */
const scrollBy = async (list: HTMLElement, top: number) => {
  list.scrollTop += top;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

const place = (item: Element | null) => Number(item?.getAttribute('aria-posinset'));

function Long({ t, args }: { t: Texts; args: Partial<VirtualListProps<Note>> }) {
  const [items] = useState(() => notes(t, 0, 100_000));
  const list = useRef<VirtualListHandle>(null);
  return (
    <Column data-fill="">
      <Row>
        <Button onClick={() => list.current?.show(49_999, 'center')}>{t.jump}</Button>
      </Row>
      <Frame>
        <VirtualList
          label={t.label}
          items={items}
          itemId={({ id }) => id}
          renderItem={line(t)}
          estimate={57}
          height={480}
          {...args}
          ref={list}
        />
      </Frame>
    </Column>
  );
}

/** 100,000 rows of different heights; at most 250 elements exist at any position. */
export const Default: Story = {
  render: (args, { globals }) => <Long t={wordsOf(globals, texts)} args={args} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const list = canvas.getByRole('group', { name: t.label });
    const items = () => canvas.getAllByRole('listitem');
    const light = () => expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(250);
    await light();
    await expect(items()[0]).toHaveAttribute('aria-setsize', '100000');
    await userEvent.tab();
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(place(items().at(-1) ?? null)).toBe(100_000));
    await waitFor(() => expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 2));
    await light();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(place(items()[0] ?? null)).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: t.jump }));
    await canvas.findByText(/^#49999 /);
    for (let step = 0; step < 20; step += 1) {
      await scrollBy(list, 700);
      await light();
    }
    await waitFor(() => expect(place(items()[0] ?? null)).toBeGreaterThan(50_100));
  },
};

function Growing({ t }: { t: Texts }) {
  const [{ from, count, end }, setRange] = useState({ from: 0, count: 60, end: false });
  const load = () => setRange((before) => (before.end ? before : { ...before, count: before.count + 60, end: true }));
  return (
    <Column data-fill="">
      <Row>
        <Button onClick={() => setRange((before) => ({ ...before, from: before.from - 20, count: before.count + 20 }))}>
          {t.earlier}
        </Button>
      </Row>
      <Frame>
        <VirtualList
          label={t.label}
          items={notes(t, from, count)}
          itemId={({ id }) => id}
          renderItem={line(t)}
          estimate={57}
          height={400}
          total={end ? count : -1}
          onEndReached={load}
          footer={<LoadMore state={end ? 'end' : 'more'} words={t.words} onLoad={load} />}
        />
      </Frame>
    </Column>
  );
}

/** The visible items keep their place when earlier ones are added; at the end more are fetched, once. */
export const Growth: Story = {
  render: (_args, { globals }) => <Growing t={wordsOf(globals, texts)} />,
};

export const GrowthTest: Story = {
  ...Growth,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const list = canvas.getByRole('group', { name: t.label });
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1');
    await scrollBy(list, 900);
    const read = await canvas.findByText(/^#18 /);
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: t.earlier }));
    const item = () => canvas.getByText(/^#18 /).closest('[role=listitem]');
    await waitFor(() => expect(place(item())).toBe(39));
    await waitFor(() =>
      expect(Math.abs(canvas.getByText(/^#18 /).getBoundingClientRect().top - before)).toBeLessThan(2),
    );
    await userEvent.keyboard('{Tab}{End}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '140'));
    list.focus();
    await userEvent.keyboard('{End}');
    await canvas.findByText(/^#119 /);
  },
};

/** A focused control stays rendered, however far the list is scrolled. */
export const HeldFocus: Story = {
  tags: ['test', '!dev', '!autodocs'],
  ...Default,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, texts);
    const canvas = within(canvasElement);
    const list = canvas.getByRole('group', { name: t.label });
    const [, second] = canvas.getAllByRole('button', { name: t.reply });
    second?.focus();
    await scrollBy(list, 30_000);
    await waitFor(() => expect(place(canvas.getAllByRole('listitem').at(-1) ?? null)).toBeGreaterThan(400));
    await expect(second).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').map(place)).toContain(2);
  },
};

export const Playground: Story = {
  ...Default,
  tags: ['english-dark'],
  args: { height: 480, overscan: 6, onEndReached: fn() },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    const t = wordsOf(globals, texts);
    return (
      <Frame style={{ maxWidth: 320 }}>
        <VirtualList
          label={long}
          items={notes(t, 0, 12).map((one) => ({ ...one, text: `${long} ${'inspection-record-'.repeat(4)}` }))}
          itemId={({ id }) => id}
          renderItem={line(t)}
          estimate={57}
          height={480}
        />
      </Frame>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await waitFor(() =>
      items.slice(1).forEach((item, at) => {
        const above = items[at]?.getBoundingClientRect().bottom ?? 0;
        if (Math.abs(item.getBoundingClientRect().top - above) > 1) throw new Error('items lie on each other');
      }),
    );
  },
};
