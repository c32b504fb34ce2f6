import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { inExam } from '../testing/examStory.tsx';
import { PrintButton } from './PrintButton.tsx';

const meta: Meta<typeof PrintButton> = {
  title: 'exam/Print button',
  component: PrintButton,
  decorators: [inExam(120)],
  args: { icon: <Printer size={18} aria-hidden="true" /> },
};
export default meta;
export const Default: StoryObj<typeof PrintButton> = {};
