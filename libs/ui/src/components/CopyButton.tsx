import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { copyText } from './copy-text.ts';
import { IconButton } from './IconButton.tsx';
import { isMirrored } from './mirrored.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Place = styled.span`
  position: relative;
  display: inline-flex;
  max-width: 100%;

  & > [data-variant] {
    min-width: 0;
    padding-block: 4px;
    white-space: normal;
  }
  & [data-outcome='copied'] > svg {
    color: var(--ok);
  }
  & [data-outcome='failed'] > svg {
    color: var(--danger);
  }
`;

/** All labels overlap, so that the button is as wide as the longest and keeps its width. */
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
  inset-inline: 0 auto;
  width: max-content;
  max-width: 240px;
  padding: 4px 8px;
  border-radius: var(--r-ctl);
  background: var(--tip);
  color: var(--on-tip);
  font-size: var(--t12);
  line-height: 20px;
  animation: ${appear} var(--quick) var(--ease);

  &[data-side='end'] {
    inset-inline: auto 0;
  }
`;

const ByHand = styled.p`
  max-width: 560px;
  font-size: var(--t12);
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Texts of a copy button. */
export interface CopyWords {
  /** Label of the button. */
  copy: string;
  /** Shown when the text was copied. */
  copied: string;
  /** Copying failed: what to do instead. */
  failed: string;
}

export interface CopyButtonProps {
  /** The text to copy, or a function that makes it on press. */
  text: string | (() => string);
  /** All its texts, in the reader's language. */
  words: CopyWords;
  /** With words, or an icon alone with its words in a small label below. */
  look?: 'button' | 'icon';
  /** Emphasis, as with every button. */
  variant?: ButtonVariant;
  /** How tall it is, as with every button. */
  size?: ButtonSize;
  /** Shows the text below the error, to be copied by hand, where the browser refuses to copy. */
  showText?: boolean;
  /** Disabled. */
  disabled?: boolean;
  /** Called with whether the text reached the clipboard. */
  onOutcome?: (copied: boolean) => void;
}

/** The end of the button at which its label is aligned: the one nearer to the edge of the window. */
function sideOf(button: HTMLElement): 'start' | 'end' {
  const { left, right } = button.getBoundingClientRect();
  const onTheRight = left + right > window.innerWidth;
  return onTheRight === isMirrored(button) ? 'start' : 'end';
}

/** How long the outcome is shown, ms; a failure has more to read. */
const shownFor = { copied: 2000, failed: 6000 };

interface Shown {
  outcome: 'idle' | 'copied' | 'failed';
  /** Counts presses: each restarts the timer of the outcome. */
  turn: number;
  side: 'start' | 'end';
}

const icons = { idle: Copy, copied: Check, failed: X };

/** Copies a text and shows in its own place whether that worked; both outcomes are visible and announced. */
export function CopyButton({
  text,
  words,
  look = 'button',
  variant = 'normal',
  size = 'md',
  showText = false,
  disabled = false,
  onOutcome,
}: CopyButtonProps) {
  const [{ outcome, turn, side }, setShown] = useState<Shown>({ outcome: 'idle', turn: 0, side: 'start' });
  const [byHand, setByHand] = useState<string>();
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setShown((before) => ({ ...before, outcome: 'idle' })), shownFor[outcome]);
    return () => clearTimeout(timer);
  }, [outcome, turn]);

  const copy = async (button: HTMLElement) => {
    const wanted = typeof text === 'string' ? text : text();
    const copied = await copyText(wanted);
    setByHand(copied || !showText ? undefined : wanted);
    setShown((before) => ({
      outcome: copied ? 'copied' : 'failed',
      turn: before.turn + 1,
      side: sideOf(button),
    }));
    onOutcome?.(copied);
  };
  const Icon = icons[outcome];
  const said = outcome === 'idle' ? '' : words[outcome];
  const shared = {
    disabled,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => void copy(currentTarget),
    'data-outcome': outcome,
  };
  const button = (
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
      {said === '' || showText || (look === 'button' && outcome === 'copied') ? null : (
        <Tip aria-hidden="true" data-side={side}>
          {said}
        </Tip>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Place>
  );
  if (!showText) return button;
  return (
    <div>
      {button}
      {byHand === undefined ? null : <ByHand>{`${words.failed}\n${byHand}`}</ByHand>}
    </div>
  );
}
