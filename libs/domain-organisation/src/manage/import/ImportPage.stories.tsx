import { importDetail, importRows, listImports, type ImportDetail } from '@banyan/contracts/organisation';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeImport } from '../../testing/imports.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { ImportPage } from './ImportPage.tsx';

const meta: Meta<typeof ImportPage> = {
  title: 'organisation/Import page',
  component: ImportPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(ImportPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/people/import';
const one = `${at}?id=5`;
const told = (over: Partial<ImportDetail>) =>
  inStory({ at: one, answers: (language) => [answer(importDetail, () => makeImport(over, language))] });

/** No file yet, with the imports before. */
export const Default: Story = { parameters: inStory({ at }) };
export const Empty: Story = {
  parameters: inStory({ at, answers: () => [answer(listImports, () => ({ items: [], next: null }))] }),
};
/** Rows to check and mend. */
export const Check: Story = { parameters: inStory({ at: one }) };
export const Loading: Story = {
  parameters: inStory({ at: one, answers: () => [{ call: importDetail, give: waiting }] }),
};
export const Failed: Story = { parameters: inStory({ at: one, answers: () => [failing(importDetail)] }) };
export const RowsFailed: Story = { parameters: inStory({ at: one, answers: () => [failing(importRows)] }) };
export const Reading: Story = { parameters: told({ state: 'reading', head: [], mapping: [], share: 0 }) };
export const Running: Story = { parameters: told({ state: 'running', share: 0.42 }) };
/** Brought in: the rest, first passwords, taking it back. */
export const Done: Story = {
  parameters: told({
    ...{ state: 'done', written: 2121, kept: 2, withoutPassword: 1980 },
    takeBackUntil: Date.parse('2025-11-21T02:00:00Z'),
  }),
};
export const TakenBack: Story = { parameters: told({ state: 'takenBack', stayed: 3 }) };
export const Unreadable: Story = {
  parameters: told({ state: 'failed', head: [], mapping: [], trouble: { why: 'csv', line: 402 } }),
};

/** Mends a cell by keyboard, makes a department, and agrees to the number. */
export const MendTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at: one }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cell] = await canvas.findAllByRole('button', { name: /Mend Department, row 2:/ });
    cell?.focus();
    await userEvent.keyboard('{Enter}');
    const field = await within(document.body).findByRole('textbox', { name: 'Mend Department, row 2' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Quality{Enter}');
    const run = await canvas.findByRole('button', { name: 'Import 2,128, keep 12 for later' });
    await userEvent.click(run);
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), '2128');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2,128' }));
    await expect(await canvas.findByRole('heading', { name: 'Importing: 40% done' })).toBeVisible();
  },
};
