import { makeUser } from '@banyan/core-session/testing';
import { Container, PageTitle } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../shell/Shell.tsx';
import { inFrame } from '../testing/inFrame.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** Longer than a loss lasts before it is shown. */
const patience = { timeout: 5000 };

const meta: Meta<typeof ConnectionNotice> = {
  title: 'portal/Connection',
  component: ConnectionNotice,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame({ user: makeUser() })],
  render: () => (
    <>
      <Shell layout="site">
        <Container>
          <PageTitle>Banyan</PageTitle>
        </Container>
      </Shell>
      <ConnectionNotice />
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof ConnectionNotice>;

export const Lost: Story = {
  tags: ['dark', 'english'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      // Repeated until a listener is there.
      dispatchEvent(new Event('offline'));
      await expect(canvas.getByRole('status')).toBeInTheDocument();
    });
    await canvas.findByText(/^(网络已断开|You are offline)/, {}, patience);
  },
};

export const Back: Story = {
  tags: ['dark'],
  play: async (context) => {
    await Lost.play?.(context);
    dispatchEvent(new Event('online'));
    await within(context.canvasElement).findByText(/^(网络已恢复|You are back)/);
  },
};

export const LostTest: Story = {
  ...Lost,
  tags: ['test', '!dev', '!autodocs'],
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('status')).toBeNull();
    const footer = canvas.getByRole('contentinfo');
    const before = footer.getBoundingClientRect().top;
    await Lost.play?.(context);
    const notice = canvas.getByText(/^网络已断开/);
    await expect(canvas.getByRole('status')).toContainElement(notice);
    // Nothing moves for it, and controls beneath can be pressed.
    await expect(footer.getBoundingClientRect().top).toBe(before);
    const { left, top } = notice.getBoundingClientRect();
    await expect(notice.contains(document.elementFromPoint(left + 4, top + 4))).toBe(false);
    // No link of the footer lies beneath it: it is no higher than the room below them.
    const links = within(footer).getAllByRole('link');
    const lowest = Math.max(...links.map((link) => link.getBoundingClientRect().bottom));
    await expect(document.documentElement.scrollHeight - lowest).toBeGreaterThanOrEqual(notice.offsetHeight);
  },
};
