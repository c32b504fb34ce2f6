import { ErrorCode } from '@banyan/contracts';
import { consoleAccess } from '@banyan/contracts/organisation';
import { actOnLecturers, manageLecturer, manageLecturers, saveLecturer } from '@banyan/contracts/teaching';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inStory, onSheet, teachingPage } from '../../testing/teachingStory.tsx';
import { makeManagedLecturer, makeManagedLecturers } from '../../testing/managedLecturers.ts';
import { LecturersPage } from './LecturersPage.tsx';

const meta: Meta<typeof LecturersPage> = {
  title: 'teaching/Lecturers of the console',
  component: LecturersPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(LecturersPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/lecturers';
const opened = `${at}?open=701`;
const stories = standardStories({
  call: manageLecturers,
  at,
  full: (language) => ({ items: makeManagedLecturers(24, language), next: null, total: 24, applications: 3 }),
  empty: { items: [], next: null, total: 0, applications: 0 },
  long: (language) => ({
    items: makeManagedLecturers(6, language).map((one) => ({ ...one, name: one.name.repeat(10) })),
    ...{ next: null, total: 6, applications: 0 },
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
        call: manageLecturers,
        give: () => Promise.reject(new RefusedError(manageLecturers, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};
export const Panel: Story = { parameters: inStory({ at: opened }) };
export const PanelFailed: Story = { parameters: inStory({ at: opened, answers: () => [failing(manageLecturer)] }) };

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at: opened,
    answers: () => [
      answer(consoleAccess, () => ({
        rights: [{ permission: 'courses.see' as const, reach: 'departments' as const }],
      })),
    ],
  }),
};

/** A lecturer needs a name; a saved one opens in the panel. */
export const AddTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '添加讲师' }));
    const form = within(await canvas.findByRole('form', { name: '添加讲师' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    const name = form.getByRole('textbox', { name: /^姓名（中文）/ });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, '孙师傅');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('complementary', { name: '陈国强' })).toBeVisible();
  },
};

/** Another person's save meanwhile is shown beside the words typed here. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({
    at: opened,
    answers: () => [
      {
        call: saveLecturer,
        give: () =>
          Promise.reject(
            new RefusedError(saveLecturer, {
              code: ErrorCode.conflict,
              msg: '',
              data: { lecturer: makeManagedLecturer({ revision: 2 }) },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '修改' }));
    const form = within(await canvas.findByRole('form', { name: '修改讲师' }));
    const title = form.getByRole('textbox', { name: /^头衔（中文）/ });
    await userEvent.clear(title);
    await userEvent.type(title, '大师');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    const asked = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(asked).toBeVisible());
    await expect(within(asked).getByText(/^大师/)).toBeVisible();
  },
};

/** Two are ended: asked first; what was left as it is is told. */
export const EndTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({
    at,
    answers: () => [
      answer(actOnLecturers, () => ({ done: [701], left: [{ id: 702, name: '周启明', why: 'gone' as const }] })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: '讲师管理' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '停用 2 位讲师？' }));
    await userEvent.click(asked.getByRole('button', { name: '停用' }));
    const told = await within(document.body).findByRole('dialog', { name: '完成 1 位' });
    await waitFor(() => expect(told).toBeVisible());
    await expect(within(told).getByText(/周启明/)).toBeVisible();
  },
};
