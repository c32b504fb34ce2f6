import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeCertificate, makeRevoked } from '../../testing/certificates.ts';
import { fixtureNow } from '../../testing/fixtures.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { PastCertificate } from './PastCertificate.tsx';

const over = { state: 'expired', expiresAt: fixtureNow - 86_400_000 } as const;

const meta: Meta<typeof PastCertificate> = {
  title: 'training/Past certificate',
  component: PastCertificate,
  decorators: [inTraining(984)],
  args: { certificate: makeRevoked(), acts: null },
  render: (args) => (
    <ul>
      <PastCertificate {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof PastCertificate>;

export const Default: Story = {};
export const Expired: Story = { args: { certificate: makeCertificate(over) } };
export const Replaced: Story = { args: { certificate: makeCertificate({ ...over, renewed: true }) } };
