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

const meta: Meta<typeof OverviewPage> = {
  title: 'portal/Console overview',
  component: OverviewPage,
  parameters: { layout: 'fullscreen', screen: { at: '/manage', type: 2 } },
  decorators: [portalScreen],
  args: { parts: [part('exam', 'examNav:desk.marking', 23), part('two', 'review:visitors', 2)] },
};
export default meta;
type Story = StoryObj<typeof OverviewPage>;

export const Default: Story = { tags: ['english', 'dark'] };
export const Empty: Story = { args: { parts: [] } };
