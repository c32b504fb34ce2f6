import { agreement } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer } from '@banyan/core-screen/testing';
import type { StoryLanguage } from '../testing/fixtures.ts';
import { inFrame } from '../testing/inFrame.tsx';
import { AgreementPage } from './AgreementPage.tsx';
import type { AgreementText } from './AgreementStore.ts';

const meta: Meta<typeof AgreementPage> = {
  title: 'portal/Agreement',
  component: AgreementPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AgreementPage>;

const text = (language: StoryLanguage, kind: string): AgreementText => ({
  title:
    language === 'en'
      ? `${kind === 'privacy' ? 'Privacy notice' : 'Terms of use'} of Hengchuan Academy`
      : `衡川学堂${kind === 'privacy' ? '隐私政策' : '用户协议'}`,
  since: Date.UTC(2024, 11, 31, 16),
  sections:
    language === 'en'
      ? [
          { heading: '1. What this is', paragraphs: ['The academy offers courses to employees of the organisation.'] },
          {
            heading: '2. Your data',
            paragraphs: ['Progress is kept in your name.', 'You may ask for it at any time.'],
          },
        ]
      : [
          { heading: '一、服务内容', paragraphs: ['本平台为企业员工提供在线课程、考试与学习记录服务。'] },
          { heading: '二、你的数据', paragraphs: ['学习进度以你的名义保存。', '你可以随时索取自己的学习记录。'] },
        ],
});
const told = (give: (language: StoryLanguage, kind: string) => AgreementText | Promise<AgreementText>) =>
  inFrame((language) => ({
    at: '/agreement',
    answers: [answer(agreement, ({ kind }) => give(language, kind))],
  }));

export const Terms: Story = {
  tags: ['english', 'dark'],
  decorators: [told(text)],
};

export const TermsTest: Story = {
  ...Terms,
  tags: ['test', '!dev', '!autodocs', 'english'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /隐私政策|Privacy notice/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /隐私政策|Privacy/ })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [told(() => new Promise(() => undefined))] };
export const Failed: Story = {
  decorators: [told(() => Promise.reject(new Error('down')))],
};

export const FailedTest: Story = {
  ...Failed,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^(重试|Retry)$/ })).toBeVisible();
  },
};
