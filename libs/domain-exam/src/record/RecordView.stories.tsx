import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeRecord } from '../testing/records.ts';
import { inExam } from '../testing/examStory.tsx';
import { RecordView } from './RecordView.tsx';

const meta: Meta<typeof RecordView> = {
  title: 'exam/Record view',
  component: RecordView,
  decorators: [inExam(1248)],
  args: { record: makeRecord(), draft: '', pending: false, onDraft: () => undefined, onSend: () => undefined },
};
export default meta;
type Story = StoryObj<typeof RecordView>;

export const Default: Story = { tags: ['english'] };
