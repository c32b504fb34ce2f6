// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('is described by its hint, and by its error in place of it [UI-07]', () => {
    const { rerender } = render(<TextField label="Number" hint="On your badge" />);
    const field = screen.getByRole('textbox', { name: 'Number' });
    expect(field).toHaveAccessibleDescription('On your badge');
    expect(field).not.toBeInvalid();
    rerender(<TextField label="Number" hint="On your badge" error="One digit is missing" />);
    expect(field).toHaveAccessibleDescription('One digit is missing');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('One digit is missing');
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed and keeps it', async () => {
    render(<PasswordField label="Password" revealText="Show" concealText="Hide" />);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('Button', () => {
  it('takes no second press while it works, in a form too', async () => {
    const sent: string[] = [];
    const form = (pending: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('once');
        }}
      >
        <Button type="submit" pending={pending}>
          Hand in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Hand in' });
    await userEvent.click(button);
    rerender(form(true));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['once']);
    expect(button).toHaveFocus();
  });
});
