import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makePictures } from '../testing/materials.ts';
import { QuestionPictures } from './QuestionPictures.tsx';

const meta: Meta<typeof QuestionPictures> = {
  title: 'exam/Question pictures',
  component: QuestionPictures,
  decorators: [inExam(640)],
  args: { question: { no: 3, pictures: makePictures() } },
};
export default meta;
type Story = StoryObj<typeof QuestionPictures>;

export const Default: Story = {};
export const One: Story = { args: { question: { no: 3, pictures: makePictures().slice(0, 1) } } };
