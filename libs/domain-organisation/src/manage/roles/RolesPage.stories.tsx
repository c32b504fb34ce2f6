import { ErrorCode } from '@banyan/contracts';
import { consoleAccess, giveRole, manageRoles, roleHolders } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeRoles } from '../../testing/roles.ts';
import { RolesPage } from './RolesPage.tsx';

const meta: Meta<typeof RolesPage> = {
  title: 'organisation/Roles page',
  component: RolesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(RolesPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/roles';
const stories = standardStories({
  call: manageRoles,
  at,
  full: () => makeRoles(),
  empty: { ...makeRoles(), own: [] },
  long: () => ({
    ...makeRoles(),
    own: makeRoles().own.map((one) => ({
      ...one,
      name: { zh_cn: '很长的角色名称'.repeat(5), en: 'A role with a rather long name '.repeat(1) },
    })),
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const NoHolders: Story = {
  parameters: inStory({ at, answers: () => [answer(roleHolders, () => ({ items: [], next: null }))] }),
};
export const HoldersFailed: Story = { parameters: inStory({ at, answers: () => [failing(roleHolders)] }) };

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'roles.see' as const, reach: 'departments' as const }] })),
    ],
  }),
};

/** A role is given to somebody in a department; the server refuses what is beyond the viewer's rights. */
export const GiveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({
    at,
    answers: () => [
      {
        call: giveRole,
        give: () =>
          Promise.reject(
            new RefusedError(giveRole, {
              code: ErrorCode.fieldsRefused,
              msg: '',
              data: { fields: { departments: 'beyond' } },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Give' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'People' }), 'Amy');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Amy Chen.*L2001/ }));
    await userEvent.tab();
    await userEvent.click(within(dialog.getByRole('treegrid')).getByRole('checkbox', { name: /Quality/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
    await expect(await dialog.findByText('A department is beyond your rights, or not there any more.')).toBeVisible();
  },
};
