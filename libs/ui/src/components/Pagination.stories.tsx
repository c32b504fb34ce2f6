import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'ui/Navigation/Pagination',
  component: Pagination,
  argTypes: {
    label: { control: 'text' },
    summary: { control: 'text' },
    first: { control: 'object' },
    previous: { control: 'object' },
    next: { control: 'object' },
  },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

const onPress = fn();

/** Steps without an address are buttons; a missing step has a disabled button. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return <Pagination label={t.pages} previous={{ label: t.previous }} next={{ label: t.next, onPress }} />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onPress.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: t.previous })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

const argsIn = (language: 'zh' | 'en') => {
  const { next, pages, previous, summary } = textsOf({ language });
  return {
    label: pages,
    summary,
    previous: { label: previous, href: '#previous' },
    next: { label: next, href: '#next' },
  };
};
export const Playground: Story = {
  tags: ['english-dark-mirrored'],
  args: argsIn('zh'),
  parameters: { english: argsIn('en') },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column data-fill="">
        <Pagination
          label={`${t.pages} 1`}
          summary={t.summary}
          first={{ label: t.first, href: '#first' }}
          previous={{ label: t.previous, href: '#previous' }}
          next={{ label: t.next, href: '#next' }}
        />
        <Pagination label={`${t.pages} 2`} previous={{ label: t.previous }} next={{ label: t.next, href: '#next' }} />
        <Pagination
          label={`${t.pages} 3`}
          previous={{ label: t.previous, href: '#previous' }}
          next={{ label: t.next }}
        />
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long, pages } = textsOf(globals);
    return (
      <Pagination
        label={pages}
        summary={long}
        previous={{ label: long, href: '#previous' }}
        next={{ label: long, href: '#next' }}
      />
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { left, right } = canvasElement.getBoundingClientRect();
    for (const words of canvasElement.querySelectorAll('a')) {
      const box = words.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
};

export const DarkMirroredTest: Story = {
  ...Playground,
  globals: { appearance: 'dark', language: 'en', direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const [previous, next] = [t.previous, t.next].map((name) => within(canvasElement).getByRole('link', { name }));
    if (previous === undefined || next === undefined) throw new Error('two steps expected');
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().right);
    const arrow = previous.querySelector('svg');
    if (arrow === null) throw new Error('no arrow');
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};
