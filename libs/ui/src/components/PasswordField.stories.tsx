import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, type StoryTexts } from '../story-kit/texts.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'ui/Forms/PasswordField',
  component: PasswordField,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    counter: { control: 'text' },
    revealText: { control: 'text' },
    concealText: { control: 'text' },
    capsLockText: { control: 'text' },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    before: { control: false },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

const wordsOf = (t: StoryTexts) => ({
  label: t.password,
  revealText: t.reveal,
  concealText: t.conceal,
  capsLockText: t.capsLock,
});

/** The button after the input shows and hides the password; a note appears while Caps Lock is on. */
export const Default: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <PasswordField {...wordsOf(textsOf(globals))} />
    </Narrow>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(t.password);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('secret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.reveal })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: t.conceal }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('secret');
    await fireEvent.keyUp(field, { key: 'A', modifierCapsLock: true });
    await expect(field).toHaveAccessibleDescription(t.capsLock);
  },
};

export const Playground: Story = {
  args: { size: 'md', hideLabel: false, required: false, disabled: false },
  render: (args, { globals }) => (
    <Narrow>
      <PasswordField {...wordsOf(textsOf(globals))} {...args} />
    </Narrow>
  ),
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const words = wordsOf(t);
    return (
      <Narrow>
        <Column data-fill="">
          <PasswordField {...words} hint={t.accountHint} required />
          <PasswordField {...words} size="lg" defaultValue="longer-than-it-looks" />
          <PasswordField {...words} defaultValue="differs" error={t.passwordError} />
          <PasswordField {...words} label={t.disabled} disabled defaultValue="secret" />
          <PasswordField {...words} label={t.long} defaultValue={t.long} error={t.long} />
        </Column>
      </Narrow>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const [, , refused] = within(canvasElement).getAllByLabelText(new RegExp(t.password));
    await expect(refused).toBeInvalid();
    await expect(refused).toHaveAccessibleDescription(t.passwordError);
  },
};

/** A pass phrase of any length scrolls in its box, and the button after it stays visible. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column data-fill="">
          <PasswordField {...wordsOf(t)} revealText={t.long} defaultValue={unbroken} hint={t.long} label={t.long} />
          <PasswordField {...wordsOf(t)} label={unbroken} defaultValue={t.long} error={unbroken} required />
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const reveal = within(canvasElement).getByRole('button', { name: t.long });
    await expect(reveal).toHaveAttribute('title', t.long);
    await userEvent.click(reveal);
    await expect(within(canvasElement).getByRole('textbox', { name: t.long })).toHaveValue(unbroken);
    await staysInside({ canvasElement });
  },
};
