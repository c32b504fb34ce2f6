import { ErrorCode } from '@banyan/contracts';
import { partnerPage, sendLead } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { makePartner } from '../testing/partners.ts';
import { PartnerPage } from './PartnerPage.tsx';

const at = '/partner/partnerDetail/3';
const meta: Meta<typeof PartnerPage> = {
  title: 'course/Partner page',
  component: PartnerPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(PartnerPage)],
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(partnerPage, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(partnerPage)] }) };
export const WithoutCourses: Story = {
  parameters: inStory({
    at,
    answers: (language) => [answer(partnerPage, () => makePartner(language, { courses: [] }))],
  }),
};
export const Gone: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(partnerPage, () =>
        Promise.reject(new RefusedError(partnerPage, { code: ErrorCode.notFound, msg: '', data: null })),
      ),
    ],
  }),
};

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /企业名称/ }), '衡川');
  await userEvent.type(canvas.getByRole('textbox', { name: /联系人/ }), '赵敏');
  await userEvent.type(canvas.getByRole('textbox', { name: /联系电话/ }), '13812347716');
  await userEvent.click(canvas.getByRole('button', { name: '提交咨询' }));
  return canvas;
};

export const Sent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await waitFor(() => expect(canvas.getByText('咨询已提交')).toBeVisible());
  },
};

/** The typed text is kept. */
export const NotSent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [answer(sendLead, () => Promise.reject(new NetworkError(sendLead)))] }),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await waitFor(() => expect(canvas.getByText(/填写的内容都还在/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /企业名称/ })).toHaveValue('衡川');
  },
};
