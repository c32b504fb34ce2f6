import { manageBanks, removeBank } from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeBanks } from '../../testing/banks.ts';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { BanksPage } from './BanksPage.tsx';

const meta: Meta<typeof BanksPage> = {
  title: 'exam/Banks of the console',
  component: BanksPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(BanksPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/banks';
const stories = standardStories({
  call: manageBanks,
  at,
  full: () => ({ items: makeBanks(), next: null, total: 3 }),
  empty: { items: [], next: null, total: 0 },
  long: () => ({
    items: makeBanks().map((one) => ({ ...one, name: { zh_cn: one.name.zh_cn.repeat(12) } })),
    next: null,
    total: 3,
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
        call: manageBanks,
        give: () => Promise.reject(new RefusedError(manageBanks, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'assessment.see' as const, reach: 'all' as const }] })),
    ],
  }),
};

const menuOf = async (element: HTMLElement, name: string) => {
  await userEvent.click(await within(element).findByRole('button', { name: `${name} 的操作` }));
  return within(document.body);
};

/** Renames a bank in the panel. */
export const RenameTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await menuOf(canvasElement, '焊接安全');
    await userEvent.click(await page.findByRole('menuitem', { name: '改名' }));
    const name = await canvas.findByRole('textbox', { name: /中文名称/ });
    await expect(name).toHaveValue('焊接安全');
    await userEvent.clear(name);
    await userEvent.type(name, '焊接');
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }));
    await expect(await canvas.findByRole('grid', { name: '题库' })).toBeVisible();
  },
};

/** Only an empty bank offers its removal; a refusal stays in the question. */
export const RemovalRefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      {
        call: removeBank,
        give: () => Promise.reject(new RefusedError(removeBank, { code: 409, msg: '', data: null })),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const page = await menuOf(canvasElement, '班组长的第一年');
    await userEvent.click(await page.findByRole('menuitem', { name: '删除' }));
    const asked = within(await page.findByRole('alertdialog', { name: /删除题库/ }));
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    // The dialog fades in.
    await waitFor(() => expect(asked.getByRole('alert')).toBeVisible());
  },
};
