import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame } from '../../../../apps/portal/src/testing/inFrame.tsx';
import { GatewayParts } from './GatewayParts.tsx';
import { HandoverFrame } from './HandoverFrame.tsx';

const meta: Meta<typeof HandoverFrame> = {
  title: 'portal/Handed over login/Frame',
  component: HandoverFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <GatewayParts title="Banyan" text="…">
        <span />
      </GatewayParts>
    ),
  },
  decorators: [inFrame()],
};
export default meta;

export const Default: StoryObj<typeof HandoverFrame> = {};
