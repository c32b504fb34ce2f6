import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { CategoryTree } from './CategoryTree.tsx';
import type { TreeNode } from './tree.ts';

const meta: Meta<typeof CategoryTree> = {
  title: 'ui/Navigation/CategoryTree',
  component: CategoryTree,
  argTypes: {
    label: { control: 'text' },
    heading: { control: 'text' },
    current: { control: 'inline-radio', options: ['0', '1', '2', '3', '4', '5', '6', '7', '8'] },
    nodes: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof CategoryTree>;

function nodes(t: StoryTexts): TreeNode[] {
  const node = (index: number, count: number, children?: TreeNode[]): TreeNode => ({
    id: String(index),
    label: t.tree[index] ?? '',
    href: `#category-${index}`,
    count,
    children,
  });
  return [
    node(0, 486),
    node(1, 68, [node(2, 21), node(3, 14), node(4, 9)]),
    node(5, 92, [node(6, 12), node(7, 80)]),
    node(8, 57),
  ];
}

/** Links in nested lists. Arrows up and down move, the arrow inward opens a branch, the arrow outward closes it. */
export const Default: Story = {
  tags: ['mirrored'],
  args: { current: '0' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow style={{ ['--narrow' as string]: '228px', marginInlineStart: 24 }}>
        <CategoryTree
          {...args}
          label={args.label ?? t.categories}
          heading={args.heading ?? t.categories}
          nodes={nodes(t)}
          expandText={t.expand}
          collapseText={t.collapse}
        />
      </Narrow>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    const link = (index: number) => canvas.getByRole('link', { name: new RegExp(`^${t.tree[index] ?? ''}`) });
    link(0).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(link(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(link(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: t.expand(t.tree[1] ?? '') })).toBeVisible();
    await expect(link(0)).toHaveAttribute('aria-current', 'page');
  },
};

/** The branches above the current page are open. */
export const Playground: Story = { tags: ['english-dark'], render: Default.render, args: { current: '2' } };

/** Deep, without counts, and with names that need several lines. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const deep = (depth: number): TreeNode => ({
      id: `deep-${depth}`,
      label: t.long,
      href: `#deep-${depth}`,
      ...(depth < 3 ? { children: [deep(depth + 1)] } : {}),
    });
    return (
      <Narrow style={{ ['--narrow' as string]: '228px', marginInlineStart: 24 }}>
        <CategoryTree
          label={t.categories}
          current="deep-3"
          nodes={[deep(1)]}
          expandText={t.expand}
          collapseText={t.collapse}
        />
      </Narrow>
    );
  },
};

export const MirroredTest: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    const link = (index: number) => canvas.getByRole('link', { name: new RegExp(`^${t.tree[index] ?? ''}`) });
    link(1).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(link(2)).toHaveFocus();
    const [outer, inner] = [link(1), link(2)].map((one) => one.firstElementChild?.getBoundingClientRect().right ?? 0);
    await expect(inner).toBeLessThan(outer ?? 0);
  },
};
