import { actOnQuestions, manageBank, manageQuestions } from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeQuestions } from '../../testing/banks.ts';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { BankPage } from './BankPage.tsx';

const meta: Meta<typeof BankPage> = {
  title: 'exam/Questions of a bank',
  component: BankPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(BankPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/banks/701';
const stories = standardStories({
  call: manageQuestions,
  at,
  full: (language) => ({ items: makeQuestions(24, language), next: null, total: 24 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeQuestions(6, language).map((one) => ({ ...one, stem: one.stem.repeat(8) })),
    next: null,
    total: 6,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const BankFailed: Story = { parameters: inStory({ at, answers: () => [failing(manageBank)] }) };
export const BankRefused: Story = {
  parameters: inStory({
    at,
    answers: () => [
      {
        call: manageBank,
        give: () => Promise.reject(new RefusedError(manageBank, { code: 404, msg: '', data: null })),
      },
    ],
  }),
};
export const OutOfUse: Story = { parameters: inStory({ at: `${at}?state=retired&view=retired` }) };

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'assessment.see' as const, reach: 'all' as const }] })),
    ],
  }),
};

const choose = async (element: HTMLElement) => {
  const grid = await within(element).findByRole('grid', { name: '试题' });
  grid.focus();
  await userEvent.keyboard('jxjx');
};

/** Takes two questions out of use: asked first, told which one stayed and why, taken back. */
export const RetireTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      answer(actOnQuestions, ({ act, ids: [id = 0] }) => ({
        done: [id],
        left: act === 'retire' ? [{ id: 9002, name: '字码 J', why: 'named' as const }] : [],
        back: act === 'retire' ? [{ act: 'restore' as const, ids: [id], value: '' }] : [],
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    const page = within(document.body);
    const asked = within(await page.findByRole('alertdialog', { name: '停用 2 题？' }));
    await userEvent.click(asked.getByRole('button', { name: '停用' }));
    const done = within(await page.findByRole('dialog', { name: '完成 1 项' }));
    await waitFor(() => expect(done.getByText(/有考试指定了这道题/)).toBeVisible());
    await userEvent.click(done.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('grid', { name: '试题' })).toBeVisible();
  },
};

/** A tag is asked for before it is given. */
export const TagTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加知识点' }));
    const page = within(document.body);
    const asked = within(await page.findByRole('alertdialog', { name: '给 2 题加知识点？' }));
    await userEvent.type(asked.getByRole('textbox', { name: '知识点' }), '查表');
    await userEvent.click(asked.getByRole('button', { name: '加知识点' }));
    await page.findByRole('dialog', { name: '完成 2 项' });
  },
};
