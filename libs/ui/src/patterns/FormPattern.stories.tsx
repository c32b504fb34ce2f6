import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { Button } from '../components/Button.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { TextArea } from '../components/TextArea.tsx';
import { TextField } from '../components/TextField.tsx';
import { Form, FormField, messageKey, standardSchemaResolver, useForm, type MessageOf } from '../forms.ts';
import { wordsOf } from '../story-kit/texts.ts';

const most = 200;

/** In a product this is the schema of the call in `contracts`: the server validates with the same one. */
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, messageKey('name.missing'))),
  mobile: v.pipe(v.string(), v.regex(/^1\d{10}$/, messageKey('mobile.wrong'))),
  why: v.pipe(v.string(), v.maxLength(most, messageKey('why.tooLong', { max: most }))),
  agreed: v.literal(true, messageKey('agreed.missing')),
});
type Typed = v.InferInput<typeof schema>;
type Sent = v.InferOutput<typeof schema>;
const empty: Typed = { name: '', mobile: '', why: '', agreed: false as true };

const words = {
  zh: {
    label: '报名表',
    name: '姓名',
    mobile: '手机号',
    mobileHint: '开班前一天发短信提醒',
    why: '想解决的问题',
    agree: '我已阅读并同意培训须知',
    send: '提交报名',
    cancel: '取消',
    sent: '报名已提交，名额为你保留到周五 18:00。',
    'name.missing': '写上姓名，签到时要用',
    'mobile.wrong': '手机号是以 1 开头的 11 位数字',
    'why.tooLong': '最多 {max} 个字，多出来的还留着，删短再交',
    'agreed.missing': '先读培训须知，再勾选同意',
    'send.failed': '没有交上：服务器 10 秒没有回应。填的都还在，再交一次。',
  },
  en: {
    label: 'Registration',
    name: 'Name',
    mobile: 'Mobile number',
    mobileHint: 'A reminder is sent the day before the class',
    why: 'What you want to solve',
    agree: 'I have read and accept the terms of the training',
    send: 'Register',
    cancel: 'Cancel',
    sent: 'You are registered. Your place is held until Friday, 18:00.',
    'name.missing': 'Enter your name; it is called at the door',
    'mobile.wrong': 'A mobile number has 11 digits and begins with 1',
    'why.tooLong': 'At most {max} characters. What is too much is kept: shorten it and register again',
    'agreed.missing': 'Read the terms first, then accept them',
    'send.failed':
      'Not registered: the server did not answer within 10 seconds. What you typed is still here; try again.',
  },
};
type Words = Record<keyof typeof words.zh, string>;

interface ShownProps {
  /** The server's reaction to the form. */
  send: (values: Sent) => Promise<void> | void;
}

function Registration({ t, send }: ShownProps & { t: Words }) {
  const form = useForm<Typed, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const [done, setDone] = useState(false);
  const messageOf: MessageOf = ({ key, values }) =>
    (t[key as keyof Words] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const submit = async (values: Sent) => {
    try {
      await send(values);
      setDone(true);
    } catch {
      form.setError('root', { message: messageKey('send.failed') });
    }
  };
  if (done) return <p role="status">{t.sent}</p>;
  return (
    <Form form={form} onSubmit={submit} messageOf={messageOf} label={t.label}>
      <FormField<Typed, 'name'> name="name">
        {(field) => <TextField {...field} label={t.name} autoComplete="name" required />}
      </FormField>
      <FormField<Typed, 'mobile'> name="mobile">
        {(field) => <TextField {...field} label={t.mobile} hint={t.mobileHint} inputMode="tel" required />}
      </FormField>
      <FormField<Typed, 'why'> name="why">
        {(field) => <TextArea {...field} label={t.why} counter={`${field.value.length} / ${most}`} />}
      </FormField>
      <FormField<Typed, 'agreed'> name="agreed">
        {({ value, error, ...field }) => (
          <div>
            <Checkbox {...field} checked={value} aria-invalid={error !== undefined}>
              {t.agree}
            </Checkbox>
            {error === undefined ? null : (
              <p role="alert" style={{ color: 'var(--danger)', fontSize: 'var(--t12)' }}>
                {error}
              </p>
            )}
          </div>
        )}
      </FormField>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button type="submit" variant="primary" size="lg" pending={form.formState.isSubmitting}>
          {t.send}
        </Button>
        <Button size="lg" variant="ghost">
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}

const meta: Meta<ShownProps> = {
  title: 'patterns/Form with validation',
  args: { send: fn() },
  render: ({ send }, { globals }) => <Registration send={send} t={wordsOf(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'One column, labels above, the main action first. What is asked for is explained before it is wrong (hint), and',
          'what is wrong says what to do (error). Nothing is marked while somebody is still typing for the first time:',
          'a field is checked when it is left, from then on with every key, and all of them on handing in; the focus then',
          'goes to the first that is wrong.',
          '',
          '- The rules are the schema of the call in `contracts`. They name a **message by its key**',
          "  (`messageKey('why.tooLong', { max })`); the page says it in the reader's language through `messageOf`.",
          '- Too long is an error, never a cut: what was typed is kept.',
          '- The button stays enabled. Pressed, it shows that it works and takes no second press.',
          '- When sending fails, one sentence below the fields says what happened, what was kept and what to do.',
          '- Leaving the page with something typed asks first.',
          '',
          'Made of [Form](?path=/docs/patterns-form-with-validation--docs) and `FormField` of `@banyan/ui/forms` (react-hook-form) and the fields of the library.',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<ShownProps>;

const fields = (canvasElement: HTMLElement, t: Words) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: new RegExp(t.name) }),
    mobile: canvas.getByRole('textbox', { name: new RegExp(t.mobile) }),
    agree: canvas.getByRole('checkbox'),
    send: canvas.getByRole('button', { name: t.send }),
  };
};

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals, args }) => {
    const t = wordsOf(globals, words);
    const { canvas, name, mobile, agree, send } = fields(canvasElement, t);
    await userEvent.click(send);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(t['name.missing']);
    await userEvent.keyboard(t.name);
    await waitFor(() => expect(name).not.toBeInvalid());
    await userEvent.tab();
    await userEvent.keyboard('1380512');
    await userEvent.tab();
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(t['mobile.wrong']));
    await userEvent.type(mobile, '7713');
    await waitFor(() => expect(mobile).not.toBeInvalid());
    agree.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.sent));
    await expect(args.send).toHaveBeenCalledWith({ name: t.name, mobile: '13805127713', why: '', agreed: true });
  },
};

export const Untouched: Story = {};

/** Text over the limit stays in the field. */
export const Invalid: Story = {
  tags: ['english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const { canvas, send } = fields(canvasElement, t);
    const why = canvas.getByRole('textbox', { name: t.why });
    await userEvent.click(why);
    await userEvent.paste('字'.repeat(most + 1));
    await userEvent.click(send);
    await waitFor(() => expect(why).toBeInvalid());
    await expect(why).toHaveValue('字'.repeat(most + 1));
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
  },
};

/** The server does not answer: the input is kept, with a message. */
export const SendingFails: Story = {
  args: { send: () => Promise.reject(new Error('no answer')) },
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const { canvas, name, mobile, agree, send } = fields(canvasElement, t);
    await userEvent.type(name, t.name);
    await userEvent.type(mobile, '13805127713');
    await userEvent.click(agree);
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t['send.failed']));
    await expect(name).toHaveValue(t.name);
  },
};
