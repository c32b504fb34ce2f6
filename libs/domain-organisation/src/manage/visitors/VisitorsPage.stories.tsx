import { consoleAccess, manageVisitors } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeVisitors } from '../../testing/visitors.ts';
import { VisitorsPage } from './VisitorsPage.tsx';

const meta: Meta<typeof VisitorsPage> = {
  title: 'organisation/Visitors page',
  component: VisitorsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(VisitorsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/people/visitors';
const stories = standardStories({
  call: manageVisitors,
  at,
  full: (language) => makeVisitors(language),
  empty: { items: [], next: null, total: 0 },
  long: (language) => {
    const page = makeVisitors(language);
    return {
      ...page,
      items: page.items.map((one) => ({ ...one, company: 'x'.repeat(60), name: `${one.name} `.repeat(12) })),
    };
  },
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Panel: Story = { parameters: inStory({ at: `${at}?open=101` }) };

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'people.see' as const, reach: 'all' as const }] })),
    ],
  }),
};

/** Two visitors become members of a department. */
export const JoinTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Visitors' });
    grid.focus();
    await userEvent.keyboard('jxjx');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a member' }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Make 2 visitors members?' }));
    const tree = await dialog.findByRole('treegrid', { name: 'Move to' });
    await userEvent.click(within(tree).getByRole('row', { name: /Quality/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make a member' }));
    await expect(await dialog.findByText('Done: 2')).toBeVisible();
  },
};
