import { chapterAttention, coursePeople, courseStatistics } from '@banyan/contracts/course';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeStatistics } from '../../testing/courseStatistics.ts';
import { coursePage, inStory, onSheet } from '../../testing/courseStory.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';

const at = '/manage/courses/301/statistics';
const meta: Meta<typeof StatisticsPage> = {
  title: 'course/Statistics of a course',
  component: StatisticsPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(StatisticsPage), onSheet],
};
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english', 'dark'] };
export const Loading: Story = {
  parameters: inStory({
    at,
    answers: () => [{ call: courseStatistics, give: () => new Promise<never>(() => undefined) }],
  }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(courseStatistics)] }) };
/** Nobody sees it yet, and nothing is rated. */
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(courseStatistics, () =>
        makeStatistics({
          ...{ people: 0, finished: 0, learning: 0, notBegun: 0, chapters: [], requiredUntil: null },
          ...{ rating: null, ratings: 0, spread: null },
        }),
      ),
    ],
  }),
};
/** Fewer than twenty have played the chapter. */
export const TooFew: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(chapterAttention, () => ({ viewers: 7, pieceS: 0, plays: [], present: [] }))],
  }),
};
export const AttentionFailed: Story = { parameters: inStory({ at, answers: () => [failing(chapterAttention)] }) };
export const People: Story = { parameters: inStory({ at: `${at}?tab=people` }), tags: ['english', 'dark'] };
export const PeopleFailed: Story = {
  parameters: inStory({ at: `${at}?tab=people`, answers: () => [failing(coursePeople)] }),
};
export const PeopleEmpty: Story = {
  parameters: inStory({
    at: `${at}?tab=people`,
    answers: () => [answer(coursePeople, () => ({ items: [], next: null, total: 0, chapters: 3 }))],
  }),
};
/** Without the right to remind nobody can be chosen. */
export const LookOnly: Story = {
  parameters: inStory({
    at: `${at}?tab=people`,
    answers: () => [answer(courseStatistics, () => makeStatistics({ mayRemind: false, mayExport: false }))],
  }),
};

/** Two people are chosen and reminded: asked first, told how many got it. */
export const RemindTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: `${at}?tab=people` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: '课程的学员' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(await canvas.findByRole('button', { name: '提醒' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '提醒 2 人？' }));
    await userEvent.click(asked.getByRole('button', { name: '提醒' }));
    await waitFor(() => expect(canvas.getByText('提醒了 2 人')).toBeVisible());
  },
};
