import { List } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { EnterpriseRow } from './EnterpriseRow.tsx';
import { storyEnterprise } from '../testing/enterprises.ts';

const meta: Meta<typeof EnterpriseRow> = {
  title: 'account/Switch enterprise/Row',
  component: EnterpriseRow,
  args: { enterprise: storyEnterprise(1002), pending: false, disabled: false, onEnter: () => undefined },
  decorators: [
    (Story) => (
      <List label="list" variant="card">
        <Story />
      </List>
    ),
    inEnterprise(),
  ],
};
export default meta;
type Story = StoryObj<typeof EnterpriseRow>;

export const Open: Story = {};
export const Here: Story = { args: { enterprise: storyEnterprise(1002, { current: 'Y' }) } };
export const Entering: Story = { args: { pending: true } };
export const Locked: Story = { args: { enterprise: storyEnterprise(1002, { state: 'locked' }) } };
export const LongName: Story = {
  args: { enterprise: storyEnterprise(1002, { portalName: '很长的学堂名称'.repeat(12) }) },
};
