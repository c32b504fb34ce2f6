import { actOnQuestions, manageBank, manageQuestion, manageQuestions, saveQuestion } from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeQuestion, makeQuestions } from '../../testing/banks.ts';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { BankPage } from './BankPage.tsx';

const meta: Meta<typeof BankPage> = {
  title: 'exam/Questions of a bank',
  component: BankPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(BankPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/banks/701';
const stories = standardStories({
  call: manageQuestions,
  at,
  full: (language) => ({ items: makeQuestions(24, language), next: null, total: 24 }),
  empty: { items: [], next: null, total: 0 },
  long: (language) => ({
    items: makeQuestions(6, language).map((one) => ({ ...one, stem: one.stem.repeat(8) })),
    next: null,
    total: 6,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const BankFailed: Story = { parameters: inStory({ at, answers: () => [failing(manageBank)] }) };
export const BankRefused: Story = {
  parameters: inStory({
    at,
    answers: () => [
      {
        call: manageBank,
        give: () => Promise.reject(new RefusedError(manageBank, { code: 404, msg: '', data: null })),
      },
    ],
  }),
};
export const OutOfUse: Story = { parameters: inStory({ at: `${at}?state=retired&view=retired` }) };

/** A role that may look but not change. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(consoleAccess, () => ({ rights: [{ permission: 'assessment.see' as const, reach: 'all' as const }] })),
    ],
  }),
};

const choose = async (element: HTMLElement) => {
  const grid = await within(element).findByRole('grid', { name: '试题' });
  grid.focus();
  await userEvent.keyboard('jxjx');
};

/** Takes two questions out of use: asked first, told which one stayed and why, taken back. */
export const RetireTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      answer(actOnQuestions, ({ act, ids: [id = 0] }) => ({
        done: [id],
        left: act === 'retire' ? [{ id: 9002, name: '字码 J', why: 'named' as const }] : [],
        back: act === 'retire' ? [{ act: 'restore' as const, ids: [id], value: '' }] : [],
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    const page = within(document.body);
    const asked = within(await page.findByRole('alertdialog', { name: '停用 2 题？' }));
    await userEvent.click(asked.getByRole('button', { name: '停用' }));
    const done = within(await page.findByRole('dialog', { name: '完成 1 项' }));
    await waitFor(() => expect(done.getByText(/有考试指定了这道题/)).toBeVisible());
    await userEvent.click(done.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('grid', { name: '试题' })).toBeVisible();
  },
};

/** A tag is asked for before it is given. */
export const TagTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加知识点' }));
    const page = within(document.body);
    const asked = within(await page.findByRole('alertdialog', { name: '给 2 题加知识点？' }));
    await userEvent.type(asked.getByRole('textbox', { name: '知识点' }), '查表');
    await userEvent.click(asked.getByRole('button', { name: '加知识点' }));
    await page.findByRole('dialog', { name: '完成 2 项' });
  },
};

export const Panel: Story = { tags: ['english', 'dark'], parameters: inStory({ at: `${at}?open=9002` }) };
export const PanelFailed: Story = {
  parameters: inStory({ at: `${at}?open=9002`, answers: () => [failing(manageQuestion)] }),
};
export const NewQuestion: Story = { parameters: inStory({ at: `${at}?open=new` }) };
export const Doubles: Story = {
  parameters: inStory({
    at: `${at}?open=9002`,
    answers: () => [
      answer(manageQuestion, ({ id }) =>
        makeQuestion({ id, doubles: [{ id: 9100, bank: 702, stem: '字码 J、AQL 1.0，加严后的方案是？' }], uses: [] }),
      ),
    ],
  }),
};

/** A new question without words is not sent: each rule stands at its field. */
export const RulesTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: `${at}?open=new` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '解析' }), '为什么');
    const panel = within(canvas.getByRole('complementary', { name: '新题' }));
    await userEvent.click(panel.getByRole('button', { name: '新题' }));
    await expect(await canvas.findAllByText('请写上内容')).not.toHaveLength(0);
  },
};

/** Two authors at one question: both stand side by side, and neither is lost. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: `${at}?open=9002`,
    answers: () => [
      answer(manageQuestion, ({ id }) => makeQuestion(id === 9900 ? { id, changedBy: '李工' } : { id })),
      {
        call: saveQuestion,
        give: () => Promise.reject(new RefusedError(saveQuestion, { code: 409, msg: '', data: { id: 9900 } })),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stem = await canvas.findByRole('textbox', { name: '题干' });
    await userEvent.type(stem, '请选');
    await userEvent.click(canvas.getByRole('button', { name: '存为第 4 版' }));
    const asked = within(await within(document.body).findByRole('alertdialog', { name: /李工/ }));
    await expect(asked.getByRole('row', { name: /请选/ })).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: '回到表单' }));
    await expect(stem).toHaveValue(`${makeQuestion().stem}请选`);
  },
};
