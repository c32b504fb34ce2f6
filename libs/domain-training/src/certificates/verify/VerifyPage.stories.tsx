import { verifyCertificate, type VerifiedCertificate } from '@banyan/contracts/training';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeVerified } from '../../testing/certificates.ts';
import { fixtureNow } from '../../testing/fixtures.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { VerifyPage } from './VerifyPage.tsx';

const at = '/verify/BANYAN0000009201';

const meta: Meta<typeof VerifyPage> = {
  title: 'training/Verify page',
  component: VerifyPage,
  parameters: { layout: 'fullscreen', ...inStory({ at, visitor: true }) },
  decorators: [trainingPage(VerifyPage)],
};
export default meta;
type Story = StoryObj;

const story = (make: (language: 'zh' | 'en') => VerifiedCertificate | null): Story => ({
  parameters: inStory({
    at,
    visitor: true,
    answers: (language) => [answer(verifyCertificate, () => ({ certificate: make(language), checkedAt: fixtureNow }))],
  }),
});

export const Default: Story = { tags: ['english', 'dark'] };
export const Expired: Story = story((language) =>
  makeVerified({ state: 'expired', expiresAt: fixtureNow - 90 * 86_400_000 }, language),
);
export const Revoked: Story = story((language) =>
  makeVerified({ state: 'revoked', revokedAt: fixtureNow - 40 * 86_400_000 }, language),
);
export const Unknown: Story = story(() => null);
export const Loading: Story = {
  parameters: inStory({ at, visitor: true, answers: () => [answer(verifyCertificate, waiting)] }),
};
export const Failed: Story = {
  parameters: inStory({ at, visitor: true, answers: () => [failing(verifyCertificate)] }),
};
