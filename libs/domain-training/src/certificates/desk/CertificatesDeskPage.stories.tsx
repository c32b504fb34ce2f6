import { issuedCertificates } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeIssued } from '../../testing/certificates.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { CertificatesDeskPage } from './CertificatesDeskPage.tsx';

const at = '/review?tab=certificate';

const meta: Meta<typeof CertificatesDeskPage> = {
  title: 'training/Certificates desk page',
  component: CertificatesDeskPage,
  parameters: { layout: 'padded' },
  decorators: [trainingPage(CertificatesDeskPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: issuedCertificates,
  at,
  full: (language) => ({ items: makeIssued(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({
    items: makeIssued(language).map((row) => ({ ...row, holder: row.holder.repeat(12) })),
    next: null,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** No certificate is revoked without its reason, and a revoked one says so [TR-04]. */
export const RevokeTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = await canvas.findAllByRole('button', { name: /^(?:撤销 |Revoke )/ });
    if (open === undefined) throw new Error('nothing to revoke');
    await userEvent.click(open);
    const revoke = canvas.getByRole('button', { name: /^(?:撤销这张证书|Revoke this certificate)$/ });
    await userEvent.click(revoke);
    const reason = canvas.getByRole('textbox', { name: /^(?:撤销原因|Reason)/ });
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(reason, 'issued by mistake');
    await userEvent.click(revoke);
    await expect(await canvas.findByText(/issued by mistake/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^(?:撤销原因|Reason)/ })).toBeNull();
  },
};
