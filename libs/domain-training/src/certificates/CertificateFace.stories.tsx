import { certificateTones } from '@banyan/contracts/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTraining } from '../testing/trainingStory.tsx';
import { CertificateFace } from './CertificateFace.tsx';

const meta: Meta<typeof CertificateFace> = {
  title: 'training/Certificate face',
  component: CertificateFace,
  decorators: [inTraining(320)],
  args: {
    tone: 'gamboge',
    heading: '合格证书',
    title: '叉车作业安全',
    holder: '李思远　H20381',
    number: 'HC-2024-12-1077',
    label: '证书 叉车作业安全',
  },
};
export default meta;
type Story = StoryObj<typeof CertificateFace>;

export const Default: Story = {};
export const Over: Story = { args: { over: true } };
export const LongTitle: Story = { args: { title: '质量管理体系内部审核员（汽车行业）复训合格' } };
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {certificateTones.map((tone) => (
        <CertificateFace key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
