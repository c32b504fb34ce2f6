import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEnding } from '../../testing/certificates.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { PressingCertificate } from './PressingCertificate.tsx';

const meta: Meta<typeof PressingCertificate> = {
  title: 'training/Pressing certificate',
  component: PressingCertificate,
  decorators: [inTraining(984)],
  args: { certificate: makeEnding(), address: 'https://portal.example/verify/BANYAN0000009201', acts: null },
};
export default meta;
type Story = StoryObj<typeof PressingCertificate>;

export const Default: Story = { tags: ['dark'] };
export const LongTitle: Story = {
  args: { certificate: { ...makeEnding(), title: '质量管理体系内部审核员（汽车行业）复训合格证书' } },
};
