import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { Calendar } from './Calendar.tsx';

const words = {
  zh: { label: '开课日期', chosen: /11月24日/, today: /11月21日/, march: '三月' },
  en: { label: 'Begin of the course', chosen: /24 November/, today: /21 November/, march: 'March' },
};

/** Weekends are not available. */
const atWeekends = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

const meta: Meta<typeof Calendar> = {
  title: 'ui/Dates/Calendar',
  component: Calendar,
  argTypes: { value: { control: false }, isUnavailable: { control: false } },
  args: { today: '2026-11-21' },
};
export default meta;
type Story = StoryObj<typeof Calendar>;

export const Default: Story = {
  args: { onChange: fn(), isUnavailable: atWeekends, min: '2026-11-05', max: '2026-12-20' },
  render: (args, { globals }) => <Calendar {...args} label={wordsOf(globals, words).label} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('application', { name: new RegExp(w.label) })).toBeVisible();
    // The zone decides which day is today; it is marked as today, and keyboard navigation starts on it.
    await expect(day(w.today)).toHaveAttribute('aria-current', 'date');
    // The month before has no available day: the next stop is the button forward, then the days.
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(w.today)).toHaveFocus();
    // A Saturday can be focused, but not chosen.
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await expect(day(w.chosen).closest('td')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{PageDown}{Enter}');
    // The first day out of bounds cannot be focused: the last one inside is.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-18');
  },
};

/** Month and year as lists, for days far away. */
export const Jump: Story = {
  args: { onChange: fn(), jump: true },
  render: (args, { globals }) => <Calendar {...args} label={wordsOf(globals, words).label} />,
};

export const JumpTest: Story = {
  ...Jump,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const [year, month] = within(canvasElement).getAllByRole('combobox');
    if (year === undefined || month === undefined) throw new Error('two lists expected');
    await userEvent.selectOptions(month, '3');
    const march1998 = within(year).getByRole('option', { name: /1998/ });
    await userEvent.selectOptions(year, march1998);
    const first = within(canvasElement).getAllByRole('button', { name: /1998/ });
    const [day] = first.filter((button) => button.textContent === '8');
    if (day === undefined) throw new Error('a day expected');
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-03-08');
  },
};

export const Playground: Story = {
  args: { months: 1, jump: false, disabled: false, readOnly: false, zone: 'Asia/Shanghai' },
  render: (args, { globals }) => <Calendar {...args} label={args.label ?? wordsOf(globals, words).label} />,
};

export const States: Story = {
  tags: ['english-dark'],
  render: ({ today }, { globals }) => {
    const { label } = wordsOf(globals, words);
    return (
      <Column>
        <Calendar label={label} today={today} months={2} defaultValue="2026-11-24" isUnavailable={atWeekends} />
        <Calendar label={label} today={today} defaultValue="2026-11-24" max="2026-11-25" firstDay="sun" jump />
        <Calendar label={label} today={today} defaultValue="2026-11-24" disabled />
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-kept]')).toHaveTextContent('24');
  },
};

/** Month names are the language's own: Greek has the longest. Names that do not fit side by side are stacked. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <LocaleContext value="el">
        <Narrow>
          <Column>
            <Calendar label={long} today="2026-09-21" jump />
            <Calendar label={long} today="2026-09-21" months={2} />
          </Column>
        </Narrow>
      </LocaleContext>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(3);
    await staysInside({ canvasElement });
  },
};

/** Hebrew: weeks and arrows run from right to left. */
export const Mirrored: Story = {
  ...States,
  globals: { direction: 'rtl' },
  decorators: [
    (Shown) => (
      <LocaleContext value="he">
        <Shown />
      </LocaleContext>
    ),
  ],
};
export const MirroredTest: Story = { ...Mirrored, tags: ['test', '!dev', '!autodocs'], play: StatesTest.play };
