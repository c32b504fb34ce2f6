import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** It ended this year: a document shows the year. */
export const ExpiredTest: Story = {
  ...Expired,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^\d{4}年\d+月\d+日$/u, { selector: 'p > time:last-child' }),
    ).toBeVisible();
  },
};
export const Replaced: Story = { args: { certificate: makeCertificate({ ...over, renewed: true }) } };
