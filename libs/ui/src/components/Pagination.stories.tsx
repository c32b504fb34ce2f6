import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = { title: 'ui/Pagination', component: Pagination };
export default meta;
type Story = StoryObj<typeof Pagination>;

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

const onPress = fn();

export const WithHandlers: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return <Pagination label={t.pages} previous={{ label: t.previous }} next={{ label: t.next, onPress }} />;
  },
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    onPress.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: t.previous })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(onPress).toHaveBeenCalledOnce();
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
  play: async ({ canvasElement }) => {
    const { left, right } = canvasElement.getBoundingClientRect();
    for (const words of canvasElement.querySelectorAll('a')) {
      const box = words.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
};

export const English: Story = { ...States, globals: { language: 'en' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
