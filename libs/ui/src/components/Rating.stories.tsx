import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';
import { Rating, type RatingWords } from './Rating.tsx';
import { RatingValue } from './RatingValue.tsx';

const words = {
  zh: {
    label: '这门课讲得怎么样',
    hint: '只有平均分会公开',
    error: '先打分，再交评价',
    rating: {
      stars: ['很差，没听懂', '不太好', '还可以', '不错', '很好，推荐'],
      clear: '清除评分',
    } satisfies RatingWords,
    shown: (value: number) => `${value} 分，满分 5 分`,
    people: '231 人评过',
    none: '还没有人评',
    long: '讲师对首件检验、过程巡检、末件复核三道关口的讲解，和你在现场真正遇到的问题对得上吗',
  },
  en: {
    label: 'How was this course taught?',
    hint: 'Only the average is public',
    error: 'Give some stars before you hand in the review',
    rating: {
      stars: ['Poor, I was lost', 'Not so good', 'All right', 'Good', 'Excellent'],
      clear: 'Take it back',
    } satisfies RatingWords,
    shown: (value: number) => `${value} out of 5`,
    people: '231 reviews',
    none: 'No reviews yet',
    long: 'Does what the lecturer says about first-article, in-process and last-article inspection agree with what you really meet on the shop floor?',
  },
};

const meta: Meta<typeof Rating> = {
  title: 'ui/Forms/Rating',
  component: Rating,
  subcomponents: { RatingValue },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: false },
    value: { control: false },
    words: { control: 'object' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Rating>;

export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return <Rating {...args} label={w.label} hint={w.hint} words={w.rating} name="stars" />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: w.label })).toHaveAccessibleDescription(w.hint);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: w.rating.stars[0] })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: w.rating.stars[2] })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvasElement.querySelectorAll('label[data-full]')).toHaveLength(3);
    await expect(canvas.getByText(w.rating.stars[2])).toBeVisible();
    // Removing the rating leaves the focus on the control.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: w.rating.stars[0] })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { required: false, disabled: false, defaultValue: 4 },
  render: (args, { globals }) => {
    const w = wordsOf(globals, words);
    return <Rating {...args} label={args.label ?? w.label} words={args.words ?? w.rating} />;
  },
};

export const States: Story = {
  tags: ['mirrored', 'english-dark'],
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Column>
        <Rating label={w.label} words={w.rating} />
        <Rating label={w.label} words={w.rating} defaultValue={4} hint={w.hint} />
        <Rating label={w.label} words={w.rating} required error={w.error} />
        <Rating label={w.label} words={w.rating} disabled defaultValue={3} />
        {([4.5, 3.8, 0.4, 0] as const).map((value) => (
          <RatingValue key={value} value={value} label={w.shown(value)}>
            {value === 0 ? w.none : `${value.toFixed(1)} · ${w.people}`}
          </RatingValue>
        ))}
        <RatingValue value={4.5} label={w.shown(4.5)} size="sm" />
        <RatingValue value={4.5} label={w.shown(4.5)} size="lg" />
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'mirrored', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const w = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radiogroup')[2]).toBeInvalid();
    const [half] = canvas.getAllByRole('img', { name: w.shown(4.5) });
    await expect(half?.querySelectorAll('i')).toHaveLength(5);
    await expect(half?.querySelectorAll('i[data-half]')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: w.shown(0.4) }).querySelectorAll('i')).toHaveLength(1);
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const w = wordsOf(globals, words);
    return (
      <Narrow>
        <Rating
          label={w.long}
          words={{ ...w.rating, stars: [w.long, w.long, w.long, w.long, w.long] }}
          defaultValue={2}
          hint={w.long}
        />
      </Narrow>
    );
  },
};
