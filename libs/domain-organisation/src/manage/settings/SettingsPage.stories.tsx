import { ErrorCode } from '@banyan/contracts';
import { consoleAccess, manageWaysIn, saveWaysIn } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { makeWaysIn } from '../../testing/settings.ts';
import { SettingsPage } from './SettingsPage.tsx';

const meta: Meta<typeof SettingsPage> = {
  title: 'organisation/Settings page',
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(SettingsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/settings';
const empty = { corpId: '', cookieDomain: '', frameAncestors: [] };
const stories = standardStories({
  call: manageWaysIn,
  at,
  full: () => makeWaysIn(),
  empty: makeWaysIn({ settings: { ...makeWaysIn().settings, ...empty }, hosts: [] }),
  long: () =>
    makeWaysIn({
      hosts: Array.from({ length: 12 }, (_, n) => `portal-of-works-${n + 1}.hengchuan.example`),
      settings: {
        ...makeWaysIn().settings,
        frameAncestors: Array.from({ length: 12 }, (_, n) => `https://office-${n + 1}.hengchuan.example`),
      },
    }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Without the right to change them they are read. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'integrations.see' as const, reach: 'all' as const }] })),
    ],
  }),
};

const refusedWith = (code: number, data: unknown) => () =>
  Promise.reject(new RefusedError(saveWaysIn, { code, msg: '', data }));

/** Wrong values are told beside their fields, by the form and by the server, and nothing typed is lost. */
export const RulesTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(saveWaysIn, refusedWith(ErrorCode.fieldsRefused, { fields: { cookieDomain: 'noHost' } }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scan = await canvas.findByRole('textbox', { name: /扫码登录地址/ });
    await userEvent.type(scan, 'http://sso.example');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请填写以 https:// 开头的地址')).toBeVisible();
    await userEvent.clear(scan);
    const domain = canvas.getByRole('textbox', { name: /共用登录的域名/ });
    await userEvent.clear(domain);
    await userEvent.type(domain, 'elsewhere.example');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('门户没有这个域名下的地址，填了会登录不了')).toBeVisible();
    await expect(domain).toHaveValue('elsewhere.example');
  },
};

/** Somebody else was faster: both versions are shown, and one's own can be kept. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      let kept = makeWaysIn();
      return [
        answer(manageWaysIn, () => kept),
        answer(saveWaysIn, ({ begun, settings }) => {
          if (begun === 'first') {
            kept = makeWaysIn({ settings: { ...kept.settings, corpId: 'theirs' }, version: 'second' });
            return refusedWith(ErrorCode.conflict, { reason: 'revision' })();
          }
          kept = makeWaysIn({ settings, version: 'third' });
          return Promise.resolve(kept);
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const corp = await canvas.findByRole('textbox', { name: /企业微信企业 ID/ });
    await userEvent.clear(corp);
    await userEvent.type(corp, 'mine');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('theirs')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '用我的' }));
    await expect(await canvas.findByRole('textbox', { name: /企业微信企业 ID/ })).toHaveValue('mine');
  },
};
