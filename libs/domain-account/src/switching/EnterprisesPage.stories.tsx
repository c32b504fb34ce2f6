import { selectEnterprise } from '@banyan/contracts/account';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { EnterprisesPage } from './EnterprisesPage.tsx';
import { SwitchStore } from './SwitchStore.ts';
import { storyEnterprises } from '../testing/enterprises.ts';

const given = answer(selectEnterprise, () => ({ enterprises: [...storyEnterprises] }));
const quiet = () => undefined;

const meta: Meta<typeof EnterprisesPage> = {
  title: 'account/Switch enterprise/List',
  component: EnterprisesPage,
  args: { store: new SwitchStore(fakeHttp([given]), { forget: quiet }, quiet) },
  decorators: [inEnterprise({ user: makeUser() })],
};
export default meta;
type Story = StoryObj<typeof EnterprisesPage>;

export const Default: Story = {};
