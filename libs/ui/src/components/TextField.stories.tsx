import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'ui/TextField',
  component: TextField,
  argTypes: { before: { control: false }, after: { control: false }, ref: { control: false } },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  args: { size: 'lg' },
  render: (args, { globals }) => (
    <Narrow>
      <TextField {...args} label={textsOf(globals).account} hint={textsOf(globals).accountHint} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'H20381');
    await expect(field).toHaveValue('H20381');
    await expect(field).toHaveAccessibleDescription();
  },
};

export const States: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <TextField label={t.account} placeholder={t.accountHint} />
          <TextField label={t.account} required defaultValue="138 0512 77" error={t.accountError} />
          <TextField
            label={t.department}
            disabled
            value={t.departmentValue}
            hint={t.departmentHint}
            after={<Lock size={16} aria-hidden="true" />}
          />
          <TextField
            label={t.search}
            hideLabel
            type="search"
            placeholder={t.search}
            before={<Search size={16} aria-hidden="true" />}
          />
          <PasswordField
            size="lg"
            label={t.password}
            revealText={t.reveal}
            concealText={t.conceal}
            defaultValue="longer-than-it-looks"
          />
          <PasswordField
            label={t.password}
            revealText={t.reveal}
            concealText={t.conceal}
            defaultValue="differs"
            error={t.passwordError}
          />
          <TextArea label={t.comment} defaultValue={t.panel} hint={t.commentHint} counter="286 / 300" />
        </Column>
      </Narrow>
    );
  },
};

export const Areas: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <TextArea label={t.comment} placeholder={t.commentHint} />
          <TextArea label={t.comment} required error={t.notSent} defaultValue={t.long} counter="301 / 300" />
          <TextArea label={t.department} disabled value={t.departmentValue} hint={t.departmentHint} />
          <TextArea label={t.long} rows={1} defaultValue={t.long} hint={t.long} />
        </Column>
      </Narrow>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const [, refused] = within(canvasElement).getAllByRole('textbox', { name: new RegExp(t.comment) });
    await expect(refused).toBeInvalid();
    await expect(refused).toHaveAccessibleDescription(t.notSent);
  },
};

export const Reveal: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <PasswordField
          label={t.password}
          revealText={t.reveal}
          concealText={t.conceal}
          capsLockText={t.capsLock}
          defaultValue="secret"
        />
      </Narrow>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const field = canvasElement.querySelector('input');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.reveal }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.conceal }));
    await expect(field).toHaveAttribute('type', 'password');
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

export const English: Story = { ...States, globals: { language: 'en' } };
export const Dark: Story = { ...States, globals: { appearance: 'dark' } };
