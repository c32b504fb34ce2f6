import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeExamDetail } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { PartTable } from './PartTable.tsx';

const meta: Meta<typeof PartTable> = {
  title: 'exam/Part table',
  component: PartTable,
  decorators: [inExam(864)],
  args: { exam: makeExamDetail().exam, parts: makeExamDetail().parts },
};
export default meta;
type Story = StoryObj<typeof PartTable>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en', enterprise: 'larkfield' } };
