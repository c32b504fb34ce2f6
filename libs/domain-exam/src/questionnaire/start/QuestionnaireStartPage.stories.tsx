import { questionnaireDetail } from '@banyan/contracts/exam';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage, inStory } from '../../testing/examStory.tsx';
import { makeQuestionnaire, makeQuestionnaireCard } from '../../testing/questionnaire.ts';
import { QuestionnaireStartPage } from './QuestionnaireStartPage.tsx';

const at = '/questionnaire/excessive/700001';

const meta: Meta<typeof QuestionnaireStartPage> = {
  title: 'exam/Questionnaire start page',
  component: QuestionnaireStartPage,
  parameters: { layout: 'fullscreen', screen: { at } },
  decorators: [examPage(QuestionnaireStartPage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const Vote: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(questionnaireDetail, () =>
        makeQuestionnaire(
          { questionnaire: makeQuestionnaireCard({ kind: 'vote', anonymous: false }, language) },
          language,
        ),
      ),
    ],
  }),
};
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(questionnaireDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(questionnaireDetail)] }) };
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
