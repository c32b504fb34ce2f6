import { AppLink, SessionContext, detectHost } from '@banyan/core-session';
import { hostAgents, makeSession, makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { ServicesContext, useServices } from '../composition/services.ts';
import { ForbiddenError } from '../guard/guard.ts';
import { ScreenError } from '../screens/ScreenError.tsx';
import { inFrame } from '../testing/inFrame.tsx';
import { HostNamesStore } from '../hosts/HostNamesStore.ts';
import { OwnName } from './OwnName.tsx';

const name = '林思远';

/** The page inside a program that shows names itself. */
function NamesShown({ children }: { children: ReactNode }) {
  const services = useServices();
  const [names] = useState(() => {
    const shown = new HostNamesStore();
    shown.show();
    return shown;
  });
  return <ServicesContext value={{ ...services, names }}>{children}</ServicesContext>;
}

/** A card's link, as the program around the page opens it. */
function CardLink({ userAgent }: { userAgent: string }) {
  const [session] = useState(() => makeSession({ host: detectHost(userAgent) }));
  return (
    <SessionContext value={session}>
      <AppLink kind="screen" to="/course/101">
        {name}
      </AppLink>
    </SessionContext>
  );
}

const meta: Meta<typeof OwnName> = {
  title: 'portal/Hosts',
  component: OwnName,
  args: { name },
  decorators: [inFrame({ user: makeUser({ weixin_UserId: 'lin' }) })],
};
export default meta;
type Story = StoryObj<typeof OwnName>;

export const NameInABrowser: Story = {};
/** WeCom fills the element with the name; Storybook is not inside WeCom. */
export const NameInWecom: Story = {
  render: (args) => (
    <NamesShown>
      <OwnName {...args} />
    </NamesShown>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('ww-open-data')?.getAttribute('openid')).toBe('lin'));
  },
};

/** A link looks alike in every program: what differs is where it opens. */
const linkIn = (userAgent: string, target: string | null): Story => ({
  tags: ['test', '!dev', '!autodocs'],
  render: () => <CardLink userAgent={userAgent} />,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name });
    await expect(link.getAttribute('target')).toBe(target);
  },
});

export const DingTalkForWindows: Story = linkIn(hostAgents.dingtalkWindows.userAgent, null);
export const WecomForWindows: Story = linkIn(hostAgents.wecomWindows.userAgent, null);
export const WecomForMac: Story = linkIn(hostAgents.wecomMac.userAgent, null);
export const Feishu: Story = linkIn(hostAgents.feishu.userAgent, null);
export const Lark: Story = linkIn(hostAgents.lark.userAgent, null);
export const TencentMeeting: Story = linkIn(hostAgents.meeting.userAgent, null);
export const Wps: Story = linkIn(hostAgents.wps.userAgent, null);
export const Browser: Story = linkIn(hostAgents.chrome.userAgent, '_blank');
const underToolbar = (host: string, target: string | null): Story => ({
  globals: { host },
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <AppLink kind="screen" to="/course/101">
      {name}
    </AppLink>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name });
    await expect(link.getAttribute('target')).toBe(target);
  },
});
/** The toolbar embeds the portal's frame in a program. */
export const ToolbarBrowser: Story = underToolbar('browser', '_blank');
export const ToolbarDingTalk: Story = underToolbar('dingtalkWindows', null);

/** Links stay in its window, and the back office asks to be opened elsewhere. */
export const DingTalkForMac: Story = {
  render: () => <ScreenError error={new ForbiddenError('otherProgram')} onRetry={() => undefined} />,
};
