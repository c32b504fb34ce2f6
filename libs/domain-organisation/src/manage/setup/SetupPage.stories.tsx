import { addPerson, readSetup, setLook } from '@banyan/contracts/organisation';
import { ErrorCode } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeSetup } from '../../testing/setup.ts';
import { SetupPage } from './SetupPage.tsx';

const meta: Meta<typeof SetupPage> = {
  title: 'organisation/Setup page',
  component: SetupPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(SetupPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/setup';
const with_ = (done: Parameters<typeof makeSetup>[0]): Story => ({
  parameters: inStory({ at, answers: (language) => [answer(readSetup, () => makeSetup(done, language))] }),
});

export const Default: Story = { ...with_([]), tags: ['english', 'dark'] };
export const Departments: Story = with_(['look']);
export const People: Story = with_(['look', 'departments']);
export const Course: Story = { ...with_(['look', 'departments', 'people']), tags: ['english'] };
export const Finished: Story = with_(null);
export const Loading: Story = { parameters: inStory({ at, answers: () => [{ call: readSetup, give: waiting }] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(readSetup)] }) };
export const PaleColour: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(readSetup, () => ({ ...makeSetup([], language), theme: '#ffe066', accent: '#8a7000' })),
    ],
  }),
};

/** Typed words stay when a save was lost. */
export const LostTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, answers: () => [failing(setLook)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /Name of the academy/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Acme Learning');
    await userEvent.click(canvas.getByRole('button', { name: '#1d4ed8' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(name).toHaveValue('Acme Learning');
  },
};

/** Two are invited, one has an account already; then it goes on. */
export const InviteTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({
    at,
    answers: (language) => [
      answer(readSetup, () => makeSetup(['look', 'departments'], language)),
      answer(addPerson, ({ account }) => {
        if (account === 'bo@acme.example')
          throw new RefusedError(addPerson, {
            code: ErrorCode.fieldsRefused,
            msg: '',
            data: { fields: { account: 'taken' } },
          });
        return {
          person: undefined as never,
          password: '',
          invitation: { link: 'https://acme.example/invitation?ticket=t', expiresAt: 1, mailedTo: account },
        };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.findByRole('textbox', { name });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitations' }));
    await expect(await field('Name of person 1')).toBeInvalid();
    await userEvent.type(await field('Name of person 1'), 'Ann Lee');
    await userEvent.type(await field('Mail of person 1'), 'ann@acme.example');
    await userEvent.type(await field('Name of person 2'), 'Bo Chen');
    await userEvent.type(await field('Mail of person 2'), 'bo@acme.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(await canvas.findByText('https://acme.example/invitation?ticket=t')).toBeVisible();
    await expect(canvas.getByText(/Bo Chen was not invited: This address has an account already/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
  },
};
