import type { NavigationEntry } from '@banyan/core-session';
import { makeUser } from '@banyan/core-session/testing';
import { Card, Container, PageTitle } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, FileText } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { SharedLayout } from './SharedLayout.tsx';

const entry = (
  titleKey: string,
  path: string,
  order: number,
  more: Partial<NavigationEntry> = {},
): NavigationEntry => ({
  layout: 'my',
  group: 'study',
  titleKey,
  path,
  order,
  ...more,
});

const meta: Meta<typeof SharedLayout> = {
  title: 'portal/Shared layout',
  component: SharedLayout,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame({ user: makeUser(), at: '/my/learn-record' })],
  args: {
    layout: 'my',
    pathname: '/my/learn-record',
    entries: [
      entry('portal:title.home', '/my/index', 10),
      entry('courseNav:record', '/my/learn-record', 20),
      entry('course:title.catalogue', '/my/exam', 10, { group: 'task', counter: () => 7 }),
      entry('course:title.study', '/my/certificate', 10, { group: 'result', icon: Award }),
      entry('portal:title.agreement', '/my/order', 10, { group: 'other', icon: FileText }),
    ],
    children: (
      <Container>
        <PageTitle>Banyan</PageTitle>
        <Card>Banyan</Card>
      </Container>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof SharedLayout>;

export const Side: Story = {};
/** More entries than a low window shows: the current one is scrolled into view. */
export const Long: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    entries: [
      ...Array.from({ length: 40 }, (_, at) => entry('portal:title.agreement', `/my/agreement-${at}`, at)),
      entry('courseNav:record', '/my/learn-record', 50),
    ],
  },
  play: async ({ canvasElement }) => {
    const navigation = await within(canvasElement).findByRole('navigation');
    const here = within(navigation).getByRole('link', { current: 'page' });
    const bottom = () => [here, navigation].map((element) => Math.round(element.getBoundingClientRect().bottom));
    await waitFor(() => expect(bottom()[0]).toBeLessThanOrEqual(bottom()[1] ?? 0));
  },
};
export const Tabs: Story = {
  args: {
    layout: 'news',
    entries: [
      entry('course:title.catalogue', '/my/learn-record', 10, { layout: 'news', group: undefined }),
      entry('course:title.study', '/news/comminication', 20, { layout: 'news', group: undefined, counter: () => 120 }),
    ],
  },
};
/** Words longer than the column wrap; the point stays at its end. */
export const LongWords: Story = {
  args: {
    entries: [entry('portal:title.agreement', '/my/learn-record', 10, { counter: () => 1200 })],
  },
  globals: { language: 'en' },
};
