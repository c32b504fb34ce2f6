import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'ui/Checkbox',
  component: Checkbox,
  argTypes: { ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  render: (args, { globals }) => <Checkbox {...args}>{textsOf(globals).remember}</Checkbox>,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
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

export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Checkbox>{textsOf(globals).agree}</Checkbox>
    </Narrow>
  ),
};

export const English: Story = { ...LongText, globals: { language: 'en' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
