import { homeworkToMark, markHomework } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeToMark } from '../../testing/homework.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { MarkingPage } from './MarkingPage.tsx';

const at = '/review?tab=homework';

const meta: Meta<typeof MarkingPage> = {
  title: 'training/Marking page',
  component: MarkingPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(MarkingPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: homeworkToMark,
  at,
  full: (language) => ({ items: makeToMark(language), next: null, waiting: 3 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => ({
    items: makeToMark(language).map((row) => ({ ...row, title: row.title.repeat(4) })),
    next: null,
    waiting: 3,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const English: Story = { ...Default, globals: { language: 'en', enterprise: 'larkfield' } };

/** Two are marked alike, and one of them was marked by somebody else meanwhile. */
export const MarkedTogether: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      answer(markHomework, ({ marks }) => ({
        results: marks.map(({ submission }, index) => ({
          submission,
          outcome: index === 0 ? ('marked' as const) : ('changed' as const),
        })),
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box);
    const bar = within(canvas.getByRole('region', { name: '一起打分' }));
    await userEvent.type(bar.getByRole('textbox', { name: '得分' }), '86.5');
    await userEvent.tab();
    await userEvent.click(bar.getByRole('button', { name: '给 2 份打分' }));
    await expect(await canvas.findByText(/有 1 份没有打上/)).toBeVisible();
  },
};
