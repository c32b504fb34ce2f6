import { messageSettings, saveMessageSettings } from '@banyan/contracts/messages';
import { NetworkError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messagesPage, inStory } from '../testing/messagesStory.tsx';
import { makeSettings } from '../testing/messages.ts';
import { SettingsPage } from './SettingsPage.tsx';

const meta: Meta<typeof SettingsPage> = {
  title: 'messages/Settings page',
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [messagesPage(SettingsPage)],
};
export default meta;
type Story = StoryObj;

const at = '/editor/messageSettings';
export const Default: Story = { parameters: inStory({ at }) };
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(messageSettings, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(messageSettings)] }) };
export const NoAddressAndChat: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(messageSettings, () => ({ items: makeSettings(), email: '', chat: 'Y' as const }))],
  }),
};

/** The switch goes back when the change was not kept, and its line says why. */
export const SavingFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(saveMessageSettings, () => Promise.reject(new NetworkError(saveMessageSettings)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole('switch', { name: '赞：站内提醒' });
    await userEvent.click(control);
    await expect(await canvas.findByText('网络连不上，设置没有变')).toBeVisible();
    await expect(control).toBeChecked();
  },
};
