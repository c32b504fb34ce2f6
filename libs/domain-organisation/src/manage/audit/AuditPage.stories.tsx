import { auditLog } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEntries } from '../../testing/people.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { AuditPage } from './AuditPage.tsx';

const meta: Meta<typeof AuditPage> = {
  title: 'organisation/Audit page',
  component: AuditPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(AuditPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/audit';
const stories = standardStories({
  call: auditLog,
  at,
  full: (language) => ({ items: makeEntries(language), next: null, total: 3 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeEntries(language).map((one) => ({
      ...one,
      changes: [{ field: 'post', before: 'x'.repeat(200), after: '很长的岗位'.repeat(30) }],
    })),
    next: null,
    total: 3,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Entry: Story = { parameters: inStory({ at: `${at}?open=3` }) };
