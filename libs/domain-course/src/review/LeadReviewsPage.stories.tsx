import { ErrorCode } from '@banyan/contracts';
import { handleLead, leadReviews } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { makeHandledLead, makePartnerLead } from '../testing/partners.ts';
import { LeadReviewsPage } from './LeadReviewsPage.tsx';

const at = '/review?tab=lead';
const meta: Meta<typeof LeadReviewsPage> = {
  title: 'course/Enquiry reviews',
  component: LeadReviewsPage,
  parameters: { layout: 'padded' },
  decorators: [coursePage(LeadReviewsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: leadReviews,
  at,
  full: (language) => ({ items: [makePartnerLead(language)], next: null, waiting: 1 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => {
    const { company, contact, words } = makePartnerLead(language);
    const long = { company: company.repeat(8), contact: contact.repeat(6), words: words.repeat(12) };
    const email = `${'quality.'.repeat(9)}desk@wujiang-forge.example`;
    return { items: [makePartnerLead(language, { ...long, email })], next: null, waiting: 1 };
  },
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Handled by a named person, with date and outcome; the partner's page is gone. */
export const Done: Story = {
  parameters: inStory({
    at: `${at}&state=answered`,
    answers: (language) => [
      answer(leadReviews, () => ({ items: [makeHandledLead(language)], next: null, waiting: 0 })),
    ],
  }),
};

const noteOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /联系情况/ }, { timeout: 5000 });

/** Marking as handled sends the note and fetches the list again. */
export const MarksTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => {
      let note = '';
      return [
        answer(leadReviews, () => ({
          items: note === '周三到厂里谈' ? [] : [makePartnerLead(language)],
          next: null,
          waiting: note === '' ? 1 : 0,
        })),
        answer(handleLead, (sent) => {
          ({ note } = sent);
          return makeHandledLead(language);
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = await noteOf(canvasElement);
    await expect(canvas.getByRole('link', { name: '+86 138 0625 0417' })).toHaveAttribute('href', 'tel:+8613806250417');
    await expect(canvas.getByRole('link', { name: 'shen@wujiang-forge.example' })).toHaveAttribute(
      'href',
      'mailto:shen@wujiang-forge.example',
    );
    await userEvent.type(note, '周三到厂里谈');
    await userEvent.click(canvas.getByRole('button', { name: '已联系' }));
    await waitFor(() => expect(canvas.getByText('没有待联系的合作咨询')).toBeVisible());
  },
};

/** Another reviewer was faster: a notice appears, and the typed note stays until the list is fetched again. */
export const OvertakenTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      answer(handleLead, () =>
        Promise.reject(new RefusedError(handleLead, { code: ErrorCode.postChanged, msg: '', data: null })),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = await noteOf(canvasElement);
    await userEvent.type(note, '打过了');
    await userEvent.click(canvas.getByRole('button', { name: '已联系' }));
    await waitFor(() => expect(canvas.getByText(/已有人处理/)).toBeVisible());
    await expect(note).toHaveValue('打过了');
    await expect(canvas.getByRole('button', { name: '重新读取' })).toBeVisible();
  },
};
