import { transferLogin } from '@banyan/contracts/account';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { TransferPage } from './TransferPage.tsx';

const page = (answers: readonly FakeAnswer[], at = '/transferLogin?code=x') => inEnterprise({ at, answers });

const meta: Meta<typeof TransferPage> = {
  title: 'account/Handed over login',
  component: TransferPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof TransferPage>;

export const Working: Story = { decorators: [page([answer(transferLogin, waiting)])] };
export const WithoutCode: Story = { tags: ['english', 'dark'], decorators: [page([], '/transferLogin')] };
export const Failed: Story = { decorators: [page([failing(transferLogin)])] };
