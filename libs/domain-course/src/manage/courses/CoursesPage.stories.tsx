import { copyCourse, manageCourse, manageCourses } from '@banyan/contracts/course';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coursePage, inStory, onSheet } from '../../testing/courseStory.tsx';
import { makeManagedCourse, makeManagedCourses } from '../../testing/manageCourses.ts';
import { CoursesPage } from './CoursesPage.tsx';

const meta: Meta<typeof CoursesPage> = {
  title: 'course/Courses of the console',
  component: CoursesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(CoursesPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/courses';
const stories = standardStories({
  call: manageCourses,
  at,
  full: (language) => ({ items: makeManagedCourses(24, language), next: null, total: 24 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeManagedCourses(6, language).map((one) => ({ ...one, title: one.title.repeat(10) })),
    next: null,
    total: 6,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Refused: Story = {
  parameters: inStory({
    at,
    answers: () => [
      {
        call: manageCourses,
        give: () => Promise.reject(new RefusedError(manageCourses, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};
export const Panel: Story = { parameters: inStory({ at: `${at}?open=301` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=301`, answers: () => [failing(manageCourse)] }),
};
export const PanelArchived: Story = {
  parameters: inStory({
    at: `${at}?open=301`,
    answers: () => [
      answer(manageCourse, () => makeManagedCourse({ state: 'archived', archivedAt: 1_763_600_000_000 })),
    ],
  }),
};

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({
        rights: [{ permission: 'courses.see' as const, reach: 'departments' as const }],
      })),
    ],
  }),
};

/** A copy that was refused is told, and the list stays. */
export const CopyFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(copyCourse)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [menu] = await canvas.findAllByRole('button', { name: /首件检验与过程巡检实务/ });
    if (menu === undefined) throw new Error('no menu');
    await userEvent.click(menu);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '复制' }));
    await expect(await canvas.findByText(/没有复制/)).toBeVisible();
  },
};

/** Archives two courses: asked first, told what was done, taken back. */
export const ArchiveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: '课程管理' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: '归档' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '归档 2 门课程？' }));
    await userEvent.click(asked.getByRole('button', { name: '归档' }));
    const done = within(await within(document.body).findByRole('dialog', { name: '完成 2 门' }));
    await userEvent.click(done.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('grid', { name: '课程管理' })).toBeVisible();
  },
};
