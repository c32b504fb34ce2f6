import { studyStatements } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { EvidenceExport } from './EvidenceExport.tsx';

const at = '/my/learn-record';
const meta: Meta<typeof EvidenceExport> = {
  title: 'course/Evidence export',
  component: EvidenceExport,
  parameters: inStory({ at }),
  decorators: [coursePage(EvidenceExport)],
};
export default meta;
type Story = StoryObj<typeof EvidenceExport>;

export const Default: Story = {};

export const FailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(studyStatements, () => Promise.reject(new NetworkError(studyStatements)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '导出学习凭证' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有导出');
  },
};
