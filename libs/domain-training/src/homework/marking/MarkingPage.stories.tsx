import { ErrorCode } from '@banyan/contracts';
import { homeworkToMark, markHomework, suggestHomeworkMark } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import { RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeSuggestion, makeToMark } from '../../testing/homework.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { MarkingPage } from './MarkingPage.tsx';

const at = '/review?tab=homework';

const meta: Meta<typeof MarkingPage> = {
  title: 'training/Marking page',
  component: MarkingPage,
  parameters: { layout: 'padded' },
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
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Two get the same mark, and one of them was marked by somebody else meanwhile. */
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

/** It was withdrawn while it was marked: the marker's words can be copied. */
export const Withdrawn: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(markHomework, ({ marks }) => ({
        results: marks.map(({ submission }) => ({ submission, outcome: 'changed' as const })),
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [points] = await canvas.findAllByRole('textbox', { name: /^(?:得分|Points)$/ });
    const [comment] = canvas.getAllByRole('textbox', { name: /^(?:评语|Comment)$/ });
    if (points === undefined || comment === undefined) throw new Error('nothing to mark');
    await userEvent.type(points, '86.5');
    await userEvent.tab();
    await userEvent.type(comment, '量得很细');
    const [give] = canvas.getAllByRole('button', { name: /^(?:打分|Give)/ });
    if (give !== undefined) await userEvent.click(give);
    await expect(await canvas.findByText('量得很细')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(?:复制正文|Copy the text)$/ })).toBeVisible();
  },
};

/** The first request brings no suggestion; the second does, and it counts for nothing until it is taken over. */
export const SuggestionTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      let asked = 0;
      return [
        answer(suggestHomeworkMark, ({ strictness }) => {
          asked += 1;
          if (asked > 1) return makeSuggestion({ strictness });
          throw new RefusedError(suggestHomeworkMark, { code: ErrorCode.scorerFailed, msg: '', data: null });
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = within(await canvas.findByRole('list', { name: '等批改的作业' })).getAllByRole('listitem');
    const row = within(first ?? canvasElement);
    await userEvent.click(row.getByRole('button', { name: '要建议' }));
    await expect(await row.findByText(/评分建议没有生成/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: '重新建议' }));
    await expect(await row.findByText('关键词评分建议 80 分')).toBeVisible();
    await expect(row.getByRole('textbox', { name: '得分' })).toHaveValue('');
    await userEvent.click(row.getByRole('button', { name: '采纳' }));
    await expect(row.getByRole('textbox', { name: '得分' })).toHaveValue('80');
    await expect(row.getByRole('button', { name: '打分' })).toBeEnabled();
  },
};
