import { ErrorCode } from '@banyan/contracts';
import { questionnaireDetail, questionnaireResults, submitQuestionnaire } from '@banyan/contracts/exam';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examPage, inStory } from '../../testing/examStory.tsx';
import { makeQuestionnaire, makeQuestionnaireResults } from '../../testing/questionnaire.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';

const at = '/questionnaire/questionDetail?id=700001';
const resultsAt = `${at}&view=results`;

const meta: Meta<typeof QuestionnairePage> = {
  title: 'exam/Questionnaire page',
  component: QuestionnairePage,
  parameters: { layout: 'fullscreen', screen: { at } },
  decorators: [examPage(QuestionnairePage)],
  beforeEach: () => localStorage.clear(),
};
export default meta;
type Story = StoryObj;

/** Each of the fifteen types, nothing answered yet. */
export const Default: Story = {};
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(questionnaireDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(questionnaireDetail)] }) };
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
export const Results: Story = { parameters: inStory({ at: resultsAt }) };
export const ResultsLoading: Story = {
  parameters: inStory({ at: resultsAt, answers: () => [answer(questionnaireResults, waiting)] }),
};
export const ResultsFailed: Story = {
  parameters: inStory({ at: resultsAt, answers: () => [failing(questionnaireResults)] }),
};
/** The author reads who answered what. */
export const OwnResults: Story = {
  parameters: inStory({
    at: resultsAt,
    answers: (language) => [
      answer(questionnaireResults, () => ({ ...makeQuestionnaireResults(language), readable: true })),
    ],
  }),
};
/** So few took part that sums would reveal individual answers. */
export const TooFew: Story = {
  parameters: inStory({
    at: resultsAt,
    answers: (language) => [
      answer(questionnaireResults, () => ({
        ...makeQuestionnaireResults(language),
        people: 3,
        tooFew: true,
        items: [],
      })),
    ],
  }),
};

const oneQuestion = (language: 'zh' | 'en') => {
  const all = makeQuestionnaire({}, language);
  return { ...all, items: all.items.filter(({ type }) => type === 'fill') };
};

/** All missing answers, with the focus on their list. */
export const MissingTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('还有 12 题要改')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '第 2 题：这题还没填' }));
    await expect(canvas.getByRole('region', { name: '这个月食堂总体怎么样？' })).toHaveFocus();
  },
};

/** The connection is gone: the typed answers stay, and can be handed in again. */
export const SubmitFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(questionnaireDetail, () => oneQuestion(language)),
      answer(submitQuestionnaire, () => Promise.reject(new NetworkError(submitQuestionnaire))),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '所在工段' }), '机加二工段');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText(/填好的内容都还在/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '所在工段' })).toHaveValue('机加二工段');
  },
};

/** The refusal of an answer shows at its question until it is changed. */
export const RefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(questionnaireDetail, () => oneQuestion(language)),
      answer(submitQuestionnaire, () =>
        Promise.reject(
          new RefusedError(submitQuestionnaire, {
            code: ErrorCode.answersRefused,
            msg: '',
            data: { problems: [{ item: 'fill', rule: 'characters', limit: 200 }] },
          }),
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '所在工段' });
    await userEvent.type(field, '机加二工段');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByRole('link', { name: '第 1 题：写多了，请缩到 200 个字符以内' })).toBeVisible();
    const beside = within(canvas.getByRole('complementary', { name: '填到哪了' }));
    await expect(beside.getByText('第 1 题要改。')).toBeVisible();
    await userEvent.type(field, '一班');
    await expect(canvas.queryByText('写多了，请缩到 200 个字符以内')).not.toBeInTheDocument();
    await expect(beside.getByText('必填的都填好了，可以提交。')).toBeVisible();
  },
};

/** It was published anew while it was answered: what is asked now shows, and the answers stay. */
export const ChangedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(questionnaireDetail, () => oneQuestion(language)),
      answer(submitQuestionnaire, () =>
        Promise.reject(new RefusedError(submitQuestionnaire, { code: ErrorCode.conflict, msg: '', data: null })),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '所在工段' }), '机加二工段');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('这份问卷有改动。')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '所在工段' })).toHaveValue('机加二工段');
  },
};

/** Handed in: thanks, and the draft is gone. */
export const HandedInTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: (language) => [answer(questionnaireDetail, () => oneQuestion(language))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '所在工段' }), '机加二工段');
    await expect(localStorage.length).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByRole('heading', { name: '已提交，谢谢参与' })).toBeVisible();
    await expect(localStorage.length).toBe(0);
  },
};
