import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'ui/Forms/Checkbox',
  component: Checkbox,
  argTypes: { children: { control: 'text' }, ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  args: { onChange: fn() },
  render: (args, { globals }) => <Checkbox {...args}>{textsOf(globals).remember}</Checkbox>,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: textsOf(globals).remember });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByText(textsOf(globals).remember));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = {
  args: { indeterminate: false, disabled: false, required: false },
  render: (args, { globals }) => <Checkbox {...args}>{args.children ?? textsOf(globals).remember}</Checkbox>,
};

export const States: Story = {
  tags: ['dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Column>
        <Checkbox>{t.remember}</Checkbox>
        <Checkbox defaultChecked>{t.remember}</Checkbox>
        <Checkbox indeterminate>{t.allCourses}</Checkbox>
        <Checkbox disabled>{t.disabled}</Checkbox>
        <Checkbox disabled defaultChecked>
          {t.disabled}
        </Checkbox>
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'dark'],
  play: async ({ canvasElement, globals }) => {
    const some = within(canvasElement).getByRole('checkbox', { name: textsOf(globals).allCourses });
    await expect(some).toBePartiallyChecked();
  },
};

export const LongText: Story = {
  globals: { language: 'en' },
  render: (_args, { globals }) => (
    <Narrow>
      <Checkbox>{textsOf(globals).agree}</Checkbox>
    </Narrow>
  ),
};
