import { ErrorCode } from '@banyan/contracts';
import { audienceEffect, audienceThing, audienceThingList, setAudience } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeThing, makeThings, nobody, thingNames } from '../../testing/audiences.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { AudiencesPage } from './AudiencesPage.tsx';

const meta: Meta<typeof AudiencesPage> = {
  title: 'organisation/Audiences page',
  component: AudiencesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(AudiencesPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/audiences';
const names = { groups: [], people: [] };
const stories = standardStories({
  call: audienceThingList,
  at,
  full: (language) => ({
    ...{ items: makeThings(language), next: null, total: 4, names: thingNames(language) },
    kinds: ['course' as const, 'exam' as const, 'room' as const, 'announcement' as const],
  }),
  empty: { items: [], next: null, total: 0, kinds: ['course' as const], names },
  long: (language) => ({
    items: makeThings(language).map((one) => ({
      ...one,
      name: language === 'en' ? 'A thing with a long name '.repeat(4) : '很长的名称'.repeat(12),
    })),
    ...{ next: null, total: 4, kinds: ['course' as const], names },
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Opened: Story = { parameters: inStory({ at: `${at}?open=room-8001` }) };
/** A role that may look but not change. */
export const LookOnly: Story = { parameters: inStory({ at: `${at}?open=exam-12` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=room-8001`, answers: () => [failing(audienceThing)] }),
};

/** Another audience says what it would do, and is saved. */
export const GiveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at: `${at}?open=room-8001` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('complementary', { name: '谁能看' }));
    await expect(await panel.findByRole('button', { name: /^就这/ })).toBeDisabled();
    await userEvent.click(panel.getByRole('radio', { name: '所有人' }));
    await expect(await panel.findByRole('list', { name: '多看到的 86 人' })).toBeVisible();
    await expect(panel.getByRole('list', { name: '已有记录的 2 人：记录保留' })).toBeVisible();
    // A choice is not given up by a slip.
    await userEvent.click(panel.getByRole('button', { name: '不改了' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '继续选' }));
    await userEvent.click(panel.getByRole('button', { name: '让所有人看到' }));
    await expect(await panel.findByRole('button', { name: '让所有人看到' })).toBeDisabled();
  },
};

/** The effect could not be asked: that is told, with a way on. */
export const EffectFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({ at: `${at}?open=room-8001`, answers: () => [failing(audienceEffect)] }),
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('complementary', { name: '谁能看' }));
    await userEvent.click(await panel.findByRole('radio', { name: '所有人' }));
    await expect(await panel.findByText(/没有算出人数/)).toBeVisible();
  },
};

/** Somebody else was faster: both versions stand side by side. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  parameters: inStory({
    at: `${at}?open=room-8001`,
    answers: (language) => [
      {
        call: setAudience,
        give: () =>
          Promise.reject(
            new RefusedError(setAudience, {
              code: ErrorCode.conflict,
              msg: '',
              data: { thing: makeThing(language, { audience: { ...nobody, departments: [2] }, began: 11 }) },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('complementary', { name: '谁能看' }));
    await userEvent.click(await panel.findByRole('radio', { name: '所有人' }));
    await userEvent.click(await panel.findByRole('button', { name: '让所有人看到' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('所有人')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /另一个人/ }));
    await expect(await panel.findByRole('button', { name: /质量部/ })).toBeVisible();
  },
};
