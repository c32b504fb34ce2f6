import { myQuestionnaires } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage } from '../../testing/examStory.tsx';
import { makeQuestionnaireCards } from '../../testing/questionnaire.ts';
import { MyQuestionnairesPage } from './MyQuestionnairesPage.tsx';

const meta: Meta<typeof MyQuestionnairesPage> = {
  title: 'exam/My questionnaires page',
  component: MyQuestionnairesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(MyQuestionnairesPage)],
};
export default meta;
type Story = StoryObj;

const long = {
  zh: '关于各生产车间、仓储物流与职能部门 2025 年度食堂、班车、宿舍和文体活动综合满意度的匿名调查',
  en: 'Anonymous survey of all departments about the canteen, the shuttle buses, the dormitories and leisure activities in 2025',
};
const stories = standardStories({
  call: myQuestionnaires,
  at: '/questionnaire/questionMyList',
  full: (language) => ({ items: makeQuestionnaireCards(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({
    items: makeQuestionnaireCards(language).map((card) => ({ ...card, title: long[language] })),
    next: null,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
