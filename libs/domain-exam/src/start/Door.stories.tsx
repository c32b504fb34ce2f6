import { examDetail } from '@banyan/contracts';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { makeExamDetail } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { Door } from './Door.tsx';

const meta: Meta<typeof Door> = {
  title: 'exam/Door',
  component: Door,
  decorators: [inExam(408)],
  args: { detail: makeExamDetail(), offset: 0, pending: false, onEnter: fn(), onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Door>;

export const Open: Story = {};
export const Entering: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: new NetworkError(examDetail) } };
export const TooLate: Story = { args: { detail: makeExamDetail({ refusal: 'late' }) } };
