import { navigation, portalList, saveSelectPortal, switchingSet } from '@banyan/contracts/account';
import { makeUser } from '@banyan/core-session/testing';
import { Container, PageTitle } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answer } from '@banyan/core-screen/testing';
import { inFrame } from '../testing/inFrame.tsx';
import { Shell } from './Shell.tsx';

const user = makeUser();
const screen = (
  <Container>
    <PageTitle>Banyan</PageTitle>
  </Container>
);

const meta: Meta<typeof Shell> = {
  title: 'portal/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: { layout: 'site', children: screen },
};
export default meta;
type Story = StoryObj<typeof Shell>;

export const Learner: Story = {
  decorators: [inFrame({ user, at: '/course' })],
};

export const LearnerTest: Story = {
  ...Learner,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute('href', '/course');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Visitor: Story = { decorators: [inFrame()] };
export const English: Story = { decorators: [inFrame({ user })], globals: { language: 'en' } };
export const Dark: Story = { decorators: [inFrame({ user })], globals: { appearance: 'dark' } };
export const Languages: Story = {
  decorators: [
    inFrame({ enterprise: { language: 'en', switch_language: 'Y', languageSelected: ['en', 'zh_cn', 'zh_tw'] } }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(语言|Language)$/ }));
    const menu = await within(document.body).findByRole('menu');
    await expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(4);
  },
};
export const UserMenuOpen: Story = {
  decorators: [inFrame({ user })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /林思远/ }));
    const menu = await within(document.body).findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(6);
  },
};
export const SwitchingTest: Story = {
  decorators: [
    inFrame(() => {
      let chosen = '';
      const names = { '': '衡川学堂', logistics: '物流学院' };
      return {
        user,
        answers: [
          answer(switchingSet, () => ({ enterprise: 'Y' as const, portal: 'Y' as const })),
          answer(portalList, () => ({
            portals: Object.entries(names).map(([portalId, portalName]) => ({
              portalId,
              portalName,
              switchStatus: 'Y' as const,
              chosen: portalId === chosen ? ('Y' as const) : ('N' as const),
            })),
          })),
          answer(saveSelectPortal, ({ portalId }) => ({ portalId: (chosen = portalId) })),
        ],
      };
    }),
  ],
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const open = async () => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: /林思远/ }));
      return within(await within(document.body).findByRole('menu'));
    };
    const menu = await open();
    await expect(await menu.findByRole('menuitem', { name: '切换企业' })).toHaveAttribute('href', '/switchEnterprise');
    await userEvent.click(await menu.findByRole('menuitem', { name: /物流学院/ }));
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    const again = await open();
    const chosen = await again.findByRole('menuitem', { name: /物流学院.*当前/ });
    // The menu fades in.
    await waitFor(() => expect(chosen).toBeVisible());
  },
};
export const NavigationLoading: Story = {
  decorators: [inFrame({ answers: [answer(navigation, () => new Promise(() => undefined))] })],
};
export const NavigationFailed: Story = {
  decorators: [inFrame({ answers: [answer(navigation, () => Promise.reject(new Error('down')))] })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^(重试|Retry)$/ })).toBeVisible();
  },
};
/** More entries than fit, and long ones: the rest is in a menu, search and menus stay. */
export const LongNames: Story = {
  decorators: [
    inFrame({
      user: makeUser({ username: 'Maximiliane Wolkenstein-Trostburg' }),
      enterprise: { portalName: 'Wolkenstein International Manufacturing Excellence Academy' },
      answers: [
        answer(navigation, () => ({
          items: Array.from({ length: 12 }, (_, index) => ({
            key: String(index),
            title: `Organisation development ${index + 1}`,
            path: `/index/${index}`,
          })),
        })),
      ],
    }),
  ],
};
/** Entries that do not fit are behind "more". */
export const LongNamesTest: Story = {
  ...LongNames,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(更多|More)$/ }));
    const menu = await within(document.body).findByRole('menu');
    const last = within(menu).getByRole('menuitem', { name: /development 12/ });
    await waitFor(() => expect(last).toBeVisible());
  },
};
export const WithoutChrome: Story = {
  decorators: [inFrame({ user })],
  args: { layout: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('main')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
