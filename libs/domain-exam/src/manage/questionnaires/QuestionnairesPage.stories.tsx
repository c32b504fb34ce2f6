import { manageQuestionnaire, manageQuestionnaires } from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { makeManagedQuestionnaires } from '../../testing/manageQuestionnaires.ts';
import { QuestionnairesPage } from './QuestionnairesPage.tsx';

const meta: Meta<typeof QuestionnairesPage> = {
  title: 'exam/Questionnaires of the console',
  component: QuestionnairesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(QuestionnairesPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/questionnaires';
const stories = standardStories({
  call: manageQuestionnaires,
  at,
  full: (language) => ({ items: makeManagedQuestionnaires(20, language), next: null, total: 20 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeManagedQuestionnaires(5, language).map((one) => ({ ...one, title: one.title.repeat(10) })),
    ...{ next: null, total: 5 },
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
        call: manageQuestionnaires,
        give: () => Promise.reject(new RefusedError(manageQuestionnaires, { code: 40306, msg: '', data: null })),
      },
    ],
  }),
};
export const Panel: Story = { parameters: inStory({ at: `${at}?open=700001` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=700001`, answers: () => [failing(manageQuestionnaire)] }),
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

/** Puts the end of two off: asked with the days, told what was done. */
export const ExtendTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: '问卷管理' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: '延长' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '延长 2 份问卷？' }));
    await waitFor(() => expect(asked.getByRole('textbox', { name: '延长几天' })).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: '延长' }));
    const done = within(await within(document.body).findByRole('dialog', { name: '完成 2 份' }));
    await expect(done.queryByRole('button', { name: '撤销' })).toBeNull();
  },
};
