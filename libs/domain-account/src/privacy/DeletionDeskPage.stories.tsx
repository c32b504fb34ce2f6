import { deletionCases } from '@banyan/contracts/account';
import { apiOf } from '@banyan/core-screen';
import { answer, failing, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { accountDomain } from '../account.domain.ts';
import { accountScreen } from '../testing/accountScreen.tsx';
import { makeCase, privacyAnswers } from '../testing/privacyAnswers.ts';
import { DeletionDeskPage } from './DeletionDeskPage.tsx';
import { DeletionDeskStore } from './DeletionDeskStore.ts';
import { deletionDeskCalls } from '../api/privacyCalls.ts';

function Desk() {
  const { http } = accountDomain.useEnvironment();
  const [store] = useState(() => new DeletionDeskStore(apiOf(http, deletionDeskCalls)));
  return <DeletionDeskPage store={store} />;
}

const at = '/review?tab=deletion';
const meta: Meta<typeof Desk> = {
  title: 'account/review/Account closures',
  component: Desk,
  parameters: { layout: 'padded', screen: { at, answers: privacyAnswers } },
  decorators: [accountScreen],
};
export default meta;
type Story = StoryObj;

const story = (...answers: readonly FakeAnswer[]): Story => ({
  parameters: { screen: { at, answers: () => [...answers, ...privacyAnswers('zh')] } },
});

export const Default: Story = {};
export const Empty: Story = story(answer(deletionCases, () => ({ items: [], next: null, waiting: 0 })));
export const Failed: Story = story(failing(deletionCases));
export const Answered: Story = {
  parameters: {
    screen: {
      at: `${at}&state=answered`,
      answers: () => [
        answer(deletionCases, () => ({
          items: [
            makeCase({ id: 3, state: 'erased', reason: '', decidedBy: '周敏', decidedAt: makeCase().askedAt }),
            makeCase({
              id: 4,
              state: 'refused',
              reply: '还有未结的订单',
              decidedBy: '周敏',
              decidedAt: makeCase().askedAt,
            }),
          ],
          next: null,
          waiting: 0,
        })),
      ],
    },
  },
};

/** A refusal needs a reason. */
export const RefuseTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '不同意' }));
    await expect(canvas.getByText('请写明理由，申请人会看到')).toBeVisible();
  },
};
