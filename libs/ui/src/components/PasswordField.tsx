import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  /** Name of the button that shows the password. */
  revealText: string;
  /** Name of the same button while the password is shown. */
  concealText: string;
  /** Shown in place of the hint while Caps Lock is on. */
  capsLockText?: string;
}

/** A password that can be shown, with a note when Caps Lock is on. */
export function PasswordField({
  revealText,
  concealText,
  capsLockText,
  hint,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={capsLock && capsLockText !== undefined ? capsLockText : hint}
      onKeyUp={watchCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      after={
        <IconButton
          size="sm"
          label={shown ? concealText : revealText}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
