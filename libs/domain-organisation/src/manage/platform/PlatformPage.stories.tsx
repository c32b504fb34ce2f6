import { platformEnterpriseDetail, platformEnterprises } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import { failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeEnterprises } from '../../testing/platform.ts';
import { PlatformPage } from './PlatformPage.tsx';

const meta: Meta<typeof PlatformPage> = {
  title: 'organisation/Platform page',
  component: PlatformPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(PlatformPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/platform';
const none = { items: [], next: null, total: 0, baseDomain: 'example.com' };
const stories = standardStories({
  call: platformEnterprises,
  at,
  full: (language) => ({ ...none, items: makeEnterprises(language), total: 4 }),
  empty: none,
  long: (language) => ({
    ...none,
    items: makeEnterprises(language).map((one) => ({
      ...one,
      name: one.name.repeat(8),
      host: `${'x'.repeat(60)}.example.com`,
    })),
    total: 4,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Panel: Story = { parameters: inStory({ at: `${at}?open=3001` }) };
export const InTrash: Story = { parameters: inStory({ at: `${at}?state=deleted&view=deleted&open=3004` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=3001`, answers: () => [failing(platformEnterpriseDetail)] }),
};

/** Somebody who does not run the platform. */
export const Refused: Story = {
  parameters: inStory({
    at,
    onSession: (session) => session.becomeLearner(),
  }),
};

/** Makes an enterprise: rules are told by field, then the invitation is shown once. */
export const AddTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'New enterprise' }));
    const form = within(await canvas.findByRole('form', { name: 'New enterprise' }));
    await userEvent.click(form.getByRole('button', { name: 'Make and invite' }));
    const [name] = form.getAllByRole('textbox', { name: /^Name/ });
    await expect(name).toBeInvalid();
    const [enterprise, person] = form.getAllByRole('textbox', { name: /^Name/ });
    await userEvent.type(enterprise as HTMLElement, 'Acme Tools');
    await userEvent.type(form.getByRole('textbox', { name: /^Host/ }), 'acme.example.com');
    await userEvent.type(person as HTMLElement, 'Ann Lee');
    await userEvent.type(form.getByRole('textbox', { name: /^Mail/ }), 'ann@acme.example');
    await userEvent.click(form.getByRole('button', { name: 'Make and invite' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Invitation for Ann Lee' }));
    // It fades in.
    await waitFor(() => expect(dialog.getByText(/invitation\?ticket=/)).toBeVisible());
  },
};
