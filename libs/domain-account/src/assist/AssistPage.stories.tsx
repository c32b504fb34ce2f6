import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { assistAnswers } from '../testing/assistAnswers.ts';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { AssistPage } from './AssistPage.tsx';

const meta: Meta<typeof AssistPage> = {
  title: 'account/Support access by person',
  component: AssistPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AssistPage>;

const at = '/assistAuthorization';
const serviceUsers = {
  id: 100_012,
  type: 'assist' as const,
  duration: 30,
  expireTime: Date.parse('2026-11-20T04:30:00Z'),
};

export const Administrator: Story = {
  decorators: [inEnterprise((language) => ({ at, user: makeUser({ type: 2 }), answers: assistAnswers(language) }))],
};
export const Support: Story = { decorators: [inEnterprise({ at, user: makeUser({ type: 2, serviceUsers }) })] };
export const Learner: Story = { decorators: [inEnterprise({ at, user: makeUser() })] };
