import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { TextField } from './TextField.tsx';

const search = <Search size={16} aria-hidden="true" />;
const lock = <Lock size={16} aria-hidden="true" />;

const meta: Meta<typeof TextField> = {
  title: 'ui/Forms/TextField',
  component: TextField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: 'text' },
    placeholder: { control: 'text' },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    before: { control: 'inline-radio', options: ['none', 'search'], mapping: { none: undefined, search } },
    after: { control: 'inline-radio', options: ['none', 'lock'], mapping: { none: undefined, lock } },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

/** Its label names it, its hint describes it. */
export const Default: Story = {
  args: { size: 'lg', onBlur: fn() },
  render: (args, { globals }) => (
    <Narrow>
      <TextField {...args} label={textsOf(globals).account} hint={textsOf(globals).accountHint} />
    </Narrow>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const t = textsOf(globals);
    const field = within(canvasElement).getByRole('textbox', { name: t.account });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('H20381');
    await expect(field).toHaveValue('H20381');
    await expect(field).toHaveAccessibleDescription(t.accountHint);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByText(t.account));
    await expect(field).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { size: 'md', required: false, hideLabel: false, disabled: false },
  render: (args, { globals }) => (
    <Narrow>
      <TextField {...args} label={args.label ?? textsOf(globals).account} />
    </Narrow>
  ),
};

/** An error replaces the hint, and is announced. */
export const States: Story = {
  tags: ['english-dark-mirrored'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <TextField label={t.account} placeholder={t.accountHint} />
          <TextField
            label={t.account}
            required
            defaultValue="138 0512 77"
            hint={t.accountHint}
            error={t.accountError}
            counter="10 / 11"
          />
          <TextField label={t.department} disabled value={t.departmentValue} hint={t.departmentHint} after={lock} />
          <TextField label={t.search} hideLabel type="search" placeholder={t.search} before={search} />
          <TextField label={t.account} size="lg" defaultValue="H20381" />
        </Column>
      </Narrow>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark-mirrored'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const [, refused] = within(canvasElement).getAllByRole('textbox', { name: new RegExp(t.account) });
    await expect(refused).toBeInvalid();
    await expect(refused).toBeRequired();
    await expect(refused).toHaveAccessibleDescription(t.accountError);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t.accountError);
    await expect(within(canvasElement).getByRole('searchbox', { name: t.search })).toBeVisible();
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    return (
      <Narrow>
        <TextField label={long} defaultValue={long} error={long} counter="12 / 300" />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};
