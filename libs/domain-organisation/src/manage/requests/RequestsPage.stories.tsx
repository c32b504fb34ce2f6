import { ErrorCode } from '@banyan/contracts';
import { decideOutsider, outsiderRequests } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeRequests } from '../../testing/requests.ts';
import { RequestsPage } from './RequestsPage.tsx';

const meta: Meta<typeof RequestsPage> = {
  title: 'organisation/Requests page',
  component: RequestsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(RequestsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/people/requests';
const stories = standardStories({
  call: outsiderRequests,
  at,
  full: (language) => makeRequests('open', language),
  empty: { items: [], next: null, total: 0, right: 'decide' },
  long: (language) => {
    const page = makeRequests('open', language);
    return {
      ...page,
      items: page.items.map((one) => ({ ...one, reason: one.reason.repeat(12), company: 'x'.repeat(60) })),
    };
  },
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Panel: Story = { parameters: inStory({ at: `${at}?open=1` }) };
export const Answered: Story = { parameters: inStory({ at: `${at}?state=answered&view=answered` }) };

/** A role that may look but not decide. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(outsiderRequests, () => ({ ...makeRequests('open', language), right: 'see' as const })),
    ],
  }),
};

/** An administrator of departments, who reaches no request. */
export const Beyond: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(outsiderRequests, () => ({ items: [], next: null, total: 0, right: 'none' as const }))],
  }),
};

/** Refuses three with one reason; one was answered by somebody else meanwhile. */
export const RefuseTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({
    at,
    answers: () => [
      answer(decideOutsider, ({ id }) => {
        if (id === 2) throw new RefusedError(decideOutsider, { code: ErrorCode.conflict, msg: '', data: null });
        return { total: 1 };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Sign-up requests' });
    grid.focus();
    await userEvent.keyboard('jxjxjxr');
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Refuse 3 requests?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Please ask Purchasing first');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await dialog.findByText('Done: 2');
    await expect(dialog.getByText(/was answered by another administrator/)).toBeInTheDocument();
  },
};
