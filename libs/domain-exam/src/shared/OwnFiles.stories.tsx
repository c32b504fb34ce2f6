import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { OwnFiles } from './OwnFiles.tsx';

const meta: Meta<typeof OwnFiles> = {
  title: 'exam/Own files',
  component: OwnFiles,
  decorators: [inExam(640)],
  args: {
    files: [
      { name: '现场照片.jpg', url: '/files/1' },
      { name: '检验记录.xlsx', url: '/files/2' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof OwnFiles>;

export const Default: Story = {};
