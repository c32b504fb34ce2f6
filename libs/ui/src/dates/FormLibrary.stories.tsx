import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm, type FieldValues } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { DateField } from './DateField.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import { DateTimePicker } from './DateTimePicker.tsx';
import type { DateSpan } from './iso.ts';
import { TimeField } from './TimeField.tsx';

const words = {
  zh: {
    joined: '入职日期',
    deadline: '截止日期',
    begin: '开考时间',
    published: '发布时间',
    period: '培训时段',
    required: '这一项还没有填',
    send: '发布',
    reset: '恢复',
    typed: {
      joined: '20190701',
      deadline: '20261124',
      begin: '930',
      published: '202611240930',
      period: '2026112420261130',
    },
  },
  en: {
    joined: 'First day at work',
    deadline: 'Deadline',
    begin: 'The exam begins at',
    published: 'Published at',
    period: 'Days of training',
    required: 'This is still missing',
    send: 'Publish',
    reset: 'Reset',
    typed: {
      joined: '01072019',
      deadline: '24112026',
      begin: '930',
      published: '241120260930',
      period: '2411202630112026',
    },
  },
};

const blank = { joined: '', deadline: '', begin: '', published: '', period: null as DateSpan | null };

function TrainingForm({ w, onSend }: { w: typeof words.zh; onSend?: (values: FieldValues) => void }) {
  const { control, handleSubmit, reset, formState } = useForm({ defaultValues: blank });
  const rules = { required: w.required };
  const texts = (name: keyof typeof blank) => ({
    label: w[name],
    required: true,
    error: formState.errors[name]?.message,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => onSend?.(values))(event)}>
      <Column data-fill="">
        <Controller
          {...{ control, rules, name: 'joined' }}
          render={({ field }) => <DateField {...field} {...texts('joined')} />}
        />
        <Controller
          {...{ control, rules, name: 'deadline' }}
          render={({ field }) => <DatePicker {...field} {...texts('deadline')} />}
        />
        <Controller
          {...{ control, rules, name: 'begin' }}
          render={({ field }) => <TimeField {...field} {...texts('begin')} />}
        />
        <Controller
          {...{ control, rules, name: 'published' }}
          render={({ field }) => <DateTimePicker {...field} {...texts('published')} zone="Asia/Shanghai" />}
        />
        <Controller
          {...{ control, rules, name: 'period' }}
          render={({ field }) => <DateRangePicker {...field} {...texts('period')} />}
        />
        <Button type="submit" variant="primary">
          {w.send}
        </Button>
        <Button onClick={() => reset()}>{w.reset}</Button>
      </Column>
    </form>
  );
}

const meta: Meta<{ onSend: (values: FieldValues) => void }> = { title: 'ui/Dates/Form library' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Every date field, driven by react-hook-form: values as ISO texts, errors, focus on the first error, reset. */
export const Default: Story = {
  args: { onSend: fn() },
  render: ({ onSend }, { globals }) => (
    <Narrow>
      <TrainingForm w={wordsOf(globals, words)} onSend={onSend} />
    </Narrow>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: w.send });
    for (const name of ['joined', 'deadline', 'begin', 'published', 'period'] as const) {
      await userEvent.click(send);
      const group = canvas.getByRole('group', { name: w[name] });
      // The focus goes to the first part of the first wrong field.
      await waitFor(() => expect(within(group).getAllByRole('spinbutton')[0]).toHaveFocus());
      await expect(group).toHaveAccessibleDescription(expect.stringContaining(w.required));
      await userEvent.keyboard(w.typed[name]);
    }
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenLastCalledWith({
      joined: '2019-07-01',
      deadline: '2026-11-24',
      begin: '09:30',
      published: '2026-11-24T01:30:00Z',
      period: { from: '2026-11-24', to: '2026-11-30' },
    });
    await userEvent.click(canvas.getByRole('button', { name: w.reset }));
    await waitFor(() =>
      expect(canvas.getAllByRole('spinbutton').every((part) => part.dataset['placeholder'] !== undefined)).toBe(true),
    );
  },
};

export const English: Story = { ...Default, args: { onSend: fn() }, globals: { language: 'en' } };
export const EnglishTest: Story = { ...English, tags: ['test', '!dev', '!autodocs'], play: DefaultTest.play };
