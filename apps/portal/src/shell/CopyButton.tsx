import { Button, type ButtonSize, type ButtonVariant } from '@banyan/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copyText } from './copyText.ts';

const Failed = styled.p`
  max-width: 560px;
  font-size: var(--t12);
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface CopyButtonProps {
  /** What goes to the clipboard, asked for when it is pressed. */
  readonly text: () => string;
  readonly label: string;
  /** Said for two seconds when it is there. */
  readonly doneLabel: string;
  /** Said above the text, to copy by hand, where the browser lets nobody copy. */
  readonly failedLabel: string;
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
}

/** Copies, and says so in place; what cannot be copied is shown [UI-04]. */
export function CopyButton({ text, label, doneLabel, failedLabel, size, variant }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const wanted = text();
    const copied = await copyText(wanted);
    setDone(copied);
    setShown(copied ? undefined : wanted);
  };
  const Icon = done ? Check : Copy;
  return (
    <div>
      <Button size={size} variant={variant} icon={<Icon size={16} aria-hidden="true" />} onClick={() => void copy()}>
        <span aria-live="polite">{done ? doneLabel : label}</span>
      </Button>
      {shown === undefined ? null : (
        <Failed role="status">
          {failedLabel}
          {'\n'}
          {shown}
        </Failed>
      )}
    </div>
  );
}
