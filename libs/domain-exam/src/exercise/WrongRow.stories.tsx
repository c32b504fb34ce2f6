import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeWrong } from '../testing/practice.ts';
import { WrongRow } from './WrongRow.tsx';

const meta: Meta<typeof WrongRow> = { title: 'exam/Wrong question', component: WrongRow, decorators: [inExam(936)] };
export default meta;
type Story = StoryObj;

const row = (index: number, failure?: Error): Story => ({
  render: (_, { globals }) => (
    <ul>
      {makeWrong(storyLanguage(globals))
        .slice(index, index + 1)
        .map((question) => (
          <WrongRow
            key={question.id}
            question={question}
            failure={failure}
            {...(question.lesson === null ? {} : { lessonHref: '/course/102' })}
            onMastered={() => undefined}
          />
        ))}
    </ul>
  ),
});
export const Due: Story = row(0);
export const WithoutLesson: Story = row(4);
export const Failed: Story = row(1, new Error('down'));
