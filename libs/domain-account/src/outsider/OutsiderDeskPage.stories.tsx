import { decideOutsider, outsiderRequests, type OutsiderRequest, type RequestRight } from '@banyan/contracts/account';
import { answer, failing, fakeHttp, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { accountScreen } from '../testing/accountScreen.tsx';
import { DeskStore } from './DeskStore.ts';
import { OutsiderDeskPage } from './OutsiderDeskPage.tsx';
import { outsiderMessages } from '../account.messages.ts';

const request: OutsiderRequest = {
  id: 1,
  name: '周启明',
  phone: '+8613912345678',
  company: '苏州联泰刀具有限公司',
  reason: '下月起派驻机加二车间做刀具服务。',
  state: 'waiting',
  answer: '',
  askedAt: Date.UTC(2025, 10, 20, 2),
  decidedAt: null,
  decidedBy: '',
  user: null,
  member: false,
};
const list = (items: readonly OutsiderRequest[], right: RequestRight = 'decide') =>
  answer(outsiderRequests, () => ({ items: [...items], next: null, total: items.length, right }));
const decided = answer(decideOutsider, () => ({ total: 0 }));

/** With its texts, which the review desk loads for it. */
function Desk({ answers }: { answers: readonly FakeAnswer[] }) {
  useLateTexts('outsider', outsiderMessages);
  return <OutsiderDeskPage store={new DeskStore(fakeHttp(answers))} />;
}

const meta: Meta<typeof Desk> = {
  title: 'account/Review page/Outsiders',
  component: Desk,
  parameters: { screen: { at: '/review?tab=outsiders' } },
  decorators: [accountScreen],
  args: { answers: [list([request]), decided] },
};
export default meta;
type Story = StoryObj<typeof Desk>;

export const Default: Story = {};
export const Empty: Story = { args: { answers: [list([])] } };
/** An administrator of departments, who reaches no request. */
export const Beyond: Story = { args: { answers: [list([], 'none')] } };
export const LookOnly: Story = { args: { answers: [list([request], 'see')] } };
export const Failed: Story = { args: { answers: [failing(outsiderRequests)] } };
export const Answered: Story = {
  args: {
    answers: [
      list([{ ...request, state: 'refused', answer: '请先由车间提出', decidedAt: request.askedAt, decidedBy: '赵敏' }]),
    ],
  },
};

export const RefuseTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '拒绝' }));
    await expect(await canvas.findByText('拒绝前请写明原因')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/拒绝的原因/), '请先由车间提出');
    await userEvent.click(canvas.getByRole('button', { name: '拒绝' }));
    await expect(await canvas.findByText('没有待审核的申请')).toBeVisible();
  },
};
