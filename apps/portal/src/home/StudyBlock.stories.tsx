import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makeStudy } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { StudyBlock } from './StudyBlock.tsx';

const links = {
  courses: () => '/course',
  course: (id: number) => `/course/${id}`,
  record: () => '/my/learn-record',
  collection: () => '/my/my-collect',
};

const meta: Meta<typeof StudyBlock> = {
  title: 'portal/home/Study block',
  component: StudyBlock,
  decorators: [inPortal(1248)],
  args: { title: '继续学习', links, onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof StudyBlock>;

export const Ready: Story = {
  render: (args, { globals }) => (
    <StudyBlock {...args} request={{ state: 'ready', value: makeStudy(storyLanguage(globals)) }} />
  ),
};
export const Loading: Story = { args: { request: { state: 'loading' } } };

/** The skeleton has the columns of the content. */
export const LoadingTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args, { globals }) => (
    <>
      <StudyBlock {...args} request={{ state: 'ready', value: makeStudy(storyLanguage(globals)) }} />
      <StudyBlock {...args} request={{ state: 'loading' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const edges = (place: Element | null | undefined) =>
      Array.from(place?.children ?? [], (column) => {
        const { left, right } = column.getBoundingClientRect();
        return [left, right];
      });
    const ready = within(canvasElement).getByRole('heading', { level: 2, name: /首件检验/ });
    const [columns] = [ready.closest('section')?.parentElement?.parentElement];
    const waits = within(canvasElement).getByRole('status').querySelector('[aria-hidden=true]')?.firstElementChild;
    await expect(edges(columns)).toHaveLength(2);
    await expect(edges(waits)).toEqual(edges(columns));
  },
};
export const Failed: Story = {
  args: { request: { state: 'failed', error: new Error('down') } },
};

export const FailedTest: Story = {
  ...Failed,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
