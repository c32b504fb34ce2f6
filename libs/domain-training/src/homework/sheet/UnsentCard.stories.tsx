import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSubmission } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { UnsentCard } from './UnsentCard.tsx';

const { files, text } = makeSubmission();

const meta: Meta<typeof UnsentCard> = {
  title: 'training/Unsent homework',
  component: UnsentCard,
  decorators: [inTraining(800)],
  args: { unsent: { text, files: [] }, kept: [], late: true },
};
export default meta;
type Story = StoryObj<typeof UnsentCard>;

export const Late: Story = {};
export const Elsewhere: Story = { args: { late: false } };
export const WithFiles: Story = {
  args: { unsent: { text, files: [...files, { id: 'gone', name: '照片.jpg' }] }, kept: files },
};
export const FilesAlone: Story = { args: { unsent: { text: '', files }, kept: files } };
