import { consoleAccess, managePeople, managePerson, personLearning } from '@banyan/contracts/organisation';
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

/** The learning of a person, then one whose learning could not be loaded. */
export const LearningTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at: `${at}?open=1` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Learning' }));
    const exams = within(await canvas.findByRole('list', { name: 'Exam results' }));
    await expect(exams.getByText('84 of 100')).toBeVisible();
    await expect(exams.getByText('score not shown')).toBeVisible();
  },
};
export const LearningFailedTest: Story = {
  ...LearningTest,
  parameters: inStory({ at: `${at}?open=1`, answers: () => [failing(personLearning)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Learning' }));
    await expect(await canvas.findByText('What this person learns could not be loaded')).toBeVisible();
  },
};

/** Fields of the enterprise as columns, filters and an order. */
export const OwnFields: Story = {
  parameters: inStory({
    at: `${at}?cols=name,account,field:11,field:12,field:13&field:13=3..7&field:11=2&sort=-field:13`,
  }),
};

/** A filter on a number behind "more filters" goes into the address. */
export const FieldFilterTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Grade' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Grade' }));
    await userEvent.type(await body.findByRole('spinbutton', { name: 'At least' }), '3.5');
    await userEvent.click(body.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('button', { name: /^Grade: 3\.5/ })).toBeVisible();
  },
};
