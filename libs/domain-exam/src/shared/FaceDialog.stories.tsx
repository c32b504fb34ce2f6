import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inExam } from '../testing/examStory.tsx';
import { FakeFaceCheck } from '../testing/portalParts.tsx';
import { FaceDialog } from './FaceDialog.tsx';

const meta: Meta<typeof FaceDialog> = {
  title: 'exam/Face dialog',
  component: FaceDialog,
  decorators: [inExam(640)],
  args: {
    open: true,
    examId: 301,
    title: '请核对是你本人',
    text: '通过以后才开始计时。画面不离开这台设备。',
    Check: FakeFaceCheck,
    onPassed: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof FaceDialog>;

export const Default: Story = {};
export const WithoutCamera: Story = { args: { onNoCamera: fn() } };
