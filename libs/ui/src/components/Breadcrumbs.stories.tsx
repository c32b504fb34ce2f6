import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'ui/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  argTypes: { label: { control: 'text' }, items: { control: 'object' } },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

/** Links from the outside in; the current page is no link. */
export const Default: Story = {
  tags: ['english-dark-mirrored'],
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const [a = '', b = '', c = ''] = t.crumbs;
    const items = [{ label: a, href: '#a' }, { label: b, href: '#b' }, { label: c }];
    return <Breadcrumbs label={args.label ?? t.here} items={args.items ?? items} />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: t.here })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.crumbs[0] })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.crumbs[1] })).toHaveFocus();
    await expect(canvas.getByText(t.crumbs[2] ?? '')).toHaveAttribute('aria-current', 'page');
  },
};

const argsIn = (language: 'zh' | 'en') => {
  const { crumbs, here } = textsOf({ language });
  return { label: here, items: crumbs.map((label, index) => (index < 2 ? { label, href: `#${index}` } : { label })) };
};
export const Playground: Story = { args: argsIn('zh'), parameters: { english: argsIn('en') } };

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Breadcrumbs
          label={t.here}
          items={[{ label: t.long, href: '#a' }, { label: t.courses, href: '#b' }, { label: t.long }]}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { long } = textsOf(globals);
    const [words] = within(canvasElement).getAllByText(long);
    await userEvent.hover(words ?? canvasElement);
    await expect(words).toHaveAttribute('title', long);
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};

export const DarkMirroredTest: Story = {
  ...Default,
  globals: { appearance: 'dark', language: 'en', direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    const arrow = canvasElement.querySelector('svg');
    if (first === undefined || second === undefined || arrow === null)
      throw new Error('two links and an arrow expected');
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().right);
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};
