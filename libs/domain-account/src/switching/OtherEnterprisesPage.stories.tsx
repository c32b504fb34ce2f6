import { selectEnterprise } from '@banyan/contracts/account';
import { answer } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyEnterprises } from '../testing/enterprises.ts';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { OtherEnterprisesPage } from './OtherEnterprisesPage.tsx';

const given = answer(selectEnterprise, () => ({ enterprises: [...storyEnterprises] }));

const meta: Meta<typeof OtherEnterprisesPage> = {
  title: 'account/Prompt/Other enterprises',
  component: OtherEnterprisesPage,
  args: { onBack: fn() },
  decorators: [inEnterprise({ user: makeUser(), at: '/prompt', answers: [given] })],
};
export default meta;
type Story = StoryObj<typeof OtherEnterprisesPage>;

export const Default: Story = {};
