import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { Button } from '../components/Button.tsx';
import { Facts } from '../components/Facts.tsx';
import { SectionHeading } from '../components/headings.tsx';
import { Radio } from '../components/Radio.tsx';
import { RadioGroup } from '../components/RadioGroup.tsx';
import { Result } from '../components/Result.tsx';
import { Steps, type StepState } from '../components/Steps.tsx';
import { TextField } from '../components/TextField.tsx';
import { Form, FormField, messageKey, standardSchemaResolver, useForm, type MessageOf } from '../forms.ts';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, messageKey('name.missing'))),
  session: v.pipe(v.string(), v.minLength(1, messageKey('session.missing'))),
});
type Values = v.InferInput<typeof schema>;

/** The fields of each step: they must be valid before it can be left. */
const asks = [['name'], ['session'], []] as const;

const words = {
  zh: {
    steps: ['报名信息', '选场次', '核对'],
    way: '报名步骤',
    states: { done: '已完成', current: '进行中', todo: '未开始', failed: '要改' } satisfies Record<StepState, string>,
    name: '姓名',
    session: '场次',
    sessions: ['12 月 2 日 09:00，三号楼 201，剩 6 席', '12 月 9 日 09:00，线上，不限'],
    next: '下一步',
    back: '上一步',
    send: '提交报名',
    change: '修改',
    done: '报名已提交',
    doneText: '名额为你保留到周五 18:00，等部门主管批准。',
    'name.missing': '写上姓名，签到时要用',
    'session.missing': '选一个场次',
  },
  en: {
    steps: ['Your details', 'Session', 'Check'],
    way: 'Steps of the registration',
    states: { done: 'done', current: 'under way', todo: 'to come', failed: 'to be changed' },
    name: 'Name',
    session: 'Session',
    sessions: ['2 December, 09:00, building 3, room 201, 6 seats left', '9 December, 09:00, online, open to all'],
    next: 'Next',
    back: 'Back',
    send: 'Register',
    change: 'Change',
    done: 'You are registered',
    doneText: 'Your place is held until Friday, 18:00, for your manager to approve.',
    'name.missing': 'Enter your name; it is called at the door',
    'session.missing': 'Choose a session',
  },
};
type Words = typeof words.zh;

interface ShownProps {
  /** The first open step: 0, 1 or 2. */
  begin: number;
  onSend: (values: Values) => void;
}

function Wizard({ t, begin, onSend }: ShownProps & { t: Words }) {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: begin === 0 ? { name: '', session: '' } : { name: '李思远', session: begin === 2 ? '0' : '' },
    mode: 'onTouched',
  });
  const [at, setAt] = useState(begin);
  const [sent, setSent] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  const go = (step: number) => {
    setAt(step);
    // Readers by screen reader or keyboard start at the new step.
    heading.current?.focus();
  };
  const forward = async () => {
    if (await form.trigger(asks[at] ?? [], { shouldFocus: true })) go(at + 1);
  };
  const messageOf: MessageOf = ({ key }) => t[key as 'name.missing'] ?? key;
  if (sent) return <Result outcome="success" title={t.done} text={t.doneText} />;
  const last = at === t.steps.length - 1;
  return (
    <Column data-fill="" style={{ gap: 32, maxWidth: 720 }}>
      <Steps
        label={t.way}
        words={t.states}
        items={t.steps.map((label, i) => ({
          id: label,
          label,
          state: i < at ? 'done' : i === at ? 'current' : 'todo',
          ...(i < at ? { onPress: () => go(i) } : {}),
        }))}
      />
      <Form
        form={form}
        messageOf={messageOf}
        label={t.way}
        onSubmit={(values) => {
          onSend(values);
          setSent(true);
        }}
      >
        <div ref={heading} tabIndex={-1}>
          <SectionHeading>{t.steps[at]}</SectionHeading>
        </div>
        {at === 0 ? (
          <FormField<Values, 'name'> name="name">
            {(field) => <TextField {...field} label={t.name} required />}
          </FormField>
        ) : null}
        {at === 1 ? (
          <FormField<Values, 'session'> name="session">
            {(field) => (
              <RadioGroup {...field} label={t.session} variant="card">
                {t.sessions.map((label, i) => (
                  <Radio key={label} value={String(i)}>
                    {label}
                  </Radio>
                ))}
              </RadioGroup>
            )}
          </FormField>
        ) : null}
        {last ? (
          <Facts
            rows={[
              { name: t.name, value: form.getValues('name') },
              { name: t.session, value: t.sessions[Number(form.getValues('session'))] },
            ]}
          />
        ) : null}
        <div style={{ display: 'flex', gap: 12 }}>
          {at === 0 ? null : <Button onClick={() => go(at - 1)}>{t.back}</Button>}
          {last ? (
            <Button type="submit" variant="primary">
              {t.send}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void forward()}>
              {t.next}
            </Button>
          )}
        </div>
      </Form>
    </Column>
  );
}

const meta: Meta<ShownProps> = {
  title: 'patterns/Wizard',
  args: { begin: 0, onSend: fn() },
  argTypes: { begin: { control: 'inline-radio', options: [0, 1, 2] } },
  render: (args, { globals }) => <Wizard key={args.begin} {...args} t={wordsOf(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'For many answers that build on each other; up to seven fields are one form. Three to five steps, each with one',
          'question in its name, the last one to check everything before it is sent.',
          '',
          '- **Next** checks the step that is left, and only that one; the focus goes to what is wrong, else to the new step.',
          '- **Back** never checks and never loses anything. A step that is done can be gone back to from the list of steps.',
          '- It is one form: everything typed is kept until it is sent, and leaving the page asks first.',
          '- In a product the step stands in the address, so that the back button goes a step back.',
          '',
          'Made of [Steps](?path=/docs/ui-navigation-steps--docs), [Form](?path=/docs/patterns-form-with-validation--docs), `FormField`, [Facts](?path=/docs/ui-data-facts--docs), [Result](?path=/docs/ui-feedback-result--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<ShownProps>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals, args }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press(t.next);
    const name = canvas.getByRole('textbox');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(t['name.missing']);
    await userEvent.keyboard('Siyuan');
    await press(t.next);
    const [first] = await canvas.findAllByRole('radio');
    if (first === undefined) throw new Error('sessions to choose from');
    await userEvent.click(first);
    await press(t.back);
    await expect(canvas.getByRole('textbox')).toHaveValue('Siyuan');
    await press(t.next);
    await waitFor(async () => {
      await press(t.next);
      await expect(canvas.getByRole('button', { name: t.send })).toBeVisible();
    });
    await press(t.send);
    await expect(await canvas.findByText(t.done)).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Siyuan', session: '0' });
  },
};

export const SecondStep: Story = { tags: ['english-dark'], args: { begin: 1 } };
export const LastStep: Story = { args: { begin: 2 } };
