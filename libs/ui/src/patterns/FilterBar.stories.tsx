import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { TaskFilters, type Filters } from './TaskFilters.tsx';
import { taskWords, type TaskWords } from './tasks.ts';

function Kept({ t, begin }: { t: TaskWords; begin: Filters }) {
  const [filters, setFilters] = useState(begin);
  return <TaskFilters t={t} filters={filters} onChange={setFilters} count={48 - 9 * filters.kinds.length} />;
}

const meta: Meta = {
  title: 'patterns/Filter bar',
  parameters: {
    docs: {
      description: {
        component: [
          'Filters stand above what they narrow, the most used first; more than five go into a menu of their own. At the end',
          'of the line stands how many are left, and it is announced when it changes.',
          '',
          '- What is in force is shown **twice**: the dark edge of its menu, and a chip that takes it back with one press.',
          '- A choice works at once; there is no “apply”. The list keeps its place while it changes.',
          '- Everything stands in the address, so that the back button undoes a filter and a link carries it.',
          '- Taking away all is one press, and only there while there is something to take away.',
          '',
          'Made of [FilterMenu](?path=/docs/ui-actions-filtermenu--docs), [Chip](?path=/docs/ui-data-chip--docs), [Button](?path=/docs/ui-actions-button--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: (_args, { globals }) => <Kept t={wordsOf(globals, taskWords)} begin={{ kinds: [], states: [] }} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, taskWords);
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: t.kind }).focus();
    await userEvent.keyboard('{Enter}');
    const first = t.kinds[0] ?? '';
    await userEvent.click(await screen.findByRole('option', { name: first }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(t.count(39))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: t.kind })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t.without(first) }));
    await expect(canvas.getByText(t.count(48))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t.clearAll })).not.toBeInTheDocument();
  },
};

export const InForce: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, taskWords);
    return <Kept t={t} begin={{ kinds: t.kinds.slice(0, 3), states: t.states.slice(0, 2) }} />;
  },
};

export const NarrowPlace: Story = {
  render: (args, context) => <Narrow>{InForce.render?.(args, context)}</Narrow>,
};
