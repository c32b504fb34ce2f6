import { questionnaireDetail, type AnswerRefusal, type QuestionnaireCard } from '@banyan/contracts/exam';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage, inStory } from '../../testing/examStory.tsx';
import { makeQuestionnaire, makeQuestionnaireCard } from '../../testing/questionnaire.ts';
import { QuestionnaireForbiddenPage } from './QuestionnaireForbiddenPage.tsx';

const path = '/questionnaire/forbid';

const meta: Meta<typeof QuestionnaireForbiddenPage> = {
  title: 'exam/Questionnaire forbidden page',
  component: QuestionnaireForbiddenPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(QuestionnaireForbiddenPage)],
};
export default meta;
type Story = StoryObj;

const refused = (refusal: AnswerRefusal | null, change: Partial<QuestionnaireCard> = {}): Story => ({
  parameters: inStory({
    at: `${path}?id=700001&reason=${refusal ?? 'early'}`,
    answers: (language) => [
      answer(questionnaireDetail, () =>
        makeQuestionnaire({ refusal, items: [], questionnaire: makeQuestionnaireCard(change, language) }, language),
      ),
    ],
  }),
});

export const Early = refused('early', { state: 'early' });
export const Closed = refused('closed', { state: 'closed' });
export const Answered = refused('answered', { state: 'answered', resultsOpen: true });
/** The address is old: by now it can be answered. */
export const OpenByNow = refused(null);
export const OfOthers: Story = { parameters: inStory({ at: `${path}?reason=audience` }) };
export const Gone: Story = { parameters: inStory({ at: path }) };
/** The server could not be asked: the reason comes from the address, and the next step is offered. */
export const Failed: Story = {
  parameters: inStory({ at: `${path}?id=700001&reason=closed`, answers: () => [failing(questionnaireDetail)] }),
};
