import { ErrorCode } from '@banyan/contracts';
import { consoleAccess, manageGroup, manageGroups, previewGroup, removeGroup } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeGroups } from '../../testing/people.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { GroupsPage } from './GroupsPage.tsx';

const meta: Meta<typeof GroupsPage> = {
  title: 'organisation/Groups page',
  component: GroupsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(GroupsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/groups';
const stories = standardStories({
  call: manageGroups,
  at,
  full: (language) => ({ items: makeGroups(language), next: null, total: 2 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeGroups(language).map((one) => ({
      ...one,
      name: { zh_cn: '很长的组名'.repeat(10), en: 'A group with a long name '.repeat(2) },
    })),
    next: null,
    total: 2,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const ByHand: Story = { parameters: inStory({ at: `${at}?open=2` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=1`, answers: () => [failing(manageGroup)] }),
};

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at: `${at}?open=2`,
    answers: (language) => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'people.see' as const, reach: 'departments' as const }] })),
      answer(manageGroup, () => ({ ...makeGroups(language)[0], own: false }) as ReturnType<typeof makeGroups>[0]),
    ],
  }),
};

/** Whom a rule takes stands below it before it is saved. */
export const RulePreviewTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at: `${at}?open=1` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '名称和规则' }));
    const preview = await canvas.findByRole('region', { name: '规则收哪些人' });
    await expect(within(preview).getByText('规则收 104 人')).toBeVisible();
    await expect(within(preview).getByText('进来 2 人')).toBeVisible();
  },
};

/** A failed count is told, with a way on; the form stays. */
export const PreviewFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at, answers: () => [failing(previewGroup)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '添加组' }))[0] as HTMLElement);
    const panel = within(await canvas.findByRole('complementary', { name: '添加组' }));
    await userEvent.type(await panel.findByRole('textbox', { name: /名称（中文）/ }), '焊工');
    await userEvent.type(panel.getByRole('combobox', { name: /部门/ }), '质量');
    await userEvent.click(await within(document.body).findByRole('option', { name: '质量部' }));
    await expect(await panel.findByText(/没有算出人数/)).toBeVisible();
    // The list of departments closes, and what was typed is still there.
    await userEvent.tab();
    await expect(await panel.findByRole('textbox', { name: /名称（中文）/ })).toHaveValue('焊工');
  },
};

/** A group that something is for stays, and the things are named. */
export const UsedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({
    at: `${at}?open=2`,
    answers: () => [
      {
        call: removeGroup,
        give: () =>
          Promise.reject(
            new RefusedError(removeGroup, {
              code: ErrorCode.conflict,
              msg: '',
              data: { uses: [{ kind: 'course', id: 7, name: '焊接安全' }] },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '删除组' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除组' }));
    await expect(await dialog.findByText('课程：焊接安全')).toBeVisible();
  },
};
