import { personRights } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeRights } from '../../testing/roles.ts';
import { PersonRightsPage } from './PersonRightsPage.tsx';

const meta: Meta<typeof PersonRightsPage> = {
  title: 'organisation/Rights of a person',
  component: PersonRightsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(PersonRightsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/roles/1';
const nobody = { ...makeRights(), sources: [], rights: [] };
const stories = standardStories({
  call: personRights,
  at,
  full: (language) => makeRights(1, language),
  empty: nobody,
  long: (language) => {
    const all = makeRights(1, language);
    return { ...all, person: { ...all.person, name: `${all.person.name} `.repeat(12) } };
  },
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Another question gets another answer. */
export const AskTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'Amy Chen may: People See, in some departments only' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Action/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Change' }));
    await expect(await canvas.findByText('No role brings this right.')).toBeVisible();
  },
};
