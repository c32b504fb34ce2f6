import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { outOf } from '../story-kit/long-words.ts';
import { departmentsOf, peopleTexts, type PeopleTexts } from '../story-kit/people.ts';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { inWindow } from '../story-kit/frames.ts';
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';

const meta: Meta<typeof PeoplePicker> = {
  title: 'ui/Forms/PeoplePicker',
  component: PeoplePicker,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    people: { control: 'object' },
    departments: { control: false },
    words: { control: 'object' },
    value: { control: false },
    counter: { control: false },
    ref: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: [
          'People, found by name or number, or gone through by department.',
          '',
          '**When**: who takes part, who marks, who is told. **When not**: one of a handful (`Select`); whole departments with',
          'whoever will be in them (`TagField` or `Tree` of departments). Two people of one name are told apart by what stands',
          'below the name, so that has to be given.',
          '',
          '| key | does |',
          '| --- | --- |',
          '| letters | find; arrows go along those found, Enter chooses, Escape closes |',
          '| Backspace in the empty box | takes the last one away |',
          '| arrows in the departments | walk, open and close; space chooses, with all below |',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PeoplePicker>;

function Picker({ t, ...rest }: { t: PeopleTexts } & Partial<PeoplePickerProps>) {
  return (
    <PeoplePicker
      label={t.label}
      placeholder={t.placeholder}
      people={t.people}
      departments={departmentsOf(t)}
      words={t.words}
      {...rest}
    />
  );
}

export const Default: Story = {
  args: { onChange: fn() },
  render: ({ onChange }, { globals }) => (
    <div style={{ maxWidth: 480 }}>
      <Picker t={wordsOf(globals, peopleTexts)} hint={wordsOf(globals, peopleTexts).hint} onChange={onChange} />
    </div>
  ),
};

/** Found by letters and keys; then a department with all its people. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const t = wordsOf(globals, peopleTexts);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t.label });
    field.focus();
    await userEvent.keyboard(t.people[1]?.name ?? '');
    const found = await screen.findAllByRole('option');
    await expect(found).toHaveLength(2);
    await expect(found[1]).toHaveTextContent(t.people[2]?.detail ?? '');
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['p1']));
    const browse = canvas.getByRole('button', { name: t.words.browse });
    browse.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: t.words.dialog.title }));
    await waitFor(() => expect(dialog.getByText(t.words.dialog.count(1))).toBeVisible());
    const branch = dialog.getByRole('row', { name: new RegExp(t.groups[1] ?? '-') });
    branch.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(dialog.getByText(t.words.dialog.count(4))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t.words.dialog.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['p1', 'p2', 'p3', 'p4']));
    await waitFor(() => expect(browse).toHaveFocus());
  },
};

export const Departments: Story = {
  ...Default,
  parameters: inWindow(640),
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, peopleTexts);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.words.browse }));
    const dialog = await screen.findByRole('dialog', { name: t.words.dialog.title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Playground: Story = {
  args: {
    label: peopleTexts.zh.label,
    placeholder: peopleTexts.zh.placeholder,
    people: peopleTexts.zh.people,
    words: peopleTexts.zh.words,
    loading: false,
    disabled: false,
    required: false,
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <PeoplePicker {...args} />
    </div>
  ),
};

export const States: Story = {
  tags: ['english-dark', 'mirrored'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, peopleTexts);
    return (
      <Column data-fill="" style={{ maxWidth: 480 }}>
        <Picker t={t} defaultValue={['p1', 'p3', 'p4']} />
        <Picker t={t} error={t.error} />
        <Picker t={t} defaultValue={['p0']} disabled />
        <Picker t={t} loading />
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, peopleTexts);
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <Picker
          t={t}
          label={long}
          hint={long}
          people={t.people.map((person) => ({ ...person, name: long, detail: long }))}
          defaultValue={['p0']}
          words={{ ...t.words, browse: long }}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(outOf(within(canvasElement).getByRole('button', { name: textsOf(globals).long }))).toBe('');
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(outOf(list)).toBe('');
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent(textsOf(globals).long);
    // While it is open all else is hidden from assistive technology.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
