import { consoleAccess, readSetup } from '@banyan/contracts/organisation';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalScreen } from '../testing/portalScreen.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const part = (key: string, titleKey: string, waiting: number) => ({
  key,
  titleKey,
  order: 10,
  load: () => Promise.resolve(() => <p>{key}</p>),
  count: () => waiting,
});

const steps = ['look', 'departments', 'people', 'course'] as const;
const setup = (active: boolean) => ({
  active,
  steps: steps.map((step) => ({ step, done: !active || step === 'look' })),
  ...{ name: '', logo: '', theme: '#0a7d5a', accent: '#0a7d5a', departments: 0, people: 1 },
});

const access = () => ({ rights: [{ permission: 'portal.see' as const, reach: 'all' as const }] });

const meta: Meta<typeof OverviewPage> = {
  title: 'portal/Console overview',
  component: OverviewPage,
  parameters: {
    layout: 'fullscreen',
    screen: {
      at: '/manage',
      type: 2,
      answers: () => [answer(consoleAccess, access), answer(readSetup, () => setup(false))],
    },
  },
  decorators: [portalScreen],
  args: { parts: [part('exam', 'examNav:desk.marking', 23), part('two', 'review:visitors', 2)] },
};
export default meta;
type Story = StoryObj<typeof OverviewPage>;

export const Default: Story = { tags: ['english', 'dark'] };
export const Empty: Story = { args: { parts: [] } };

/** A new enterprise: the steps that are left. */
export const SettingUp: Story = {
  args: { parts: [] },
  tags: ['english'],
  parameters: {
    screen: { at: '/manage', answers: () => [answer(consoleAccess, access), answer(readSetup, () => setup(true))] },
  },
};
