import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyZones } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { Zones } from './Zones.tsx';

const meta: Meta<typeof Zones> = { title: 'portal/home/Zones', component: Zones, decorators: [inPortal(1248)] };
export default meta;
type Story = StoryObj<typeof Zones>;

export const Four: Story = {
  render: (_, { globals }) => <Zones items={storyZones(storyLanguage(globals))} label="zones" />,
};
export const Two: Story = {
  render: (_, { globals }) => <Zones items={storyZones(storyLanguage(globals)).slice(0, 2)} label="zones" />,
};
