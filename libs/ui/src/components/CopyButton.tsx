import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { copyText } from './copy-text.ts';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Place = styled.span`
  position: relative;
  display: inline-flex;

  & [data-outcome='copied'] > svg {
    color: var(--ok);
  }
  & [data-outcome='failed'] > svg {
    color: var(--danger);
  }
`;

/** All words lie on each other, so that the button is as wide as the longest and keeps its width. */
const Words = styled.span`
  display: grid;

  & > span {
    grid-area: 1 / 1;
  }
  & > span:not([data-shown]) {
    visibility: hidden;
  }
`;

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Tip = styled.span`
  position: absolute;
  z-index: var(--z-header);
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  width: max-content;
  max-width: 240px;
  padding: 4px 8px;
  border-radius: var(--r-ctl);
  background: var(--tip);
  color: var(--on-tip);
  font-size: var(--t12);
  line-height: 20px;
  animation: ${appear} var(--quick) var(--ease);
`;

/** The words of a button that copies. */
export interface CopyWords {
  /** What it does. */
  copy: string;
  /** It is on the clipboard. */
  copied: string;
  /** It is not, and what to do instead. */
  failed: string;
}

export interface CopyButtonProps {
  /** What is copied, or what makes it when it is pressed. */
  text: string | (() => string);
  words: CopyWords;
  /** With words, or an icon alone that shows its words in a small label under it. */
  look?: 'button' | 'icon';
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  onOutcome?: (copied: boolean) => void;
}

/** How long the outcome is shown, ms; a failure has more to read. */
const shownFor = { copied: 2000, failed: 6000 };

const icons = { idle: Copy, copied: Check, failed: X };

/** Copies a text and says in its own place whether that worked; both outcomes are seen and announced [UI-04]. */
export function CopyButton({
  text,
  words,
  look = 'button',
  variant = 'normal',
  size = 'md',
  disabled = false,
  onOutcome,
}: CopyButtonProps) {
  /** `turn` makes a second press start the time of the outcome anew. */
  const [{ outcome, turn }, setShown] = useState<{ outcome: keyof typeof icons; turn: number }>({
    outcome: 'idle',
    turn: 0,
  });
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setShown({ outcome: 'idle', turn }), shownFor[outcome]);
    return () => clearTimeout(timer);
  }, [outcome, turn]);

  const copy = async () => {
    const copied = await copyText(typeof text === 'string' ? text : text());
    setShown((before) => ({ outcome: copied ? 'copied' : 'failed', turn: before.turn + 1 }));
    onOutcome?.(copied);
  };
  const Icon = icons[outcome];
  const said = outcome === 'idle' ? '' : words[outcome];
  const shared = { disabled, onClick: () => void copy(), 'data-outcome': outcome };
  return (
    <Place>
      {look === 'icon' ? (
        <IconButton {...shared} label={words.copy} size={size === 'lg' ? 'md' : size}>
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button {...shared} variant={variant} size={size} icon={<Icon size={16} aria-hidden="true" />}>
          <Words>
            <span data-shown={outcome === 'copied' ? undefined : ''}>{words.copy}</span>
            <span data-shown={outcome === 'copied' ? '' : undefined}>{words.copied}</span>
          </Words>
        </Button>
      )}
      {said === '' || (look === 'button' && outcome === 'copied') ? null : <Tip aria-hidden="true">{said}</Tip>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Place>
  );
}
