import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { drawingNames } from '../art/drawing-names.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Result } from './Result.tsx';

const texts = {
  zh: {
    hand: '交作业',
    facts: [
      { name: '回执', value: 'HW-20251120-0417' },
      { name: '提交', value: '14:40:21，2 个文件，38.6 MB' },
    ],
    mine: '看我的作业',
    failed: '报名没有成功',
    failedText: '这个场次刚刚满员。你填的信息还在，换一个场次就能接着报。',
    choose: '换一个场次',
    note: '报名截止 11 月 28 日 18:00',
    waiting: '等部门主管批准',
    waitingText: '赵敏通常在 1 个工作日内处理，结果发到消息里。批准前可以改，也可以撤回。',
    edit: '改一改',
    withdraw: '撤回',
  },
  en: {
    hand: 'Hand in',
    facts: [
      { name: 'Receipt', value: 'HW-20251120-0417' },
      { name: 'Sent', value: '14:40:21, 2 files, 38.6 MB' },
    ],
    mine: 'See my homework',
    failed: 'You could not be enrolled',
    failedText: 'The session has just filled up. What you wrote is kept; choose another session to go on.',
    choose: 'Choose another session',
    note: 'Enrolment closes on 28 November at 18:00',
    waiting: 'Waiting for your manager',
    waitingText: 'Min Zhao usually answers within 1 working day. Until then you can edit or withdraw.',
    edit: 'Edit',
    withdraw: 'Withdraw',
  },
};

const meta: Meta<typeof Result> = {
  title: 'ui/Feedback/Result',
  component: Result,
  argTypes: {
    outcome: { control: 'inline-radio', options: ['success', 'failure', 'waiting'] },
    drawing: { control: 'select', options: drawingNames },
    size: { control: { type: 'range', min: 96, max: 320, step: 8 } },
    level: { control: 'inline-radio', options: [1, 2, 3] },
    actions: { control: false },
    facts: { control: 'object' },
  },
};
export default meta;
type Story = StoryObj<typeof Result>;

function HandIn({ globals }: { globals: Readonly<Record<string, unknown>> }) {
  const [done, setDone] = useState(false);
  const t = wordsOf(globals, texts);
  const { handedIn, handedInText, backToTraining } = textsOf(globals);
  if (!done) {
    return (
      <Button variant="primary" onClick={() => setDone(true)}>
        {t.hand}
      </Button>
    );
  }
  return (
    <Result
      takeFocus
      outcome="success"
      title={handedIn}
      text={handedInText}
      facts={t.facts}
      actions={
        <>
          <LinkButton variant="primary" href="#training">
            {backToTraining}
          </LinkButton>
          <LinkButton href="#homework">{t.mine}</LinkButton>
        </>
      }
    />
  );
}

/** It replaces the form, takes its focus, and the next stop is the main action. */
export const Default: Story = {
  render: (_args, { globals }) => <HandIn globals={globals} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { handedIn, backToTraining } = textsOf(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: handedIn })).toBeVisible();
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: backToTraining })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: {
    outcome: 'success',
    title: textsOf({}).handedIn,
    text: textsOf({}).handedInText,
    facts: texts.zh.facts,
    note: texts.zh.note,
    level: 1,
    size: 200,
  },
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    const { handedIn, handedInText, backToTraining } = textsOf(globals);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 }}>
        <Card>
          <Result
            outcome="success"
            level={2}
            size={160}
            title={handedIn}
            text={handedInText}
            facts={t.facts}
            actions={<Button variant="primary">{backToTraining}</Button>}
          />
        </Card>
        <Card>
          <Result
            outcome="failure"
            level={2}
            size={160}
            title={t.failed}
            text={t.failedText}
            actions={<Button variant="primary">{t.choose}</Button>}
            note={t.note}
          />
        </Card>
        <Card>
          <Result
            outcome="waiting"
            level={2}
            size={160}
            title={t.waiting}
            text={t.waitingText}
            actions={
              <>
                <Button>{t.edit}</Button>
                <Button variant="danger">{t.withdraw}</Button>
              </>
            }
          />
        </Card>
      </div>
    );
  },
};

/** As the only content of a page. */
export const Page: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, texts);
    return (
      <Result
        outcome="failure"
        title={t.failed}
        text={t.failedText}
        actions={<Button variant="primary">{t.choose}</Button>}
        note={t.note}
      />
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Result
          outcome="waiting"
          title={long}
          text={long}
          facts={[{ name: textsOf(globals).department, value: `${'HW-20251120-'.repeat(6)}0417` }]}
          actions={<Button block>{long}</Button>}
          note={long}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
