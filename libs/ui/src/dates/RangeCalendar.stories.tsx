import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Narrow, Column } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { LocaleContext } from '../theme/locale.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

const words = {
  zh: { label: '统计时段', day: (day: number) => new RegExp(`11月${day}日`) },
  en: { label: 'Period', day: (day: number) => new RegExp(`\\b${day} November`) },
};

const meta: Meta<typeof RangeCalendar> = {
  title: 'ui/Dates/RangeCalendar',
  component: RangeCalendar,
  argTypes: { value: { control: false }, defaultValue: { control: false }, isUnavailable: { control: false } },
  args: { today: '2026-11-21' },
};
export default meta;
type Story = StoryObj<typeof RangeCalendar>;

export const Default: Story = {
  args: { onChange: fn(), maxDays: 5 },
  render: (args, { globals }) => <RangeCalendar {...args} label={wordsOf(globals, words).label} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    const [today] = canvas.getAllByRole('button', { name: w.day(21) });
    today?.focus();
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.keyboard('{Enter}');
    // While one end is chosen, days too far from it cannot be the other.
    const [far] = canvas.getAllByRole('button', { name: w.day(26) });
    await expect(far).toHaveAttribute('data-unavailable');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-24' });
    await expect(canvasElement.querySelectorAll('td[aria-selected=true]')).toHaveLength(4);
    await expect(far).not.toHaveAttribute('data-unavailable');
  },
};

export const Playground: Story = {
  args: { months: 2, disabled: false, readOnly: false, zone: 'Asia/Shanghai' },
  render: (args, { globals }) => <RangeCalendar {...args} label={args.label ?? wordsOf(globals, words).label} />,
};

export const States: Story = {
  tags: ['english-dark'],
  render: ({ today }, { globals }) => {
    const { label } = wordsOf(globals, words);
    return (
      <Column>
        <RangeCalendar
          label={label}
          today={today}
          defaultValue={{ from: '2026-10-24', to: '2026-11-20' }}
          max={today}
        />
        <RangeCalendar
          label={label}
          today={today}
          months={1}
          defaultValue={{ from: '2026-11-21', to: '2026-11-21' }}
          disabled
        />
      </Column>
    );
  },
};

/** Month names are the language's own: Greek has the longest. In a narrow place the months are stacked. */
export const LongText: Story = {
  render: (_args, { globals }) => (
    <LocaleContext value="el">
      <Narrow>
        <RangeCalendar
          label={textsOf(globals).long}
          today="2026-09-21"
          defaultValue={{ from: '2026-09-21', to: '2026-10-12' }}
        />
      </Narrow>
    </LocaleContext>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(2);
    await staysInside({ canvasElement });
  },
};
