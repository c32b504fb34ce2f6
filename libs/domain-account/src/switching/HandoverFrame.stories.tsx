import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { GatewayParts } from './GatewayParts.tsx';
import { HandoverFrame } from './HandoverFrame.tsx';

const meta: Meta<typeof HandoverFrame> = {
  title: 'account/Handed over login/Frame',
  component: HandoverFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <GatewayParts title="Banyan" text="…">
        <span />
      </GatewayParts>
    ),
  },
  decorators: [inEnterprise()],
};
export default meta;

export const Default: StoryObj<typeof HandoverFrame> = {};
