import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm, type FieldValues } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup.tsx';
import { Radio } from '../components/Radio.tsx';
import { RadioGroup } from '../components/RadioGroup.tsx';
import { Rating } from '../components/Rating.tsx';
import { Switch } from '../components/Switch.tsx';
import { TextArea } from '../components/TextArea.tsx';
import { TextField } from '../components/TextField.tsx';
import { Select } from '../overlays/Select.tsx';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { ComboBox } from './ComboBox.tsx';
import { NumberField } from './NumberField.tsx';
import { RangeSlider, Slider } from './Slider.tsx';
import { TagField } from './TagField.tsx';

const words = {
  zh: {
    name: '课程名称',
    about: '课程简介',
    kind: '形式',
    kinds: ['线上', '现场'],
    told: '通知谁',
    tell: ['学员', '班组长'],
    open: '允许转发',
    agree: '我有权发布这些内容',
    stars: '难度',
    level: ['很容易', '容易', '适中', '难', '很难'],
    minutes: '时长（分钟）',
    lecturer: '讲师',
    people: ['陈国栋', '何佳怡'],
    teams: '部门',
    shops: ['质量部', '工艺部'],
    weight: '占总成绩',
    hours: '学时范围',
    language: '语言',
    languages: ['中文', 'English'],
    ends: ['最少', '最多'],
    combo: { empty: '没有', chosen: '已选', clear: '清除' },
    required: '这一项还没有填',
    short: '至少 30 分钟',
    send: '发布',
    reset: '恢复',
  },
  en: {
    name: 'Title',
    about: 'About it',
    kind: 'Held',
    kinds: ['Online', 'On site'],
    told: 'Who is told',
    tell: ['Learners', 'Team leaders'],
    open: 'May be passed on',
    agree: 'I may publish this',
    stars: 'Difficulty',
    level: ['Very easy', 'Easy', 'Medium', 'Hard', 'Very hard'],
    minutes: 'Minutes',
    lecturer: 'Lecturer',
    people: ['Guodong Chen', 'Jiayi He'],
    teams: 'Departments',
    shops: ['Quality', 'Process'],
    weight: 'Part of the mark',
    hours: 'Hours',
    language: 'Language',
    languages: ['中文', 'English'],
    ends: ['from', 'to'],
    combo: { empty: 'None', chosen: 'Chosen', clear: 'Clear' },
    required: 'This is still missing',
    short: 'At least 30 minutes',
    send: 'Publish',
    reset: 'Reset',
  },
};

const choices = (labels: readonly string[]) => labels.map((label, index) => ({ value: String(index), label }));

const blank = {
  name: '',
  about: '',
  kind: null as string | null,
  told: [] as string[],
  open: false,
  agree: false,
  stars: null as number | null,
  minutes: null as number | null,
  lecturer: null as string | null,
  teams: [] as string[],
  weight: 0.5,
  hours: [1, 4] as readonly [number, number],
  language: '0',
};

function CourseForm({ w, onSend }: { w: typeof words.zh; onSend?: (values: FieldValues) => void }) {
  const { control, register, handleSubmit, reset, formState } = useForm({ defaultValues: blank });
  const error = (name: keyof typeof blank) => formState.errors[name]?.message;
  const required = { required: w.required };
  const [easy = '', light = '', medium = '', hard = '', extreme = ''] = w.level;
  const [least = '', most = ''] = w.ends;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => onSend?.(values))(event)}>
      <Column data-fill="">
        <TextField label={w.name} error={error('name')} {...register('name', required)} />
        <TextArea label={w.about} maxLength={100} error={error('about')} {...register('about')} />
        <Controller
          {...{ control, name: 'kind', rules: required }}
          render={({ field }) => (
            <RadioGroup {...field} label={w.kind} orientation="horizontal" required error={error('kind')}>
              {w.kinds.map((kind) => (
                <Radio key={kind} value={kind}>
                  {kind}
                </Radio>
              ))}
            </RadioGroup>
          )}
        />
        <Controller
          {...{ control, name: 'told' }}
          render={({ field }) => (
            <CheckboxGroup {...field} label={w.told} orientation="horizontal" options={choices(w.tell)} />
          )}
        />
        <Controller
          {...{ control, name: 'stars', rules: required }}
          render={({ field }) => (
            <Rating
              {...field}
              label={w.stars}
              words={{ stars: [easy, light, medium, hard, extreme] }}
              required
              error={error('stars')}
            />
          )}
        />
        <Controller
          {...{ control, name: 'minutes', rules: { ...required, min: { value: 30, message: w.short } } }}
          render={({ field }) => <NumberField {...field} label={w.minutes} required error={error('minutes')} />}
        />
        <Controller
          {...{ control, name: 'lecturer', rules: required }}
          render={({ field }) => (
            <ComboBox
              {...field}
              label={w.lecturer}
              options={choices(w.people)}
              words={w.combo}
              required
              error={error('lecturer')}
            />
          )}
        />
        <Controller
          {...{ control, name: 'teams' }}
          render={({ field }) => <TagField {...field} label={w.teams} options={choices(w.shops)} words={w.combo} />}
        />
        <Controller
          {...{ control, name: 'language' }}
          render={({ field }) => <Select {...field} label={w.language} options={choices(w.languages)} />}
        />
        <Controller
          {...{ control, name: 'weight' }}
          render={({ field }) => (
            <Slider {...field} label={w.weight} max={1} step={0.1} formatOptions={{ style: 'percent' }} />
          )}
        />
        <Controller
          {...{ control, name: 'hours' }}
          render={({ field }) => <RangeSlider {...field} label={w.hours} max={8} thumbTexts={[least, most]} />}
        />
        <Controller
          {...{ control, name: 'open' }}
          render={({ field: { value, ...field } }) => (
            <Switch {...field} checked={value}>
              {w.open}
            </Switch>
          )}
        />
        {/* Not by register: what is registered before the fields above have rendered takes the focus before them. */}
        <Controller
          {...{ control, name: 'agree', rules: required }}
          render={({ field: { value, ...field }, fieldState }) => (
            <Checkbox {...field} checked={value} aria-invalid={fieldState.invalid || undefined}>
              {w.agree}
            </Checkbox>
          )}
        />
        <Button type="submit" variant="primary">
          {w.send}
        </Button>
        <Button onClick={() => reset()}>{w.reset}</Button>
      </Column>
    </form>
  );
}

const meta: Meta<{ onSend: (values: FieldValues) => void }> = {
  title: 'ui/Forms/Form library',
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Every control of a form, driven by react-hook-form: values, errors, focus on the first error, reset. */
export const Default: Story = {
  args: { onSend: fn() },
  render: ({ onSend }, { globals }) => (
    <Narrow>
      <CourseForm w={wordsOf(globals, words)} onSend={onSend} />
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
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
    await expect(args.onSend).not.toHaveBeenCalled();
    // The focus goes to the first wrong control of any kind.
    const name = canvas.getByRole('textbox', { name: w.name });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('8D');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('radio', { name: w.kinds[0] })).toHaveFocus());
    await userEvent.keyboard(' {ArrowRight}');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('radio', { name: w.level[0] })).toHaveFocus());
    await userEvent.keyboard(' {ArrowRight}');
    await userEvent.click(send);
    const minutes = canvas.getByRole('textbox', { name: w.minutes });
    await waitFor(() => expect(minutes).toHaveFocus());
    await userEvent.keyboard('20{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(w.short));
    await userEvent.clear(minutes);
    await userEvent.keyboard('45');
    await userEvent.click(send);
    const lecturer = canvas.getByRole('combobox', { name: w.lecturer });
    await waitFor(() => expect(lecturer).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: w.teams }));
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: w.tell[1] }));
    await userEvent.click(canvas.getByRole('switch', { name: w.open }));
    await userEvent.click(canvas.getByRole('checkbox', { name: w.agree }));
    await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenLastCalledWith({
      name: '8D',
      about: '',
      kind: w.kinds[1],
      told: ['1'],
      open: true,
      agree: true,
      stars: 2,
      minutes: 45,
      lecturer: '1',
      teams: ['0'],
      weight: 0.5,
      hours: [1, 4],
      language: '0',
    });
    await userEvent.click(canvas.getByRole('button', { name: w.reset }));
    await expect(minutes).toHaveValue('');
    await waitFor(() => expect(lecturer).toHaveValue(''));
    await expect(canvas.getByRole('switch', { name: w.open })).not.toBeChecked();
    await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    await expect(canvas.queryAllByRole('row')).toHaveLength(0);
  },
};

export const Dark: Story = {
  args: { onSend: fn() },
  globals: { appearance: 'dark', language: 'en' },
  render: Default.render,
};
