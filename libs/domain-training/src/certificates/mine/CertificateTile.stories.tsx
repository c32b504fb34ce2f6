import { NetworkError } from '@banyan/core-http';
import { certificateDocument } from '@banyan/contracts/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeCertificate } from '../../testing/certificates.ts';
import { fixtureNow } from '../../testing/fixtures.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { CertificateActs } from './CertificateActs.tsx';
import { CertificateTile } from './CertificateTile.tsx';

const certificate = makeCertificate({ expiresAt: fixtureNow + 300 * 86_400_000 });
const nothing = () => undefined;
const acts = { certificate, pending: false, failure: undefined, onSave: nothing, onBadge: nothing };

const meta: Meta<typeof CertificateTile> = {
  title: 'training/Certificate tile',
  component: CertificateTile,
  decorators: [inTraining(288)],
  args: { certificate, acts: <CertificateActs {...acts} /> },
  render: (args) => (
    <ul>
      <CertificateTile {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof CertificateTile>;

export const Default: Story = {};
export const Failed: Story = {
  args: { acts: <CertificateActs {...acts} failure={new NetworkError(certificateDocument)} /> },
};
/** With a character of the name that no font has. */
export const NotPrintedWhole: Story = {
  args: { acts: <CertificateActs {...acts} certificate={{ ...certificate, unprinted: ['𠀀'] }} /> },
};
export const Pending: Story = { args: { acts: <CertificateActs {...acts} pending /> } };
