import { manageExam, manageExams } from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { makeManagedExam, makeManagedExams } from '../../testing/manageExams.ts';
import { ExamsPage } from './ExamsPage.tsx';

const meta: Meta<typeof ExamsPage> = {
  title: 'exam/Exams of the console',
  component: ExamsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(ExamsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/exams';
const stories = standardStories({
  call: manageExams,
  at,
  full: (language) => ({ items: makeManagedExams(24, language), next: null, total: 24 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeManagedExams(6, language).map((one) => ({ ...one, title: one.title.repeat(10) })),
    ...{ next: null, total: 6 },
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
        call: manageExams,
        give: () => Promise.reject(new RefusedError(manageExams, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};
export const Panel: Story = { parameters: inStory({ at: `${at}?open=501` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=501`, answers: () => [failing(manageExam)] }),
};
export const PanelStopped: Story = {
  parameters: inStory({
    at: `${at}?open=501`,
    answers: () => [answer(manageExam, () => makeManagedExam({ state: 'stopped', stopReason: '题目泄露' }))],
  }),
};

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({
        rights: [{ permission: 'assessment.see' as const, reach: 'departments' as const }],
      })),
    ],
  }),
};

/** Archives two exams: asked first, told what was done, taken back. */
export const ArchiveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: '考试管理' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: '归档' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '归档 2 场考试？' }));
    await userEvent.click(asked.getByRole('button', { name: '归档' }));
    const done = within(await within(document.body).findByRole('dialog', { name: '完成 2 场' }));
    await userEvent.click(done.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('grid', { name: '考试管理' })).toBeVisible();
  },
};
