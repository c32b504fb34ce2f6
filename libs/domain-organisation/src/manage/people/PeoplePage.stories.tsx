import { ErrorCode } from '@banyan/contracts';
import {
  actOnPeople,
  consoleAccess,
  managePeople,
  managePerson,
  mergePeople,
  personLearning,
} from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makePeople, makePeoplePage, makePerson } from '../../testing/people.ts';
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

/** Asks to let two people leave, chooses who takes over, and confirms. */
async function letTwoLeave(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const grid = await canvas.findByRole('grid', { name: 'People' });
  grid.focus();
  await userEvent.keyboard('jxjx');
  await userEvent.click(canvas.getByRole('button', { name: 'Has left' }));
  const dialog = within(await within(document.body).findByRole('alertdialog'));
  // The dialog fades in.
  await waitFor(() => expect(dialog.getByText('Exams to mark')).toBeVisible());
  const leave = dialog.getByRole('button', { name: 'Has left' });
  await expect(leave).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(dialog.getByRole('combobox', { name: /New owner/ }), 'Daniel');
  await userEvent.click((await within(document.body).findAllByRole('option', { name: /Daniel/ }))[0] as HTMLElement);
  await userEvent.click(leave);
  return dialog;
}

/** Two people leave: what they own is told, and somebody takes it over. */
export const LeaveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const dialog = await letTwoLeave(canvasElement);
    await expect(await dialog.findByText('Done: 2')).toBeVisible();
  },
};

const unfit = { code: ErrorCode.fieldsRefused, msg: '', data: { fields: { heir: 'marks' } } };

/** The new owner may not do all of it: told at the field. */
export const HeirRefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({
    at,
    answers: () => [{ call: actOnPeople, give: () => Promise.reject(new RefusedError(actOnPeople, unfit)) }],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await letTwoLeave(canvasElement);
    await expect(await dialog.findByText(/Exams are marked by lecturers/)).toBeVisible();
  },
};

const apart = answer(managePerson, ({ id }) =>
  makePerson(
    id === 1
      ? { id }
      : { id, account: 'L2044', written: { ...makePerson().written, post: '', email: 'amy@example.com' } },
    'en',
  ),
);

/** Two chosen accounts of one person are compared and become one, once the name is typed. */
export const MergeTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, answers: () => [apart] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'People' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: 'Same person' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'amy@example.com' }));
    const act = dialog.getByRole('button', { name: 'Make them one' });
    await expect(act).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: /close the account/ }), 'Amy Chen');
    await userEvent.click(act);
    await expect(await dialog.findByText(/one account now/)).toBeVisible();
  },
};

/** From the panel: a similar account is proposed, the two stay two. */
export const MergeRefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({
    at: `${at}?open=1`,
    answers: () => [
      apart,
      {
        call: mergePeople,
        give: () =>
          Promise.reject(
            new RefusedError(mergePeople, { code: ErrorCode.conflict, msg: '', data: { reason: 'sits' } }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Same person as…' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /close the account/ }), 'Amy Chen');
    await userEvent.click(dialog.getByRole('button', { name: 'Make them one' }));
    await expect(await dialog.findByText(/sits an exam/)).toBeVisible();
  },
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
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
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
