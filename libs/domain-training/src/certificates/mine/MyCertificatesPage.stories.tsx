import { myCertificates } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeCertificates, makeLongCertificates } from '../../testing/certificates.ts';
import { trainingPage } from '../../testing/trainingStory.tsx';
import { MyCertificatesPage } from './MyCertificatesPage.tsx';

const meta: Meta<typeof MyCertificatesPage> = {
  title: 'training/My certificates page',
  component: MyCertificatesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(MyCertificatesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: myCertificates,
  at: '/my/my-certificate',
  full: (language) => ({ items: makeCertificates(language) }),
  empty: { items: [] },
  long: (language) => ({ items: makeLongCertificates(language) }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
