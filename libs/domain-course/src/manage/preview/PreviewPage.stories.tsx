import { readDraft } from '@banyan/contracts/course';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coursePage, inStory } from '../../testing/courseStory.tsx';
import { makeEdited } from '../../testing/manageCourses.ts';
import { PreviewPage } from './PreviewPage.tsx';

const at = '/manage/courses/301/preview';
const meta: Meta<typeof PreviewPage> = {
  title: 'course/Preview of a course',
  component: PreviewPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(PreviewPage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english', 'dark'] };
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [{ call: readDraft, give: () => new Promise<never>(() => undefined) }] }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(readDraft)] }) };
/** Nothing is in it yet. */
export const Empty: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(readDraft, () => {
        const { draft } = makeEdited();
        return makeEdited({
          state: 'draft',
          version: 0,
          changes: [],
          draft: { ...draft, chapters: [] },
          materials: [],
        });
      }),
    ],
  }),
};
/** The draft is the same as the published course, and a chapter was taken out. */
export const Removed: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(readDraft, () => makeEdited({ changes: [{ kind: 'removed', at: '4', title: '旧的一章' }] })),
    ],
  }),
};

/** The changes are gone through; each opens its chapter and says what it does to those who are in the course. */
export const ChangesTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 处改动')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一处改动' }));
    await expect(canvas.getByText('第 3 处改动，共 3 处')).toBeVisible();
    await expect(canvas.getByText(/学到一半的人会看到/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '三坐标模拟' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '学到一半' }));
    await expect(await canvas.findByText('新')).toBeVisible();
    await expect(canvas.getByText(/2 \/ 4 章/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /首件记录卡怎么填/ }));
    await expect(await canvas.findByText('自检、互检、专检，缺一不可。')).toBeVisible();
  },
};
