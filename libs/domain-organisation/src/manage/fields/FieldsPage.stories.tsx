import { consoleAccess, fieldUse, manageFields } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeFields } from '../../testing/fields.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { FieldsPage } from './FieldsPage.tsx';

const meta: Meta<typeof FieldsPage> = {
  title: 'organisation/Fields page',
  component: FieldsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(FieldsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/people/fields';
const stories = standardStories({
  call: manageFields,
  at,
  full: () => ({ fields: makeFields() }),
  empty: { fields: [] },
  long: () => ({
    fields: makeFields().map((field) => ({
      ...field,
      name: { zh_cn: '很长的字段名称'.repeat(5), en: 'Long '.repeat(8) },
    })),
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({
        rights: [{ permission: 'people.edit' as const, reach: 'departments' as const }],
      })),
    ],
  }),
};

/** A choice is opened, its options are changed and moved, and it cannot be removed while a rule names it. */
export const ChangeTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change “Site”' }));
    const panel = within(await canvas.findByRole('complementary', { name: 'Site' }));
    await userEvent.click(panel.getByRole('button', { name: 'Move option 2 up' }));
    await expect(panel.getByRole('textbox', { name: 'Option 1 (English)' })).toHaveValue('West');
    await userEvent.click(panel.getByRole('button', { name: 'Another option' }));
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('This is needed');
    await userEvent.click(await panel.findByRole('button', { name: 'Remove the field' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Group: Starters')).toBeVisible());
  },
};

/** Its use could not be counted. */
export const UseFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, answers: () => [failing(fieldUse)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change “Grade”' }));
    await expect(await canvas.findByText('The fields could not be loaded')).toBeVisible();
  },
};
