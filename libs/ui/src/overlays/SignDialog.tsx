import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Dialog } from './Dialog.tsx';

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
  gap: 8px;
  margin-top: 16px;

  & > li {
    display: grid;
    justify-items: center;
    gap: 4px;
    min-width: 0;
    padding: 8px 4px;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > li > b {
    display: grid;
    place-items: center;
    min-height: 24px;
    font-size: var(--t14);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-state='done'] {
    border-color: transparent;
    background: var(--accent-soft);
  }
  & > li[data-state='done'] > b {
    color: var(--accent-text);
  }
  & > li[data-state='today'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  & > li[data-state='missed'] {
    border-color: transparent;
    background: var(--sunken);
  }
`;

/** A day of the row: signed, missed, today and not signed yet, or to come. */
export type SignDayState = 'done' | 'missed' | 'today' | 'next';

export interface SignDay {
  /** "Mon", "21 Nov" or "Today". */
  readonly label: string;
  /** Reward of the day: "+5". */
  readonly reward?: string;
  readonly state: SignDayState;
}

export interface SignDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by every way to close it; the caller then sets `open`. */
  onClose: () => void;
  /** Its subject; it names the dialog. */
  title: ReactNode;
  /** Length of the row and its rewards. */
  children?: ReactNode;
  /** The days in order; usually seven, none where signing is a single act. */
  days?: readonly SignDay[];
  /** Button that signs the day: pending, it shows that and ignores further presses. */
  sign?: {
    readonly text: string;
    readonly onSign: () => void;
    readonly pending?: boolean;
    readonly disabled?: boolean;
  };
  /** Error of the last attempt, and what to do. */
  error?: ReactNode;
  /** Words for the marks of a day. */
  words: { readonly done: string; readonly missed: string; readonly close: string };
}

/** Signs a person in for the day and shows the days around it. */
export function SignDialog({ days = [], sign, error, words, children, ...dialog }: SignDialogProps) {
  const action =
    sign === undefined ? undefined : (
      <Button variant="primary" size="lg" block pending={sign.pending} disabled={sign.disabled} onClick={sign.onSign}>
        {sign.text}
      </Button>
    );
  return (
    <Dialog {...dialog} footer={action} closeText={words.close} width={560}>
      {children}
      {days.length === 0 ? null : (
        <Days>
          {days.map((day) => (
            <li key={day.label} data-state={day.state} aria-current={day.state === 'today' ? 'date' : undefined}>
              {day.label}
              <b>
                <DayMark day={day} />
              </b>
              {day.state === 'done' || day.state === 'missed' ? (
                <VisuallyHidden>{words[day.state]}</VisuallyHidden>
              ) : null}
            </li>
          ))}
        </Days>
      )}
      {error === undefined ? null : <ErrorLine role="alert">{error}</ErrorLine>}
    </Dialog>
  );
}

const ErrorLine = styled.p`
  margin-top: 12px;
  color: var(--danger);
`;

function DayMark({ day }: { day: SignDay }) {
  if (day.state === 'done') return <Check size={18} aria-hidden="true" />;
  if (day.state === 'missed') return <Minus size={18} aria-hidden="true" />;
  return day.reward ?? '·';
}
