import { consoleAccess, managePeople, managePerson } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makePeople, makePeoplePage } from '../../testing/people.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const meta: Meta<typeof PeoplePage> = {
  title: 'organisation/People page',
  component: PeoplePage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(PeoplePage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/people';
const stories = standardStories({
  call: managePeople,
  at,
  full: (language) => makePeoplePage(48, language),
  empty: makePeoplePage(0),
  long: (language) => ({
    ...makePeoplePage(0),
    items: makePeople(6, language).map((one) => ({ ...one, name: `${one.name} `.repeat(12), post: 'x'.repeat(60) })),
    total: 6,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Refused: Story = {
  parameters: inStory({
    at,
    answers: () => [
      {
        call: managePeople,
        give: () => Promise.reject(new RefusedError(managePeople, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};
export const Panel: Story = { parameters: inStory({ at: `${at}?open=1` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=1`, answers: () => [failing(managePerson)] }),
};

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at: `${at}?open=1`,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'people.see' as const, reach: 'departments' as const }] })),
    ],
  }),
};

/** Chooses three people and moves them: asked first, then told what was done. */
export const MoveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'People' });
    grid.focus();
    await userEvent.keyboard('jxjxjxm');
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    const trees = await dialog.findByRole('treegrid', { name: 'Move to' });
    await userEvent.click(within(trees).getByRole('row', { name: /Quality/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await dialog.findByText('Done: 3')).toBeVisible();
  },
};
