import { listExports } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeExports } from '../../testing/exports.ts';
import { onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { ExportsPage } from './ExportsPage.tsx';

const meta: Meta<typeof ExportsPage> = {
  title: 'organisation/Exports page',
  component: ExportsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(ExportsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: listExports,
  at: '/manage/exports',
  full: () => ({ items: makeExports(), next: null, total: 4 }),
  empty: { items: [], next: null, total: 0 },
  long: () => ({
    items: makeExports().map((one) => ({ ...one, file: `${'a-long-name-'.repeat(8)}${one.file}` })),
    next: null,
    total: 4,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
