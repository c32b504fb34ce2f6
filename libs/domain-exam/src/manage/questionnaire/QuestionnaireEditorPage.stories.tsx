import { ErrorCode } from '@banyan/contracts';
import { readQuestionnaireDraft, saveQuestionnaireDraft } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { makeEditedQuestionnaire, makeQuestionnaireDraft } from '../../testing/manageQuestionnaires.ts';
import { QuestionnaireEditorPage } from './QuestionnaireEditorPage.tsx';

const meta: Meta<typeof QuestionnaireEditorPage> = {
  title: 'exam/Editor of a questionnaire',
  component: QuestionnaireEditorPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(QuestionnaireEditorPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/questionnaires/700001';
const read = (change: Parameters<typeof makeEditedQuestionnaire>[0]) =>
  inStory({
    at,
    answers: (language) => [answer(readQuestionnaireDraft, () => makeEditedQuestionnaire(change, language))],
  });

export const Default: Story = { parameters: inStory({ at }), tags: ['english', 'dark'] };
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [{ call: readQuestionnaireDraft, give: waiting }] }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(readQuestionnaireDraft)] }) };
/** Nothing has been asked yet. */
export const New: Story = {
  parameters: read({
    draft: makeQuestionnaireDraft({ items: [], owner: { zh_cn: '' } }),
    faults: [
      { at: 'owner', rule: 'missing' },
      { at: 'items', rule: 'noQuestions' },
    ],
  }),
};
/** People have answered it: what was asked and promised stays. */
export const Answered: Story = {
  parameters: read({ state: 'open', version: 2, answered: 214, held: ['q1', 'q2', 'q4'] }),
};
/** A role that may look but not change. */
export const LookOnly: Story = { parameters: read({ mayEdit: false, mayPublish: false }) };
/** A save that is not possible. */
export const NotSaved: Story = {
  parameters: inStory({ at, answers: () => [failing(saveQuestionnaireDraft)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '星级' }));
    await expect(await canvas.findByRole('button', { name: '重试' }, { timeout: 5000 })).toBeVisible();
  },
};

/** The sheet beside the questions asks what the answers lead to. */
export const BranchTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('complementary', { name: '同事会看到' }));
    await expect(await sheet.findByText('按这样回答，不会问：第 5 题')).toBeVisible();
    await userEvent.click(await sheet.findByRole('checkbox', { name: '夜间补货' }));
    await expect(await sheet.findByRole('region', { name: /最后一次休息几点开始/ })).toBeVisible();
  },
};

/** By keyboard alone: a question is added, moved up, and its option leads to the end. */
export const KeyboardTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: read({ draft: makeQuestionnaireDraft({ items: makeQuestionnaireDraft().items.slice(0, 2) }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: '单选' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: '题目' }), '要停吗？');
    const line = await canvas.findByRole('button', { name: /要停吗？/ });
    line.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2 要停吗？/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /选项 2 之后/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '结束' }));
    await expect(await canvas.findByText(/→ 结束/)).toBeVisible();
  },
};

/** Publishing says what it does first. */
export const PublishTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: '发布这份问卷？' }));
    await waitFor(() => expect(asked.getByText('318 人能看到这份问卷。')).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: '发布' }));
    await expect(await canvas.findByText('同事看到的是第 1 版')).toBeVisible();
  },
};

/** Somebody else has saved meanwhile: both stand side by side, and neither is lost. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      {
        call: saveQuestionnaireDraft,
        give: () =>
          Promise.reject(
            new RefusedError(saveQuestionnaireDraft, {
              code: ErrorCode.conflict,
              msg: '',
              data: {
                questionnaire: makeEditedQuestionnaire({
                  draft: makeQuestionnaireDraft({ title: { zh_cn: '别人改的' } }),
                  revision: 9,
                }),
              },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '名称' }), '！');
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 5000 }));
    await waitFor(() => expect(dialog.getByText('别人改的')).toBeVisible());
    await expect(dialog.getByText('休息室和排班！')).toBeVisible();
  },
};
