import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeMaterials } from '../testing/materials.ts';
import { QuestionMaterials } from './QuestionMaterials.tsx';

const meta: Meta<typeof QuestionMaterials> = {
  title: 'exam/Question materials',
  component: QuestionMaterials,
  decorators: [inExam(640)],
  args: { materials: makeMaterials() },
};
export default meta;
type Story = StoryObj<typeof QuestionMaterials>;

export const Default: Story = { tags: ['english', 'dark'] };
export const LongName: Story = {
  args: { materials: [{ ...makeMaterials()[1]!, name: `${'图纸与工艺卡片'.repeat(12)}.pdf` }] },
};
